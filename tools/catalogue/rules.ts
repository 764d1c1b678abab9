import { foldWords, normaliseName } from '../../packages/engine/src/catalogue/normalise.ts'
import {
  denseComposition,
  type FoodComposition,
  mixCompositions,
  totalFat,
  totalMass,
} from '../../packages/engine/src/science/composition.ts'
import type { MixedRow, PlainRow, Row } from './facts.ts'
import { type Column, type Faults, LANGUAGES } from './tables.ts'

/** What must hold of the lines together, and of the matter that a line tells. */

/** g per 100 g by which the components of a row may miss 100: tables round, and leave out traces. */
const OPEN = 2
/** g of lactose that official tables print in egg, bran and fruit: noise of the analysis, not milk. */
const TRACE_OF_LACTOSE = 0.3
/** g by which milk solids, and cocoa, may exceed what they are part of: both are rounded. */
const ROUNDING = { milk: 0.6, cocoa: 0.2 } as const
/** Nitrogen × 6.25 and any factor of a food lie within a quarter of each other. */
const NITROGEN = 0.25
/** g of polyols from which it matters which they are. */
const SOME_POLYOLS = 5
/** Sources that no row of grade A may rest on. */
const NOT_OFFICIAL: ReadonlySet<string> = new Set(['trade-data', 'estimate', 'calculated'])

const shown = (grams: number): string => String(Math.round(100 * grams) / 100)

function denseOf({ figures }: PlainRow): FoodComposition {
  const dense = denseComposition(Object.fromEntries(figures))
  return figures.has('labelProtein') ? dense : { ...dense, labelProtein: dense.protein }
}

/** What is wrong with the matter of a row, none where all is well. */
function* complaints(row: PlainRow): Generator<readonly [Column, string]> {
  const of = denseOf(row)
  const mass = totalMass(of)
  const { traits, allergens } = row
  if (Math.abs(mass - 100) > OPEN) {
    yield [
      'per100g',
      `adds up to ${shown(mass)} g, not to 100 ± ${OPEN}. Look for a component left out or mistyped (saturatedFat, salt, msnf and cocoaNonfat are part of others, and do not count).`,
    ]
  }
  if (of.saturatedFat > totalFat(of))
    yield ['per100g', `has more saturatedFat (${of.saturatedFat}) than fat (${shown(totalFat(of))}).`]
  if (of.salt > 100 - of.water) yield ['per100g', `has more salt (${of.salt}) than dry matter.`]
  if (of.msnf > 100 - of.water - totalFat(of) + ROUNDING.milk)
    yield ['per100g', `has more milk solids (msnf ${of.msnf}) than dry matter without fat.`]
  if (of.cocoaNonfat + of.cocoaButter > 100 - of.water + ROUNDING.cocoa)
    yield ['per100g', 'has more cocoa than dry matter.']
  if (Math.abs(of.labelProtein - of.protein) > NITROGEN * of.protein) {
    yield [
      'per100g',
      `has a label protein of ${of.labelProtein} for ${of.protein} of protein: they lie within a quarter of each other.`,
    ]
  }
  if ((of.lactose > TRACE_OF_LACTOSE || of.milkFat > 0 || of.msnf > 0) && !allergens.includes('leche')) {
    yield ['allergens', 'has milk in it and does not say «leche».']
  }
  if (traits.has('abv') && of.alcohol === 0) yield ['traits', 'has abv, and no alcohol in per100g.']
  if (of.polyols >= SOME_POLYOLS && !traits.has('polyol'))
    yield ['traits', 'has polyols. Say which, as «polyol=maltitol».']
  if (traits.has('polyol') && of.polyols === 0) yield ['traits', 'has polyol, and no polyols in per100g.']
  if (traits.has('simple')) yield ['traits', 'is no mixture: «simple» says that a mixture is one ingredient.']
  if (row.grade === 'A' && NOT_OFFICIAL.has(row.source))
    yield ['grade', `is A, and ${row.source} is no official table.`]
  if (row.spread === undefined && !row.isSeldom) {
    yield [
      'spread',
      'is empty. Say how much one purchase differs from the next, as a like row does, with grade C if you take it from its class; «pure» for a pure substance.',
    ]
  }
  if (row.measures.length > 0 && (row.spread === undefined || row.spread.isPure)) {
    yield ['measures', 'tells how to narrow down a spread that the line does not have.']
  }
}

/** What a mixture may say of itself. */
const OF_MIXTURES: ReadonlySet<string> = new Set(['tasty', 'plain', 'simple', 'id-not-a-name'])

/** A mixture is of rows that are always there: neither of other mixtures nor of what is seldom bought. */
function checkParts(mixture: MixedRow, byId: ReadonlyMap<string, Row>, faults: Faults): void {
  for (const trait of mixture.traits.keys()) {
    if (!OF_MIXTURES.has(trait))
      faults.of(mixture.line, 'traits', `«${trait}» follows from the parts of a mixture. Take it away.`)
  }
  const parts = mixture.parts.flatMap(([id, grams]) => {
    const row = byId.get(id)
    if (row?.kind === 'row' && !row.isSeldom) return [[grams, row] as const]
    const why = row ? 'is itself a mixture or seldom bought' : 'is the id of no row'
    faults.of(mixture.line, 'made_of', `«${id}» ${why}. Name rows of the other tables.`)
    return []
  })
  const whole = parts.reduce((sum, [grams]) => sum + grams, 0)
  const made = mixCompositions(parts.map(([grams, row]) => [grams / whole, denseOf(row)]))
  if (made.water < 0) faults.of(mixture.line, 'made_of', 'loses more water than its parts bring.')
}

/** `~` before a name says that it is another food, taken for the row. */
const withoutMark = (name: string): string => name.replace(/^~/, '')

/** The labels of a row: its names, and its id said in words. */
const labelsOf = ({ id, name, names, traits }: Row): readonly string[] => [
  name,
  ...names.map(withoutMark),
  ...(traits.has('id-not-a-name') ? [] : [id.replaceAll('_', ' ')]),
]

/** One name, one row: who reads a name must know which is meant. */
function checkNames(rows: readonly Row[], faults: Faults): void {
  const claim = (owners: Map<string, Row>, row: Row, label: string, column: Column): void => {
    const key = normaliseName(label)
    const owner = owners.get(key)
    if (foldWords(label).length === 0) faults.of(row.line, column, `«${label}» has no letter to be read by.`)
    else if (owner && owner !== row) {
      const { file, at } = owner.line
      const says = `«${label}» is already a name of ${owner.id} (${file}.tsv:${at}). Leave it to one of them.`
      faults.of(row.line, column, says)
    } else owners.set(key, row)
  }
  const labels = new Map<string, Row>()
  // What is always there keeps its name.
  for (const row of rows.toSorted((a, b) => Number(a.isSeldom) - Number(b.isSeldom))) {
    for (const label of labelsOf(row)) claim(labels, row, label, label === row.name ? 'name' : 'names')
  }
  // The grammar comes after the labels: one of these may be a label that means another row when it stands alone.
  const others = new Map<string, Row>()
  for (const row of rows) for (const label of row.also) claim(others, row, label, 'also')
  // What is shown in a language is read back: it may be a label of its own row, and of no other.
  for (const language of LANGUAGES) {
    const shown = new Map(labels)
    for (const row of rows) claim(shown, row, row.translated[language], `name_${language}`)
  }
}

/** The names of what is seldom bought are read by the grammar as they stand. */
function checkSeldom({ line, isSeldom, also }: Row, faults: Faults): void {
  if (isSeldom && also.length > 0)
    faults.of(line, 'also', 'is of a row that is seldom bought. Write them among its names.')
}

export function checkRows(rows: readonly Row[], faults: Faults): void {
  const byId = new Map<string, Row>()
  for (const row of rows) {
    const first = byId.get(row.id)
    if (first) {
      const { file, at } = first.line
      faults.of(row.line, 'id', `is already the id of ${first.name} (${file}.tsv:${at}). Give it another.`)
    } else byId.set(row.id, row)
  }
  for (const row of rows) {
    checkSeldom(row, faults)
    if (row.kind === 'mixture') checkParts(row, byId, faults)
    else for (const [column, says] of complaints(row)) faults.of(row.line, column, says)
  }
  checkNames(rows, faults)
}
