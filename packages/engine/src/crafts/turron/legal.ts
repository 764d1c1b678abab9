import { byId } from '../../catalogue/catalogue.ts'
import { nounSaid } from '../../catalogue/saying.ts'
import type { Text } from '../../findings/finding.ts'
import type { Formula, Line } from '../../formula/formula.ts'
import {
  checkAll,
  type Figures,
  failing,
  firstBorne,
  isBearable,
  type Known,
  type Legal,
  legalBlock,
} from '../../judge/legal.ts'
import { changeFor, guardsOf, type LegalFigures } from '../../judge/path.ts'
import { unreadOf } from '../../judge/unread-lines.ts'
import { lazy } from '../../words/lazy.ts'
import { mostFirst } from '../../words/sorted.ts'
import { find } from './findings.ts'
import {
  coated,
  type Figure,
  knownFrom,
  MARQUESAS,
  type MatterName,
  type Name,
  namesOf,
  PELADILLA,
  PRODUCT_OF,
  PROTECTED,
  QUALITY_OF_NAME,
  SOTO,
  SWEET,
  worded,
} from './law.ts'
import { type Matter, matterOf } from './matter.ts'
import { type Calidad, dryLawReadings, dryParameters, type FigureKey, lawReadings, parameters } from './params.ts'
import { law as terms } from './terms.ts'
import type { Recipe } from './types.ts'

// ── What a formula may be called ──

const LEGAL_FIGURES: LegalFigures<Matter, Figure> = { readings: { ...parameters, ...lawReadings } }
const DRY_LEGAL_FIGURES: LegalFigures<Matter, Figure> = { readings: { ...dryParameters, ...dryLawReadings } }
const legalFiguresOf = ({ seca }: Pick<Recipe, 'seca'>): LegalFigures<Matter, Figure> =>
  seca ? DRY_LEGAL_FIGURES : LEGAL_FIGURES

type Lines = readonly Line<Matter>[]
/** % of the finished product from which a basic material is named beside «turrón» (RD 1787/1982, 7.3.3). */
const NAMED_FROM = 2
const COCOA = 'cacao'
const ALMOND = 'almendra'

/** The basic materials of a formula, the most abundant first: nuts by their name, chocolate whole, yolk, coffee, fruit. */
function mattersOf({ lines }: Formula<Matter>): { noun: string; percent: number }[] {
  const finished = lines.reduce((sum, { grams, matter }) => sum + (grams * matter.acabado) / 100, 0)
  const byNoun = new Map<string, number>()
  for (const { name, grams, matter, ingredient } of lines) {
    if (!ingredient || grams <= 0 || matter.materiasBasicas <= 0) continue
    const isCocoa = matter.grupo === 'cacao'
    const noun = isCocoa ? COCOA : matter.grupo === 'almendra' ? ALMOND : nounSaid({ name, ingredient })
    const share = isCocoa ? matter.acabado : matter.materiasBasicas
    byNoun.set(noun, (byNoun.get(noun) ?? 0) + (grams * share) / finished)
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

/** The nouns of a name, the most abundant first, and what it says of chocolate. */
function nounsOf(matters: ReturnType<typeof mattersOf>, cocoa: number) {
  const [first] = matters
  const chocolate = matters.find(({ noun }) => noun === COCOA)
  return {
    nouns: matters
      .filter(({ noun, percent }, index) => noun !== COCOA && (index === 0 || percent >= NAMED_FROM))
      .map(({ noun }) => noun),
    leads: chocolate !== undefined && chocolate === first,
    isNamed: (chocolate?.percent ?? 0) >= NAMED_FROM,
    isChocolate: cocoa >= CHOCOLATE_FROM,
  }
}

function matterName(matters: ReturnType<typeof mattersOf>, cocoa: number): string {
  const { nouns, leads, isNamed, isChocolate } = nounsOf(matters, cocoa)
  if (leads) return isChocolate ? terms.ofChocolate(nouns) : terms.withCocoa(nouns)
  if (!isNamed) return terms.ofMatter(nouns)
  return isChocolate ? terms.ofMatter([...nouns, terms.chocolate]) : terms.alsoCocoa(terms.ofMatter(nouns))
}

/** What takes the place of almond stands beside «turrón»; nothing where almond is all there is (7.3.3). */
function replacing(matters: ReturnType<typeof mattersOf>, cocoa: number): string[] {
  const { nouns, leads, isNamed, isChocolate } = nounsOf(matters, cocoa)
  const all = isNamed || leads ? [...nouns, isChocolate ? terms.chocolate : COCOA] : nouns
  return all.some((noun) => noun !== ALMOND) ? all : []
}

/** White and spices are no part of the paste if they only give shine and aroma. */
function aromasOf(
  lines: Lines,
  { pctAjenosMazapan = 0, aromaMazapan = 0 }: Figures<FigureKey>,
): Pick<Known<Figure>, 'bands' | 'settles'> {
  if (aromaMazapan <= 0) return {}
  const names = new Set(
    lines.filter(({ grams, matter }) => grams > 0 && matter.aromaMazapan > 0).map(({ name }) => name),
  )
  return {
    bands: { pctAjenosMazapan: [pctAjenosMazapan, pctAjenosMazapan + aromaMazapan] },
    settles: { pctAjenosMazapan: find('turron.only-aroma', { names: [...names] }) },
  }
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

/** The figures of the law by which a change of grams is looked for, with what a maker raises almond and yolk with. */
const legalFiguresFor = (recipe: Recipe): LegalFigures<Matter, Figure> => ({
  ...legalFiguresOf(recipe),
  remedies: {
    pctAlmendra: remedy(recipe.tueste ? 'almendra_tostada' : 'almendra_cruda', recipe),
    pctYema: remedy('yema', recipe),
  },
})

/** Of the names of a product, the one that lacks least; of several alike, the highest. */
function nearest<One extends Pick<Name, 'conditions'>>(names: readonly One[], known: Known<Figure>): One | undefined {
  const [first] = names
    .map((name) => {
      const failed = checkAll(name, known.figures, known.bands).filter(({ cumple }) => cumple === false)
      return { name, faults: failed.length, short: failed.reduce((sum, { margen = 0 }) => sum - margen, 0) }
    })
    .toSorted((a, b) => a.faults - b.faults || a.short - b.short)
  return first?.name
}

/** Half of the basic materials, so that coconut is the first of them. */
const MOSTLY = 0.5

/** A turrón diverso whose basic material is coconut is one of coconut, with a row of its own in the table (7.4). */
export const isCoconut = (type: string, { pctCoco = 0, pctMateriasBasicas = 0 }: Figures<FigureKey>): boolean =>
  type === 'generico' && pctCoco > MOSTLY * pctMateriasBasicas

const finishedMass = (lines: Lines): number =>
  lines.reduce((sum, { grams, matter }) => sum + (grams * matter.acabado) / 100, 0)

/** What nobody knows counts as foreign to what only takes so much. */
const FOREIGN: ReadonlySet<Figure> = new Set<Figure>([
  'pctNoAutorizados',
  'pctAjenosMazapan',
  'ajenos',
  'ajenosSinAvellana',
])

export interface Named {
  readonly legal: Legal<Text>
  /** The quality of the decree that it reaches. */
  readonly quality: Calidad | undefined
}

/** What a formula of these figures may be called. */
export function legalOf(type: string, recipe: Recipe, formula: Formula<Matter>, measured: Figures<FigureKey>): Named {
  const { lines } = formula
  const figures = { ...measured, nucleoAlmendra: isAlmondCore(lines) }
  const aromas = aromasOf(lines, measured)
  const unread = unreadOf(formula, { foreign: FOREIGN, finished: finishedMass(lines) })
  const plain = knownFrom<Figure>(figures)
  const known: Known<Figure> = {
    ...plain,
    ...aromas,
    bands: { ...plain.bands, ...aromas.bands },
    ...(unread && { unread, pending: [find('law.unknown', { names: unread.names })] }),
  }
  const matters = lazy(() => mattersOf(formula))
  const mainMatter = (): string | undefined => matters()[0]?.noun
  const cocoa = figures.cacaoSeca ?? 0
  const matter: MatterName = Object.assign(() => matterName(matters(), cocoa), {
    replacing: () => replacing(matters(), cocoa),
  })
  const isCoated = type === PELADILLA
  const [own, ...rest] = isCoconut(type, measured)
    ? ['coco', 'diverso', 'diversoFecula']
    : (PRODUCT_OF[type] ?? [PELADILLA])
  const shells = isCoated ? coated(mainMatter() ?? '') : []
  const [shell] = shells
  const qualities = namesOf(own as string)
  const highest = isCoated ? undefined : (firstBorne(qualities, known) ?? nearest(qualities, known))
  const asked: Name = highest ? worded(highest, matter) : (shell ?? SWEET)
  const failed = failing(asked, known)
  const fails = failed.length > 0
  // Too little almond makes another product of no turrón: only what may not go in does (7.4, end).
  const isShort = failed.every(({ figure, operator }) => operator === '>=' && SHARES.has(figure))
  const quality = fails ? undefined : highest?.quality
  const lesser = (): readonly Name[] =>
    isCoated
      ? shells.slice(0, 1)
      : qualities.filter((name) => isBearable(name, known)).map((name) => worded(name, matter))
  const otherwise = (): readonly Name[] => {
    const borne = rest.flatMap((id) => firstBorne(namesOf(id), known) ?? [])
    const others = isCoated ? shells : borne.map((name) => worded(name, matter))
    return [...others, ...(type === 'mazapan' && isBearable(MARQUESAS, known) ? [MARQUESAS] : [])]
  }
  const others = fails ? (isShort ? [] : otherwise()) : lesser()
  const legal = legalBlock<Figure>(asked, fails && others.length === 0 ? [SWEET] : others, known, {
    categoria: quality && terms.category(QUALITY_OF_NAME[quality]),
    mentions: [...(PROTECTED[type] ?? []), ...(type === 'mazapan' ? [SOTO] : [])].filter((name) =>
      isBearable(name, known),
    ),
    obligatorio: (name) => (name.id === SWEET.id || isCoated ? [] : [terms.mandatory.class, terms.mandatory.quality]),
    way: fails ? changeFor(asked, legalFiguresFor(recipe), lines) : undefined,
  })
  return { legal, quality }
}

/** The figures that a quality is measured by. */
const SHARES: ReadonlySet<string> = new Set(['pctAlmendra', 'pctMateriasBasicas', 'pctCoco', 'pctGrasa', 'pctProteina'])

/** What the decree asks of the humblest name of a type: its gates and its least almond. */
export function lawful(type: string, recipe: Recipe) {
  const [own] = PRODUCT_OF[type] ?? []
  const humblest = own ? namesOf(own).at(-1) : undefined
  return humblest ? guardsOf(humblest, legalFiguresOf(recipe)) : []
}
