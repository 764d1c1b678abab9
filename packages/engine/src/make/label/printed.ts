import { designationOfRow } from '../../catalogue/designations.ts'
import type { Ingredient, IngredientCategory } from '../../catalogue/ingredient.ts'
import { foldWords, stemWord } from '../../catalogue/normalise.ts'
import { listedProductIn } from '../../catalogue/own-list.ts'
import { protectedWordIn } from '../../catalogue/protected.ts'
import { isTradeWord, parseName } from '../../catalogue/reading/parse.ts'
import { BRAND_WORDS } from '../../catalogue/reading/words.ts'
import { isFormSaid, type LabelWording, nameAsWritten, plainLabelWording } from '../../catalogue/saying.ts'
import { writtenAdditiveIn } from '../../catalogue/written-additives.ts'
import { commonFinding } from '../../findings/find.ts'
import type { FindingText } from '../../findings/finding.ts'
import { colourInLine, colourNamed } from '../../judge/colours.ts'
import { lazyFor } from '../../words/lazy.ts'
import { decapitaliseName } from '../../words/text.ts'
import * as terms from './terms.ts'

/** What a list of ingredients calls a line, and what its maker should know of that. */
export interface PrintedName {
  readonly word: string
  readonly saying: LabelWording
  readonly warning?: FindingText
}

const MAKERS: ReadonlySet<string> = new Set(foldWords(BRAND_WORDS))
/** Oils and fats whose plant nobody said (Regulation (EU) 1169/2011, Annex VII, A.8 and 9). */
const UNTOLD_PLANT = /^(?:aceites?|grasas?|mantecas?)(?: (?:vegetal(?:es)?|suave|de semillas|no hidrogenada|solida))*$/
const isUntoldPlant = (name: string, { category }: Ingredient): boolean =>
  category === 'grasa' && UNTOLD_PLANT.test(foldWords(name).join(' '))

/** Words that join what follows to what stands before: they go with it. */
const JOINTS: ReadonlySet<string> = new Set(['de', 'del', 'la', 'el', 'los', 'las', 'marca', 'by'])
/** «Leche fresca del día» is of no maker. */
const OF_DAYS: ReadonlySet<string> = new Set(['del', 'al', 'cada'])

/** As it was written, without the words of who made it and those that join them to it. */
function withoutMaker(name: string): string {
  if (!foldWords(name).some((word) => MAKERS.has(word))) return nameAsWritten(name)
  const kept: string[] = []
  for (const word of name.split(/\s+/)) {
    const said = foldWords(word)
    const before = foldWords(kept.at(-1) ?? '').join(' ')
    const isDay = said[0] === 'dia' && OF_DAYS.has(before)
    if (isDay || said.length === 0 || !said.every((one) => MAKERS.has(one))) {
      kept.push(word)
      continue
    }
    while (JOINTS.has(foldWords(kept.at(-1) ?? '').join(' '))) kept.pop()
  }
  return nameAsWritten(kept.length > 0 ? kept.join(' ') : name)
}

/** As the list prints a colour (Regulation (EU) 1169/2011, annex VII, C): never left out, whatever is not known of it. */
function colourWord(code: string): string {
  if (code === '') return terms.WHICH_COLOUR
  const name = colourNamed(code)
  return terms.colourText(name ? `${name}, E ${code}` : `E ${code}`)
}

/** Another language, or the trade's own short words: no label is written so. */
export const hasTradeWord = (name: string): boolean => foldWords(name).some((word) => isTradeWord(stemWord(word)))

export const wordsInSpanish = (label: string): readonly string[] => parseName(foldWords(label).join(' ')).words
const sameSet = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((word) => other.includes(word))

/** The names of a row by their Spanish words, in one spelling, and those of other foods that are only near it. */
const spanishNamesOf = lazyFor(({ name, aliases, near }: Ingredient) => ({
  own: [name, ...aliases].map(wordsInSpanish),
  near: near.map(wordsInSpanish),
}))

/** Whether a text says a name of the row, once its words of other languages are said in Spanish. */
function saysRowAbroad(text: string, row: Ingredient): boolean {
  const said = wordsInSpanish(text)
  const { own, near } = spanishNamesOf(row)
  return own.some((all) => sameSet(all, said)) && !near.some((all) => sameSet(all, said))
}

/** How a label says a line; a protected name is printed only where somebody wrote it. */
function sayingOf(text: string, row: Ingredient): LabelWording {
  if (text === row.id) return 'row'
  const words = foldWords(text)
  if (protectedWordIn(words) !== undefined) return 'protected'
  const plain = plainLabelWording(words, row)
  return plain === 'own' && hasTradeWord(text) && saysRowAbroad(text, row) ? 'row' : plain
}

/** As the label of a bought product says it: its class and its number, its protected word; who made it has bought that. */
const asLabelled = (name: string): PrintedName => {
  const word = /^E[\s-]?\d/.test(name) ? name : decapitaliseName(name)
  return protectedWordIn(foldWords(name)) === undefined
    ? { word, saying: 'row' }
    : { word, saying: 'protected', warning: commonFinding('label.protected-word', { name }) }
}

/** Shelves of additives, which a list says by class and name (annex VII, C): their number is another way to write them. */
const ADDITIVE_SHELVES: ReadonlySet<IngredientCategory> = new Set<IngredientCategory>([
  'acido',
  'edulcorante',
  'emulgente',
  'estabilizante',
  'impulsor',
  'poliol',
])
const isNumberedAdditive = (name: string, { category }: Ingredient): boolean =>
  ADDITIVE_SHELVES.has(category) && /\bE[\s-]?\d{3}/i.test(name)

const WHOLE = /\b100 ?%/
/** «Pasta de pistacho 60 %» is not the paste that is all pistachio: what the rest is, nobody said. */
const isDiluted = (name: string, row: Ingredient): boolean =>
  WHOLE.test(row.name) && /\d ?%/.test(name) && !WHOLE.test(name)

export function printedNameOf(sent: string, row: Ingredient | undefined, isLabelled = false): PrintedName {
  const name = sent === row?.id ? row.name : sent
  // A number inside the list of its packet is an additive of what was bought, which is none.
  const { head, list } = listedProductIn(name)
  const colour = colourInLine(head, row)
  if (colour !== undefined) return { word: colourWord(colour), saying: 'row' }
  if (!row) {
    const additive = writtenAdditiveIn(head)
    return additive
      ? { word: terms.additiveText(additive.className, additive.name), saying: 'row' }
      : { word: decapitaliseName(name), saying: 'own' }
  }
  if (isLabelled) return asLabelled(name)
  if (isUntoldPlant(name, row))
    return {
      word: terms.untoldPlant(nameAsWritten(name)),
      saying: 'own',
      warning: commonFinding('label.which-plant', { name }),
    }
  const isOwn = list !== '' || isDiluted(name, row)
  const saying = isNumberedAdditive(head, row) ? 'row' : isOwn ? 'own' : sayingOf(sent, row)
  const designation = decapitaliseName(designationOfRow(row))
  switch (saying) {
    case 'own':
      return {
        word: withoutMaker(name),
        saying,
        warning: commonFinding('label.own-words', { name, row: row.name, isSpanish: !hasTradeWord(name) }),
      }
    case 'protected':
      return { word: withoutMaker(name), saying, warning: commonFinding('label.protected-word', { name }) }
    case 'lawful':
      return { word: designation, saying, warning: commonFinding('label.lawful-word', { name, printed: designation }) }
    case 'brand':
      return { word: designation, saying, warning: commonFinding('label.brand', { name, printed: designation }) }
    default:
      return { word: isFormSaid(name, row) ? nameAsWritten(name) : designation, saying }
  }
}
