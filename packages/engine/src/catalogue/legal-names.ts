import { lazyValue } from '../words/lazy.ts'
import { ingredientCatalogue, rowsById } from './catalogue.ts'
import { designationOfRow } from './designations.ts'
import type { Ingredient, IngredientCategory } from './ingredient.ts'
import { ADDITIVE_CLASSES, LEGAL_CLASSES, rowsByNumber, SOURCES_OF_FAT } from './legal-classes.ts'
import { foldWords, normaliseName } from './normalise.ts'
import type { NameMatch } from './reading/reader.ts'
import { readingOfRow, sackRow } from './sack/readings.ts'

/**
 * What the name of an ingredient on a label may be: the rows of its legal class (Regulation (EU) 1169/2011, Annex VII), else all
 * rows whose designation it is, else what the reader of names makes of it.
 */
export interface LegalRowName {
  readonly rows: readonly Ingredient[]
  /** Why several rows answer, where the law says so. */
  readonly because?: 'class' | 'syrup' | 'additive'
  readonly isKnown: boolean
}

/** Rows that a name is narrowed to: what lies between is a mixture of them. */
const MOST_ROWS = 5

/** A name nobody knows may be any of these, or a mixture of them. */
const ANYTHING = [
  'agua',
  'azucar',
  'dextrosa_anhidra',
  'lactosa',
  'aceite_girasol',
  'grasa_palmiste',
  'proteina_soja',
  'almidon_maiz',
  'inulina',
] as const

const rowsOf = (ids: readonly string[]): Ingredient[] => ids.flatMap((id) => rowsById.get(id) ?? [])

/** Normalised designation → the rows that bear it on a label. */
const designated = lazyValue(() => {
  const rows = new Map<string, Ingredient[]>()
  for (const row of ingredientCatalogue) {
    const name = normaliseName(designationOfRow(row))
    const known = rows.get(name)
    if (known) known.push(row)
    else rows.set(name, [row])
  }
  return rows
})

const classes = lazyValue(
  () => new Map(LEGAL_CLASSES.flatMap(({ names, ids }) => names.map((name) => [normaliseName(name), ids] as const))),
)
const additiveClasses = lazyValue(
  () => new Map(ADDITIVE_CLASSES.flatMap(({ names, ids }) => names.map((name) => [normaliseName(name), ids] as const))),
)

/** Two points of sweetness or antifreeze count as one gram. */
const POINTS_PER_GRAM = 2

/** Where a row lies among others: what tells rows of one name apart. */
function placeOf(row: Ingredient): readonly number[] {
  const of = sackRow(row)
  return [
    ...[...of.holds].map((share) => 100 * share),
    row.composition.saturatedFat,
    (100 * readingOfRow(of, 'POD')) / POINTS_PER_GRAM,
    (100 * readingOfRow(of, 'PAC_indice_clasico')) / POINTS_PER_GRAM,
  ]
}

/** The rows that differ most: each further one is the farthest from those already taken. */
function mostDifferent(rows: readonly Ingredient[]): readonly Ingredient[] {
  if (rows.length <= MOST_ROWS) return rows
  const places = rows.map(placeOf)
  const away = (one: readonly number[], other: readonly number[]): number =>
    Math.hypot(...one.map((value, at) => value - (other[at] ?? 0)))
  const taken = [0]
  while (taken.length < MOST_ROWS) {
    const distances = places.map((place) => Math.min(...taken.map((at) => away(place, places[at] ?? place))))
    taken.push(distances.indexOf(Math.max(...distances)))
  }
  return taken.toSorted((a, b) => a - b).flatMap((at) => rows[at] ?? [])
}

const answer = (rows: readonly Ingredient[], because?: LegalRowName['because']): LegalRowName => ({
  rows: mostDifferent(rows),
  isKnown: true,
  ...(because && rows.length > 1 && { because }),
})

const E_NUMBER = /\be\s?-?\s?(\d{3,4})\s?([a-z])?\b/i

/** The row of an additive by its number. */
function numbered(name: string): LegalRowName | undefined {
  const number = E_NUMBER.exec(name)?.[1]
  const ids = number === undefined ? undefined : rowsByNumber(Number(number))
  return ids && answer(rowsOf(ids), 'additive')
}

/** Whether a word is the class of an additive (Annex VII, part C). */
export const isAdditiveClass = (word: string): boolean => additiveClasses().has(normaliseName(word))

/** Words that say how a thing was grown, cut or blessed, and not what it is. */
const GRACE =
  /\b(?:ecol[oó]gic[oa]s?|bio|org[aá]nic[oa]s?|de agricultura ecol[oó]gica|de comercio justo|natural(?:es)?|selecci[oó]n|refinad[oa]s?|pasteurizad[oa]s?|de origen vegetal|(?:total|parcial)mente hidrogenad[oa]s?|no hidrogenad[oa]s?|hidrogenad[oa]s?|fraccionad[oa]s?|en proporci[oó]n(?:es)? variables?|de la ue|espa[ñn]ol(?:es|as?)?|procedentes? de [a-z]+|con fosfol[ií]pidos)\b/gi

/** «vitaminas A y D», «vitamina B12»: which ones changes nothing. */
const LETTERED = /^(vitaminas?)\s+[A-K]\d{0,2}(?:\s*(?:,|y|e)\s*[A-K]\d{0,2})*$/i

/** What a name may be, once words that change nothing are left out. */
function named(name: string): LegalRowName | undefined {
  const normal = normaliseName(name)
  const syrup = classes().get(normal)
  if (syrup) return answer(rowsOf(syrup), normal.startsWith('jarab') ? 'syrup' : 'class')
  const rows = designated().get(normal)
  if (rows) return answer(rows, 'class')
  return undefined
}

/** A source of fat named alone inside the bracket of its class: «grasas vegetales (palma, coco)». */
function fatOf(name: string): readonly string[] | undefined {
  const words = new Set(foldWords(name))
  return SOURCES_OF_FAT.find(([word]) => words.has(word))?.[1]
}

const FAT_CLASS = /\b(?:grasas?|aceites?|materias? grasas?)\b.*\bvegetal(?:es)?\b|^(?:grasas?|aceites?) de$/i

/** The union of the fats that a class names, where it names some. */
export function fatsNamed(className: string, inside: readonly string[]): LegalRowName | undefined {
  if (!FAT_CLASS.test(className) || inside.length === 0) return undefined
  const ids = inside.flatMap((name) => fatOf(name) ?? [])
  return ids.length > 0 ? answer(rowsOf([...new Set(ids)]), 'class') : undefined
}

/** Both a thing of its own and what is sold under the class: «emulgente (lecitina de soja)». */
function additive(className: string, name: string): LegalRowName | undefined {
  const own = designated().get(normaliseName(`${className} (${name})`)) ?? designated().get(normaliseName(name))
  return own && answer(own)
}

/** What the name of an item may be. `className` is the class that a label puts before it («emulgente: …»). */
export function legalRowName(
  name: string,
  className: string | undefined,
  read: (name: string) => NameMatch | undefined,
): LegalRowName {
  const plain = name.replace(GRACE, ' ').replace(/\s+/g, ' ').trim() || name
  const known =
    numbered(name) ?? (className === undefined ? undefined : additive(className, plain)) ?? named(name) ?? named(plain)
  if (known) return known
  const ofClass = additiveClasses().get(normaliseName(plain.replace(LETTERED, '$1')))
  if (ofClass) return answer(rowsOf(ofClass), 'additive')
  const fats = FAT_CLASS.test(plain) ? fatsNamed(plain, [plain]) : undefined
  if (fats) return fats
  const found = read(name) ?? read(plain)
  if (found) {
    const own = designated().get(normaliseName(designationOfRow(found.ingredient))) ?? [found.ingredient]
    const rows = found.interpreted ? [found.ingredient, ...(found.others ?? [])] : own
    return answer(rows.includes(found.ingredient) ? rows : [found.ingredient, ...rows], 'class')
  }
  const behind = className === undefined ? undefined : additiveClasses().get(normaliseName(className))
  return behind ? answer(rowsOf(behind), 'additive') : { rows: rowsOf(ANYTHING), isKnown: false }
}

/** What may stand at the end of a list in any order under 2 % (Annex VII, A.6): nobody puts more of it in. */
const PINCHES: ReadonlySet<IngredientCategory> = new Set([
  'acido',
  'aroma',
  'edulcorante',
  'emulgente',
  'estabilizante',
  'impulsor',
  'levadura',
  'mejorante',
  'sal',
])
export const isPinchRow = ({ category }: Ingredient): boolean => PINCHES.has(category)
