import { findRow, type Ingredient } from '@obrador/engine'
import { type FigureOfName, figureOfName, type GenericScene, genericReadingOf } from '@obrador/list'
import type { AppCraft } from '../../engine/crafts.ts'
import { roundGrams } from '../../format/numbers.ts'
import { shownName } from '../../format/page-speech.ts'
import type { LineCorrection, LineCorrections, LineKind } from '../../model/drafts.ts'
import { newLine, type OwnIngredient } from '../../model/formula.ts'
import { ownNamed } from '../../model/same-ingredient.ts'
import { choiceOfRow, type NameChoice, nameChoicesFor } from '../../reading/choices.ts'
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
  /** The bare word that stood there, where what is made tells which product it is. */
  readonly bareWord?: string
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

/** What a bare word («neutro», «levadura») is in this list: the row that is put first, and whether that is asked. */
function genericOf({ name, grams }: PastedRow, { craft, type }: PasteNames, scene: GenericScene) {
  const read = genericReadingOf(name, grams, scene)
  if (!read) return undefined
  const ids = [...(read.put === undefined ? [] : [read.put]), ...read.others]
  const choices = ids.flatMap((id) => {
    const row = craft.rowNamed(id, type)
    return row ? choiceOfRow(craft, type, row) : []
  })
  const put = read.put === undefined ? undefined : choices[0]?.name
  const isUsual = read.put !== undefined && craft.rowNamed(name, type)?.id === read.put
  if (isUsual && !read.isAsked) return undefined
  return { choices, isAsked: read.isAsked, put: isUsual ? name : put }
}

/** A row with its correction, as its craft reads its name. */
function shownRow(
  row: PastedRow,
  correction: LineCorrection | undefined,
  names: PasteNames,
  scene: GenericScene,
): ShownRow {
  const { craft, type, own } = names
  const mine = correction?.name === undefined ? row.ownName && ownNamed(own, row.ownName.name) : undefined
  const generic = correction?.name === undefined && !mine ? genericOf(row, names, scene) : undefined
  const said = correctedRow(
    row,
    mine
      ? { ...correction, name: mine.name, own: mine.id }
      : generic?.put === undefined
        ? correction
        : { ...correction, name: generic.put },
  )
  const isIn = said.is === 'ingredient'
  const isUntold = generic !== undefined && generic.put === undefined
  const known = isIn && !isUntold ? ingredientOfLine(craft, newLine(said.name, 0, said.own), type, own) : undefined
  const isUnknown = isIn && !known
  const isConfirmed = correction?.name !== undefined
  const open = isConfirmed || mine || generic || !isIn ? undefined : craft.nameRead(said.name, type)?.open
  const isOpen = mine ? row.ownName?.isExact === false : (generic?.isAsked ?? open?.others !== undefined)
  const beside = isConfirmed || mine ? undefined : besideOf(row)
  return {
    ...said,
    known,
    isUnknown,
    choices: isIn ? (generic?.choices ?? choicesOf(row, mine, names)) : [],
    isConfirmed,
    left: open?.left ?? [],
    standing: isUnknown ? 'asked' : isOpen && said.standing !== 'asked' ? 'open' : said.standing,
    ...(beside && { beside }),
    ...(generic?.put !== undefined && { bareWord: row.name }),
  }
}

/** The rows of a recipe as they are shown, each by the factor of the recipe. */
export const shownRows = (
  { rows, title }: KeptRecipe,
  corrections: LineCorrections,
  factor: number,
  names: PasteNames,
): readonly ShownRow[] => {
  const lines = rows.flatMap(({ name, grams, standing }) =>
    standing === 'left' || grams === undefined ? [] : [{ name, grams }],
  )
  const scene: GenericScene = { craft: names.craft.id, type: names.type, title, lines }
  return rows.map((row) => {
    const { grams, ...shown } = shownRow(row, corrections[row.key], names, scene)
    return grams === undefined ? shown : { ...shown, grams: roundGrams(grams * factor) }
  })
}

export const rowWeighsIn = (rows: readonly ShownRow[]): number =>
  rows.reduce((sum, { grams, is }) => (is === 'ingredient' ? sum + (grams ?? 0) : sum), 0)

/** The name of a row of the catalogue as the page calls it. */
export const pasteLabelOf = ({ own, known, name }: ShownRow): string =>
  own === undefined ? shownName(known?.name ?? findRow(name)?.name ?? name) : name
