import { byId } from '../../catalogue/catalogue.ts'
import { nounOf } from '../../catalogue/noun.ts'
import type { Formula, Line } from '../../formula/formula.ts'
import { firstBorne, hold, isBearable, type Known, type Legal, legalBlock } from '../../judge/legal.ts'
import { once } from '../../judge/once.ts'
import { type Court, changeFor, guardsOf } from '../../judge/path.ts'
import { measureAll } from '../../ratio/parameter.ts'
import { legal as common } from '../../words/legal.ts'
import { mostFirst } from '../../words/sorted.ts'
import {
  coated,
  type Figure,
  knownFrom,
  MARQUESAS,
  type Name,
  namesOf,
  PELADILLA,
  PRODUCT_OF,
  PROTECTED,
  QUALITY_OF_NAME,
  SOTO,
  SWEET,
} from './law.ts'
import { type Matter, matterOf } from './matter.ts'
import { law as say } from './messages.ts'
import { dryLawReadings, dryParameters, lawReadings, parameters } from './params.ts'
import type { Calidad, Recipe } from './types.ts'

// ── What a formula may be called ──

const figureKeys = [...Object.keys(parameters), ...Object.keys(lawReadings)] as Exclude<Figure, 'nucleoAlmendra'>[]
const COURT: Court<Matter, Figure> = { readings: { ...parameters, ...lawReadings } }
const DRY_COURT: Court<Matter, Figure> = { readings: { ...dryParameters, ...dryLawReadings } }
const courtOf = ({ seca }: Pick<Recipe, 'seca'>): Court<Matter, Figure> => (seca ? DRY_COURT : COURT)

type Lines = readonly Line<Matter>[]
/** % of the finished product from which a basic material is worth a place in the name. */
const NAMED_FROM = 5

/** The basic materials of a formula, the most abundant first: nuts by their name, cocoa, yolk, coffee, fruit. */
function mattersOf({ lines }: Pick<Formula<Matter>, 'lines'>): { noun: string; percent: number }[] {
  const finished = lines.reduce((sum, { grams, matter }) => sum + (grams * matter.acabado) / 100, 0)
  const byNoun = new Map<string, number>()
  for (const { grams, matter, ingredient } of lines) {
    if (!ingredient || grams <= 0 || matter.materiasBasicas <= 0) continue
    const noun = matter.grupo === 'cacao' ? 'cacao' : matter.grupo === 'almendra' ? 'almendra' : nounOf(ingredient)
    byNoun.set(noun, (byNoun.get(noun) ?? 0) + (grams * matter.materiasBasicas) / finished)
  }
  const matters = [...byNoun].map(([noun, percent]) => ({ noun, percent }))
  return mostFirst(
    matters,
    ({ percent }) => percent,
    ({ noun }) => noun,
  )
}

/** RD 823/1990, 10.1.2: under this share of the dry matter it is «al cacao». */
const CHOCOLATE_FROM = 8

function matterName(matters: ReturnType<typeof mattersOf>, cocoa: number): string {
  const isCocoa = cocoa > 0 && matters[0]?.noun === 'cacao'
  const nouns = matters
    .filter(({ noun, percent }, index) => noun !== 'cacao' && (index === 0 || percent >= NAMED_FROM))
    .map(({ noun }) => noun)
  if (!isCocoa) return say.ofMatter(nouns.slice(0, 3))
  return cocoa >= CHOCOLATE_FROM ? say.ofChocolate(nouns.slice(0, 2)) : say.withCocoa(nouns.slice(0, 2))
}

/** Yes when most of the nuts are almond. */
const isAlmondCore = (lines: Lines): number => {
  const sum = (of: (matter: Matter) => number): number =>
    lines.reduce((all, { grams, matter }) => all + grams * of(matter), 0)
  const almond = sum(({ almendra }) => almendra)
  return almond > 0 && almond >= sum(({ otrosFrutosSecos }) => otrosFrutosSecos) ? 1 : 0
}

const remedy = (id: string, recipe: Recipe) => {
  const row = byId.get(id)
  return row && { name: row.name, matter: matterOf(row, recipe) }
}

/** Of the names of a product, the one that lacks least; of several alike, the highest. */
function nearest(names: readonly Name[], known: Known<Figure>): Name | undefined {
  const [first] = names
    .map((name) => {
      const failed = hold(name, known).condiciones.filter(({ cumple }) => cumple === false)
      return { name, faults: failed.length, short: failed.reduce((sum, { margen = 0 }) => sum - margen, 0) }
    })
    .toSorted((a, b) => a.faults - b.faults || a.short - b.short)
  return first?.name
}

interface Named {
  readonly legal: Legal
  /** The quality of the decree that it reaches. */
  readonly quality: Calidad | undefined
}

const found = once((formula: Formula<Matter>, type: string, recipe: Recipe) => judged(type, recipe, formula))

/** What a formula may be called. */
export const legalOf = (type: string, recipe: Recipe, formula: Formula<Matter>): Named => found(formula, type, recipe)

function judged(type: string, recipe: Recipe, formula: Formula<Matter>): Named {
  const { lines } = formula
  const figures = { ...measureAll(courtOf(recipe).readings, figureKeys, lines), nucleoAlmendra: isAlmondCore(lines) }
  const unknown = [...new Set(lines.filter(({ known, grams }) => !known && grams > 0).map(({ name }) => name))]
  const known: Known<Figure> = {
    ...knownFrom<Figure>(figures),
    ...(unknown.length > 0 && { pending: [common.unknown(unknown)] }),
  }
  const cocoa = figures.cacaoSeca ?? 0
  const matters = mattersOf(formula)
  const matter = matterName(matters, cocoa)
  const isCoconut = type === 'generico' && matters[0]?.noun === 'coco'
  const [own, ...rest] = isCoconut ? ['coco', 'diverso', 'diversoFecula'] : (PRODUCT_OF[type] ?? [PELADILLA])
  const owned: readonly Name[] =
    type === PELADILLA ? coated(matters[0]?.noun ?? '').slice(0, 1) : namesOf(own as string, matter)
  const others: readonly Name[] =
    type === PELADILLA
      ? coated(matters[0]?.noun ?? '')
      : [
          ...rest.flatMap((id) => firstBorne(namesOf(id, matter), known) ?? []),
          ...(type === 'mazapan' ? [MARQUESAS] : []),
        ].filter((name) => isBearable(name, known))
  const asked = firstBorne(owned, known) ?? nearest(owned, known) ?? SWEET
  const failed = hold(asked, known).condiciones.filter(({ cumple }) => cumple === false)
  const fails = failed.length > 0
  // Too little almond makes another product of no turrón: only what may not go in does (7.4, end).
  const isShort = failed.every(({ id, operador }) => operador === '>=' && SHARES.has(id))
  const court = {
    ...courtOf(recipe),
    remedies: {
      pctAlmendra: remedy(recipe.tueste ? 'almendra_tostada' : 'almendra_cruda', recipe),
      pctYema: remedy('yema', recipe),
    },
  }
  const quality = fails ? undefined : (asked as { readonly quality?: Calidad }).quality
  const legal = legalBlock<Figure>(asked, fails ? (others.length > 0 && !isShort ? others : [SWEET]) : owned, known, {
    categoria: quality && say.category(QUALITY_OF_NAME[quality]),
    mentions: [...(PROTECTED[type] ?? []), ...(type === 'mazapan' ? [SOTO] : [])].filter((name) =>
      isBearable(name, known),
    ),
    obligatorio: (name) =>
      name.id === SWEET.id || type === PELADILLA ? [] : [say.mandatory.class, say.mandatory.quality],
    way: fails ? changeFor(asked, court, lines) : undefined,
  })
  return { legal, quality }
}

/** The figures that a quality is measured by. */
const SHARES: ReadonlySet<string> = new Set(['pctAlmendra', 'pctMateriasBasicas', 'pctCoco', 'pctGrasa', 'pctProteina'])

/** What the decree asks of the humblest name of a type: its gates and its least almond. */
export function lawful(type: string, recipe: Recipe) {
  const [own] = PRODUCT_OF[type] ?? []
  const humblest = own ? namesOf(own, '').at(-1) : undefined
  return humblest ? guardsOf(humblest, courtOf(recipe)) : []
}
