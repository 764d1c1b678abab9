import { lazyInSteps } from '../../words/lazy.ts'
import { textsByRow } from '../by-row.ts'
import { ingredientCatalogue, rowsById } from '../catalogue.ts'
import { ALSO } from '../generated/also.ts'
import type { Ingredient } from '../ingredient.ts'
import { stemWord } from '../normalise.ts'
import { cleanName } from './clean.ts'
import type { FigureUnit, NameFigure } from './figures.ts'
import { bareWord, parseName, tradeWordsInSpanish } from './parse.ts'
import { seldomRows } from './seldom.ts'

/** Units whose figure is never that of another. */
const LETTERED: ReadonlySet<FigureUnit> = new Set(['w', 't', 'be'])
/** The figures of a name in one order: with its words, what two spellings of one name have in common. */
export const figuresKey = (figures: readonly NameFigure[]): string =>
  [...new Set(figures.map(({ value, unit }) => (unit && LETTERED.has(unit) ? `${unit}${value}` : `${value}`)))]
    .toSorted()
    .join(' ')

/** One name of a row, by its words in any order. */
export interface NameEntry {
  readonly words: readonly string[]
  readonly figures: string
  readonly row: Ingredient
}

export interface IndexOfNames {
  /** The names that have a word. */
  readonly byWord: ReadonlyMap<string, readonly NameEntry[]>
  /** Every word of a name by its root. */
  readonly vocabulary: ReadonlyMap<string, string>
}

const rowCited = (id: string): Ingredient => {
  const row = rowsById.get(id)
  if (!row) throw new Error(`A name cites ${id}, which the catalogue does not have`)
  return row
}

const whole = (label: string): string => {
  const { head, notes } = cleanName(label)
  return [head, ...notes].join(' ')
}

type Label = readonly [text: string, row: Ingredient]

/** Labels between two rests, where there are any: some milliseconds. */
const WITHOUT_REST = 100

/** IndexOfNames by their words; where two rows would share a name, the first keeps it, and of two orders of words that which is said. */
function* indexing(labels: Iterable<Label>): Generator<undefined, IndexOfNames> {
  const taken = new Set<string>()
  const byWord = new Map<string, NameEntry[]>()
  const vocabulary = new Map<string, string>()
  const add = (words: readonly string[], figures: string, row: Ingredient): void => {
    const key = `${words.join(' ')} ${figures}`
    if (words.length === 0 || taken.has(key)) return
    taken.add(key)
    for (const word of words) {
      const entries = byWord.get(word)
      if (entries) entries.push({ words, figures, row })
      else byWord.set(word, [{ words, figures, row }])
    }
  }
  let count = 0
  for (const [text, row] of labels) {
    if (++count % WITHOUT_REST === 0) yield
    const { words, figures, spelt } = parseName(text)
    for (const [word, full] of spelt) vocabulary.set(bareWord(word), stemWord(full))
    add(words, figuresKey(figures), row)
    // A name may leave out the «con» that a label has, but not put in one that it lacks.
    if (words.some((word) => word !== bareWord(word))) add(words.map(bareWord), figuresKey(figures), row)
  }
  return { byWord, vocabulary }
}

/** The words of one craft. */
export function namesOfCraft(words: Readonly<Record<string, string>>): IndexOfNames {
  const names = indexing(Object.entries(words).map(([label, id]) => [whole(label), rowCited(id)]))
  let step = names.next()
  while (!step.done) step = names.next()
  return step.value
}

/** «Arroz para arroz con leche»: once its words are taken apart it is the name of another. */
const REPEATS = /\b(\w{4,})\b.*\b\1\b/
/** A name that is only another row's by what its words were taken for gives way to that row. */
const isSecondHand = (label: string): boolean => REPEATS.test(label) || tradeWordsInSpanish(label) !== label

const labelsOf = ({ name, aliases }: Ingredient): readonly string[] => [name, ...aliases].map(whole)

/** IndexOfNames of rows that their labels lack: what a shop, a recipe or another country calls them. */
const also = textsByRow(ALSO)

/** Every name of every row, in the order in which they are believed; each is taken apart as it is asked for. */
function* commonLabels(): Generator<Label> {
  for (const [id, labels] of also()) for (const label of labels.split('|')) yield [whole(label), rowCited(id)]
  const second: Label[] = []
  for (const item of ingredientCatalogue) {
    for (const text of labelsOf(item)) {
      if (isSecondHand(text)) second.push([text, item])
      else yield [text, item]
    }
  }
  yield* second
  // What stands in brackets in the name of a row explains it: the name is also the row without it.
  for (const item of ingredientCatalogue) yield [cleanName(item.name).head, item]
  for (const item of seldomRows()) for (const text of labelsOf(item)) yield [text, item]
}

const common = lazyInSteps(() => indexing(commonLabels()))

/** The same for all crafts: built once, when the first name needs it. */
export const commonNames = common.get

/** Builds it before it is needed. */
export const prepareNames = common.prepare
