import { rowsById } from '../../catalogue/catalogue.ts'
import { nounSaidOf } from '../../catalogue/saying.ts'
import type { FindingText } from '../../findings/finding.ts'
import type { FormulaLine, ParsedFormula } from '../../formula/formula.ts'
import { DESCRIBED_NAME_ID, describedDenomination, describedName } from '../../judge/described-name.ts'
import {
  checkAllConditions,
  type FigureValues,
  failingConditions,
  firstPermittedName,
  isBearableName,
  type LegalBlock,
  type LegalFacts,
  legalBlock,
} from '../../judge/legal.ts'
import { denominationGuardsOf, type LegalFigures, legalChangeFor } from '../../judge/path.ts'
import { factsBesideUndecided } from '../../judge/undecided-lines.ts'
import { unreadLinesOf } from '../../judge/unread-lines.ts'
import { lazyValue } from '../../words/lazy.ts'
import { mostFirst } from '../../words/sorted.ts'
import { turronFinding } from './findings.ts'
import {
  coatedNutNames,
  knownFrom,
  MARQUESAS_NAME,
  type MatterName,
  PELADILLA_TYPE,
  PRODUCT_OF,
  QUALITY_OF_NAME,
  SOTO_NAME,
  TURRON_PROTECTED_NAMES,
  type TurronLegalFigure,
  type TurronLegalName,
  turronNamesOf,
  turronWordedName,
} from './law.ts'
import { type DecreeQuality, type TurronMatter, turronMatterOf } from './matter.ts'
import {
  dryLawReadings,
  dryParameters,
  type FigureKey,
  turronFiguresOf,
  turronLawReadings,
  turronParameters,
} from './params.ts'
import { turronLawTerms } from './terms.ts'
import type { TurronRecipe } from './types.ts'

// ── What a formula may be called ──

const LEGAL_FIGURES: LegalFigures<TurronMatter, TurronLegalFigure> = {
  readings: { ...turronParameters, ...turronLawReadings },
}
const DRY_LEGAL_FIGURES: LegalFigures<TurronMatter, TurronLegalFigure> = {
  readings: { ...dryParameters, ...dryLawReadings },
}
const legalFiguresOf = ({ seca }: Pick<TurronRecipe, 'seca'>): LegalFigures<TurronMatter, TurronLegalFigure> =>
  seca ? DRY_LEGAL_FIGURES : LEGAL_FIGURES

type Lines = readonly FormulaLine<TurronMatter>[]
/** % of the finished product from which a basic material is named beside «turrón» (RD 1787/1982, 7.3.3). */
const NAMED_FROM = 2
const COCOA = 'cacao'
const ALMOND = 'almendra'
const SWEET_GROUPS: ReadonlySet<string> = new Set(['azucar', 'glucosa', 'miel', 'poliol'])

const finishedMass = (lines: Lines): number =>
  lines.reduce((sum, { grams, matter }) => sum + (grams * matter.acabado) / 100, 0)

/** Groups whose noun is their own, whatever a line calls them. */
const nounOfGroup = ({ matter: { grupo } }: FormulaLine<TurronMatter>): string | undefined =>
  grupo === ALMOND || grupo === COCOA ? grupo : undefined

/** The basic materials of a formula, the most abundant first: nuts by their name, chocolate whole, yolk, coffee, fruit. */
function mattersOf({ lines }: ParsedFormula<TurronMatter>): { noun: string; percent: number }[] {
  const finished = finishedMass(lines)
  const byNoun = new Map<string, number>()
  for (const line of lines) {
    const { grams, matter, ingredient } = line
    if (!ingredient || grams <= 0 || matter.materiasBasicas <= 0) continue
    const noun = nounOfGroup(line) ?? nounSaidOf(line, ingredient)
    const share = matter.grupo === COCOA ? matter.acabado : matter.materiasBasicas
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
  if (leads) return isChocolate ? turronLawTerms.ofChocolate(nouns) : turronLawTerms.withCocoa(nouns)
  if (!isNamed) return turronLawTerms.ofMatter(nouns)
  return isChocolate
    ? turronLawTerms.ofMatter([...nouns, turronLawTerms.chocolate])
    : turronLawTerms.alsoCocoa(turronLawTerms.ofMatter(nouns))
}

/** What takes the place of almond stands beside «turrón»; nothing where almond is all there is (7.3.3). */
function replacing(matters: ReturnType<typeof mattersOf>, cocoa: number): string[] {
  const { nouns, leads, isNamed, isChocolate } = nounsOf(matters, cocoa)
  const all = isNamed || leads ? [...nouns, isChocolate ? turronLawTerms.chocolate : COCOA] : nouns
  return all.some((noun) => noun !== ALMOND) ? all : []
}

/** «Dulce de almendra y calabaza»: what no quality of the decree takes, by what it is made of. Its sugar goes without saying. */
function descriptionOf(type: string, lines: Lines): TurronLegalName {
  const { paste, sweet } = turronLawTerms.described
  const label = describedName(lines, {
    head: type === 'mazapan' ? paste : sweet,
    noun: nounOfGroup,
    characterises: ({ matter }) => matter.materiasBasicas > 0 || matter.ajenoTurron > 0,
    implied: ({ matter }) => SWEET_GROUPS.has(matter.grupo),
    left: ({ matter }) => matter.acabado,
  })
  return describedDenomination(label)
}

/** The nuts other than almond: without one of them beside it, «turrón» says that it is of almond (7.3.3). */
const nutsBeside = (lines: Lines): string[] =>
  lines.flatMap((line) =>
    line.ingredient && line.grams > 0 && line.matter.otrosFrutosSecos > 0 ? [nounSaidOf(line, line.ingredient)] : [],
  )

/** White and spices are no part of the paste if they only give shine and aroma. */
function aromasOf(
  lines: Lines,
  { pctAjenosMazapan = 0, aromaMazapan = 0 }: FigureValues<FigureKey>,
): Pick<LegalFacts<TurronLegalFigure>, 'bands' | 'settles'> {
  if (aromaMazapan <= 0) return {}
  const names = new Set(
    lines.filter(({ grams, matter }) => grams > 0 && matter.aromaMazapan > 0).map(({ name }) => name),
  )
  return {
    bands: { pctAjenosMazapan: [pctAjenosMazapan, pctAjenosMazapan + aromaMazapan] },
    settles: { pctAjenosMazapan: turronFinding('turron.only-aroma', { names: [...names] }) },
  }
}

/** Words of a line that say of its almond what the norm of mazapán asks for (RD 1787/1982, 2.4). */
const RAW_ALMOND = [/\bcrud/i, /pelad/i, /molid|harina/i] as const

/** What the lines themselves say of what a name asks for besides. */
function toldIn(lines: Lines): ReadonlySet<FindingText> {
  const almonds = lines.filter(({ grams, matter }) => grams > 0 && matter.grupo === ALMOND)
  const isSaid = almonds.length > 0 && almonds.every(({ name }) => RAW_ALMOND.every((word) => word.test(name)))
  return new Set(isSaid ? [turronLawTerms.besides.rawAlmond] : [])
}

/** Yes when most of the nuts are almond. */
const isAlmondCore = (lines: Lines): number => {
  const sum = (of: (matter: TurronMatter) => number): number =>
    lines.reduce((all, { grams, matter }) => all + grams * of(matter), 0)
  const almond = sum(({ almendra }) => almendra)
  return almond > 0 && almond >= sum(({ otrosFrutosSecos }) => otrosFrutosSecos) ? 1 : 0
}

const remedy = (id: string, recipe: TurronRecipe) => {
  const row = rowsById.get(id)
  return row && { name: row.name, matter: turronMatterOf(row, recipe) }
}

/** The figures of the law by which a change of grams is looked for, with what a maker raises almond and yolk with. */
const legalFiguresFor = (recipe: TurronRecipe): LegalFigures<TurronMatter, TurronLegalFigure> => ({
  ...legalFiguresOf(recipe),
  remedies: {
    pctAlmendra: remedy(recipe.tueste ? 'almendra_tostada' : 'almendra_cruda', recipe),
    pctYema: remedy('yema', recipe),
  },
})

/** Of the names of a product, the one that lacks least; of several alike, the highest. */
function nearest<One extends Pick<TurronLegalName, 'conditions'>>(
  names: readonly One[],
  known: LegalFacts<TurronLegalFigure>,
): One | undefined {
  const [first] = names
    .map((name) => {
      const failed = checkAllConditions(name, known.figures, known.bands).filter(({ cumple }) => cumple === false)
      return { name, faults: failed.length, short: failed.reduce((sum, { margen = 0 }) => sum - margen, 0) }
    })
    .toSorted((a, b) => a.faults - b.faults || a.short - b.short)
  return first?.name
}

/** Half of the basic materials, so that coconut is the first of them. */
const MOSTLY = 0.5

/** A turrón diverso whose basic material is coconut is one of coconut, with a row of its own in the table (7.4). */
export const isCoconutTurron = (
  type: string,
  { pctCoco = 0, pctMateriasBasicas = 0 }: FigureValues<FigureKey>,
): boolean => type === 'generico' && pctCoco > MOSTLY * pctMateriasBasicas

/** What nobody knows counts as foreign to what only takes so much. */
const FOREIGN: ReadonlySet<TurronLegalFigure> = new Set<TurronLegalFigure>([
  'pctNoAutorizados',
  'pctAjenosMazapan',
  'ajenos',
  'ajenosSinAvellana',
])

export interface TurronLegalReading {
  readonly legal: LegalBlock<FindingText>
  /** The quality of the decree that it reaches. */
  readonly quality: DecreeQuality | undefined
}

/** What a formula of these figures may be called. */
export function turronLegalOf(
  type: string,
  recipe: TurronRecipe,
  formula: ParsedFormula<TurronMatter>,
  measured: FigureValues<FigureKey>,
): TurronLegalReading {
  const { lines } = formula
  const conChocolate =
    lines.reduce((sum, { grams, matter: { grupo } }) => sum + (grupo === COCOA ? Math.max(0, grams) : 0), 0) *
    (100 / formula.total)
  const figures = { ...measured, nucleoAlmendra: isAlmondCore(lines), conChocolate }
  const aromas = aromasOf(lines, measured)
  const unread = unreadLinesOf(formula, { foreign: FOREIGN, finished: finishedMass(lines) })
  const plain = knownFrom<TurronLegalFigure>(figures)
  const told: LegalFacts<TurronLegalFigure> = {
    ...plain,
    ...aromas,
    bands: { ...plain.bands, ...aromas.bands },
    told: toldIn(lines),
    ...(unread && { unread, pending: [turronFinding('law.unknown', { names: unread.names })] }),
  }
  const known = factsBesideUndecided<TurronMatter, TurronLegalFigure>(told, formula, (heavier) =>
    turronFiguresOf(heavier, recipe.seca),
  )
  const matters = lazyValue(() => mattersOf(formula))
  const mainMatter = (): string | undefined => matters().find(({ noun }) => noun !== COCOA)?.noun
  const cocoa = figures.cacaoSeca ?? 0
  const matter: MatterName = Object.assign(() => matterName(matters(), cocoa), {
    replacing: () => replacing(matters(), cocoa),
  })
  const isCoated = type === PELADILLA_TYPE
  const [own = '', ...rest] = isCoconutTurron(type, measured)
    ? ['coco', 'diverso', 'diversoFecula']
    : (PRODUCT_OF[type] ?? [])
  const shells = isCoated ? coatedNutNames(mainMatter() ?? '', conChocolate > 0) : []
  const [shell] = shells
  const qualities = turronNamesOf(own)
  const highest = firstPermittedName(qualities, known) ?? nearest(qualities, known)
  const asked: TurronLegalName = highest ? turronWordedName(highest, matter) : (shell ?? descriptionOf(type, lines))
  const failed = failingConditions(asked, known)
  const fails = failed.length > 0
  // Too little almond makes another product of no turrón: only what may not go in does (7.4, end).
  const isShort = failed.every(({ figure, operator }) => operator === '>=' && SHARES.has(figure))
  const quality = fails ? undefined : highest?.quality
  const lesser = (): readonly TurronLegalName[] => [
    ...shells.slice(0, 1),
    ...qualities.filter((name) => isBearableName(name, known)).map((name) => turronWordedName(name, matter)),
  ]
  const otherwise = (): readonly TurronLegalName[] => {
    // With whole egg and wheat starch it is marquesas, and nothing else (2.5, 7.4).
    if (type === 'mazapan' && isBearableName(MARQUESAS_NAME, known)) return [MARQUESAS_NAME]
    const borne = rest.flatMap((id) => firstPermittedName(turronNamesOf(id), known) ?? [])
    return [...shells, ...borne.map((name) => turronWordedName(name, matter))]
  }
  const others = fails ? (isShort ? [] : otherwise()) : lesser()
  const legal = legalBlock<TurronLegalFigure>(
    asked,
    fails && others.length === 0 ? [descriptionOf(type, lines)] : others,
    known,
    {
      categoria: quality && turronLawTerms.category(QUALITY_OF_NAME[quality]),
      mentions: [...(TURRON_PROTECTED_NAMES[type] ?? []), ...(type === 'mazapan' ? [SOTO_NAME] : [])].filter((name) =>
        isBearableName(name, known),
      ),
      obligatorio: (name) =>
        name.id === DESCRIBED_NAME_ID || isCoated
          ? []
          : [turronLawTerms.mandatory.class, turronLawTerms.mandatory.quality],
      readings: () => legalFiguresOf(recipe).readings,
      beside: () => ({ nouns: nutsBeside(lines), article: turronLawTerms.besideArticle }),
      way: fails ? legalChangeFor(asked, legalFiguresFor(recipe), lines) : undefined,
    },
  )
  return { legal, quality }
}

/** The figures that a quality is measured by. */
const SHARES: ReadonlySet<string> = new Set(['pctAlmendra', 'pctMateriasBasicas', 'pctCoco', 'pctGrasa', 'pctProteina'])

/** What the decree asks of the humblest name of a type: its gates and its least almond. */
export function turronLegalGuards(type: string, recipe: TurronRecipe) {
  const [own] = PRODUCT_OF[type] ?? []
  const humblest = own ? turronNamesOf(own).at(-1) : undefined
  return humblest ? denominationGuardsOf(humblest, legalFiguresOf(recipe)) : []
}
