import { findRow, type Ingredient } from '@obrador/engine'
import { type FigureOfName, figureOfName } from '@obrador/list'
import type { AppCraft } from '../../engine/crafts.ts'
import { roundGrams } from '../../format/numbers.ts'
import type { LineCorrection, LineCorrections, LineKind } from '../../model/drafts.ts'
import { newLine, type OwnIngredient } from '../../model/formula.ts'
import { ownNamed } from '../../model/same-ingredient.ts'
import { type NameChoice, nameChoicesFor } from '../../reading/choices.ts'
import { ingredientOfLine, type OwnIngredients } from '../../reading/request.ts'
import { correctedRow, type KeptRecipe, type PastedRow } from './pasted.ts'

/** A row as it is shown: with what its name is, what that leaves open, and what it may be as well. */
export interface ShownRow extends PastedRow {
  readonly is: LineKind
  /** The ingredient of one's own that it was said to be. */
  readonly own?: string
  readonly known: Ingredient | undefined
  readonly isUnknown: boolean
  /** Words of its name that were left out. */
  readonly left: readonly string[]
  /** What it may be, what was put first; nothing where it is one thing. */
  readonly choices: readonly NameChoice[]
  /** One of them was chosen, or confirmed. */
  readonly isConfirmed: boolean
  /** Of two figures without a unit, the one that does not weigh. */
  readonly beside?: FigureOfName
}

/** What is asked by, and what it reads its names by. */
export interface PasteNames {
  readonly craft: AppCraft
  readonly type: string
  readonly own: OwnIngredients
}

const FIGURES = /\d+(?:[.,]\d+)?/g

/** «130 nata 35»: two figures stood there without a sign, and one of them is of the name. */
function besideOf({ text: line, piece: text = line, name, grams, why }: PastedRow): FigureOfName | undefined {
  const said = figureOfName(name)
  const isBare = said && !new RegExp(String.raw`${said.figure}\s*(?:%|º|°|w\b)`, 'i').test(text)
  return isBare && grams !== undefined && why === undefined && (text.match(FIGURES)?.length ?? 0) > 1 ? said : undefined
}

/** What it may be: one's own first, where its name was not written out. */
function choicesOf(
  row: PastedRow,
  mine: OwnIngredient | undefined,
  { craft, type }: PasteNames,
): readonly NameChoice[] {
  if (!mine) return nameChoicesFor(craft, type, row.name)
  if (row.ownName?.isExact) return []
  const read = craft.rowNamed(mine.name, type)
  return [{ name: mine.name, label: mine.name, own: mine.id }, ...(read ? [{ name: read.id, label: read.name }] : [])]
}

/** A row with its correction, as its craft reads its name. */
function shownRow(row: PastedRow, correction: LineCorrection | undefined, names: PasteNames): ShownRow {
  const { craft, type, own } = names
  const mine = correction?.name === undefined ? row.ownName && ownNamed(own, row.ownName.name) : undefined
  const said = correctedRow(row, mine ? { ...correction, name: mine.name, own: mine.id } : correction)
  const isIn = said.is === 'ingredient'
  const known = isIn ? ingredientOfLine(craft, newLine(said.name, 0, said.own), type, own) : undefined
  const isUnknown = isIn && !known
  const isConfirmed = correction?.name !== undefined
  const open = isConfirmed || mine || !isIn ? undefined : craft.nameRead(said.name, type)?.open
  const isOpen = mine ? row.ownName?.isExact === false : open?.others !== undefined
  const beside = isConfirmed || mine ? undefined : besideOf(row)
  return {
    ...said,
    known,
    isUnknown,
    choices: isIn ? choicesOf(row, mine, names) : [],
    isConfirmed,
    left: open?.left ?? [],
    standing: isUnknown ? 'asked' : isOpen && said.standing !== 'asked' ? 'open' : said.standing,
    ...(beside && { beside }),
  }
}

/** The rows of a recipe as they are shown, each by the factor of the recipe. */
export const shownRows = (
  { rows }: KeptRecipe,
  corrections: LineCorrections,
  factor: number,
  names: PasteNames,
): readonly ShownRow[] =>
  rows.map((row) => {
    const { grams, ...shown } = shownRow(row, corrections[row.key], names)
    return grams === undefined ? shown : { ...shown, grams: roundGrams(grams * factor) }
  })

export const rowWeighsIn = (rows: readonly ShownRow[]): number =>
  rows.reduce((sum, { grams, is }) => (is === 'ingredient' ? sum + (grams ?? 0) : sum), 0)

/** The name of a row of the catalogue as it stands there. */
export const pasteLabelOf = ({ own, known, name }: ShownRow): string =>
  own === undefined ? (known?.name ?? findRow(name)?.name ?? name) : name
