import type { WrittenOut } from '@obrador/engine/workbook'
import { spanishWorkbook, type WorkbookWords } from './words/workbook-words.ts'

/** The languages that a workbook may be written in, besides Spanish. */
export type WorkbookLanguage = 'en' | 'it'

/** Words of a language, loaded for who reads it. */
export async function workbookWordsIn(language: WorkbookLanguage | undefined): Promise<WorkbookWords> {
  if (language === 'en') return (await import('./words/en.ts')).englishWorkbook
  if (language === 'it') return (await import('./words/it.ts')).italianWorkbook
  return spanishWorkbook
}

/** How another language than Spanish says what the engine and its tables say. */
export interface WorkbookSpeech {
  readonly language: WorkbookLanguage
  /** What it calls a text of a table, a type or a row. */
  readonly termOf: (text: string) => string | undefined
  /** A line as it is shown: what its maker wrote may stay. */
  readonly lineName: (name: string) => string
  /** What a name that Spanish law reserves means. */
  readonly glossOf: (name: string) => string | undefined
  /** What the engine answered, in its words. */
  readonly told: <Answer extends object>(answer: Answer) => Answer
}

/** A head of a column, and what it says apart: «Humedad (sin cocer)», «Azúcar: base». */
const APART = /^(.+?)( \(|: )(otra|sin cocer|base)(\)?)$/

/** A formula written out with its labels in a language; what is calculated is not touched. */
export function writtenIn(written: WrittenOut, { termOf, lineName }: WorkbookSpeech, words: WorkbookWords): WrittenOut {
  const said = (text: string): string => termOf(text) ?? words.columnTerms[text] ?? text
  const headOf = (label: string): string => {
    const [, head, open, aside, end] = termOf(label) === undefined ? (APART.exec(label) ?? []) : []
    return head === undefined ? said(label) : `${said(head)}${open}${said(aside ?? '')}${end}`
  }
  const { styleLabel, nutrition } = written
  return {
    ...written,
    typeLabel: said(written.typeLabel),
    ...(styleLabel !== undefined && { styleLabel: said(styleLabel) }),
    lines: written.lines.map((line) => ({ ...line, name: lineName(line.name) })),
    columns: written.columns.map((column) => ({ ...column, label: headOf(column.label) })),
    figures: written.figures.map(({ why, ...figure }) => ({
      ...figure,
      label: said(figure.label),
      unit: said(figure.unit),
      formula: said(figure.formula),
      sources: figure.sources.map(said),
      ...(why && { why: { ...why, texto: said(why.texto) } }),
    })),
    nutrition: {
      ...nutrition,
      nutrients: nutrition.nutrients.map((nutrient) => ({ ...nutrient, label: said(nutrient.label) })),
      untold: nutrition.untold.map(lineName),
    },
  }
}
