import { type Ingredient, type SupplierSheet, sheetOfRow } from '@obrador/engine'
import { draftOwn } from '../library/commands/drafts.ts'
import { useDevice } from '../library/use-device.ts'
import { SHEET_FIELDS } from '../model/decode-library.ts'
import type { OwnDraft } from '../model/drafts.ts'
import type { OwnIngredient } from '../model/formula.ts'
import { barsOfGtin, isValidGtin } from '../model/gtin.ts'
import { useHalfDone } from '../ui/use-half-done.ts'

/** The draft of one that is not there yet. */
const NEW_OWN = 'new'

export type SheetField = keyof OwnDraft['sheet']
const NEEDED = ['grasa', 'hidratos', 'azucares', 'proteinas'] as const
const isNeeded = (field: SheetField): boolean => (NEEDED as readonly SheetField[]).includes(field)

/** Fields of which the engine itself says what follows: a check, and what is asked apart. */
const APART: readonly SheetField[] = ['kcal', 'agua']

/** What nobody has written, though every sheet prints it or what it resembles has some: unknown, and not none. */
export function untoldFieldsIn(sheet: OwnDraft['sheet'], row: Ingredient): readonly SheetField[] {
  const like = sheetOfRow(row)
  return SHEET_FIELDS.filter(
    (field) => sheet[field] === undefined && !APART.includes(field) && (isNeeded(field) || (like[field] ?? 0) > 0),
  )
}

/** As far as it is written, to be checked: nothing is kept before it is whole. */
export const completeSheet = (sheet: OwnDraft['sheet']): SupplierSheet => ({
  ...sheet,
  ...(Object.fromEntries(NEEDED.map((field) => [field, sheet[field] ?? 0])) as Record<(typeof NEEDED)[number], number>),
})

const draftOf = (initial: OwnIngredient | undefined, asked: string): OwnDraft => ({
  name: initial?.name ?? asked,
  ...(initial && { model: initial.model }),
  sheet: initial?.sheet ?? {},
  ...(initial?.price !== undefined && { price: initial.price }),
  ...(initial?.gtin !== undefined && { gtin: initial.gtin }),
  allergens: initial?.allergens ?? {},
  label: initial?.label ?? '',
})

/** The sheet of an ingredient of one's own while it is written: the one that is being changed, or a new one of a name. */
export function useOwnDraft(initial: OwnIngredient | undefined, asked: string) {
  const key = initial?.id ?? NEW_OWN
  const { drafts } = useDevice()
  const first = draftOf(initial, asked)
  const { draft, change, ...rest } = useHalfDone<OwnDraft>({
    first,
    kept: drafts.own?.[key],
    isEmpty: (now) => JSON.stringify(now) === JSON.stringify(first),
    keep: (now) => draftOwn(key, now),
  })
  return {
    ...rest,
    draft,
    tell: (told: Partial<OwnDraft>): void => change((now) => ({ ...now, ...told })),
    setPrice: (price: number | undefined): void =>
      change(({ price: _, ...now }) => (price === undefined ? now : { ...now, price })),
    setField: (field: SheetField, value: number | undefined): void =>
      change(({ sheet: { [field]: _, ...others }, ...now }) => ({
        ...now,
        sheet: value === undefined ? others : { ...others, [field]: value },
      })),
    /** Fields nobody has written, all at once. */
    fill: (figures: OwnDraft['sheet']): void => change((now) => ({ ...now, sheet: { ...now.sheet, ...figures } })),
    /** A sheet of which nothing is written yet is that of what it resembles. */
    setModel: (row: Ingredient): void =>
      change((now) => ({
        ...now,
        model: row.id,
        sheet: Object.keys(now.sheet).length === 0 ? sheetOfRow(row) : now.sheet,
      })),
  }
}

export type OwnWriting = ReturnType<typeof useOwnDraft>

/** The ingredient that a draft describes, under an id. */
export const ingredientWrittenAs = (
  { name, model = '', sheet, price, gtin, allergens, label }: OwnDraft,
  id: string,
  isApart: boolean,
): OwnIngredient => ({
  id,
  name: name.trim(),
  model,
  sheet: completeSheet(sheet),
  ...(price !== undefined && { price }),
  ...(isValidGtin(barsOfGtin(gtin ?? '')) && { gtin: barsOfGtin(gtin ?? '') }),
  ...(Object.keys(allergens).length > 0 && { allergens }),
  ...(label.trim() !== '' && { label: label.trim() }),
  ...(isApart && { isApart: true as const }),
})
