import * as spanish from './es.ts'

/** Texts of a table, whatever they say. */
type AnyText<Told> = Told extends string
  ? string
  : Told extends (...values: never[]) => unknown
    ? Told
    : { readonly [key in keyof Told]: AnyText<Told[key]> }

/** What a language says on a workbook: without one of these words it does not compile. */
export type WorkbookWords = { readonly [key in keyof typeof spanish]: AnyText<(typeof spanish)[key]> }

export const spanishWorkbook: WorkbookWords = spanish
