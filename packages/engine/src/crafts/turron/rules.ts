import type { FormulaJudgement, ParameterValues } from '../../craft/craft.ts'
import type { ClassLadder } from '../../craft/ladder.ts'
import type { FindingText, SayFinding } from '../../findings/finding.ts'
import { FormulaError } from '../../formula/errors.ts'
import type { CraftRequest, FormulaLine, ParsedFormula } from '../../formula/formula.ts'
import { type CheckedCondition, checkAllConditions, type FigureValues, firstPermittedName } from '../../judge/legal.ts'
import { type SafetyBlock, safetyWarnings } from '../../judge/safety.ts'
import { invertRatio, isRatioParameter, measureLines, type RatioParameter, ratioSums } from '../../ratio/parameter.ts'
import { type FigureRange, isWithin } from '../../ratio/range.ts'
import { roundTo } from '../../words/round.ts'
import { syrupCooking } from './extras.ts'
import { turronFigureOf, turronFinding, turronReadableName } from './findings.ts'
import { knownFrom, type QualityLevel, rangesOfLevel } from './law.ts'
import { isCoconutTurron, type TurronLegalReading, turronLegalOf } from './legal.ts'
import type { DecreeQuality, TurronMatter } from './matter.ts'
import { TOASTED_ALMONDS, UNPEELED_ALMONDS } from './names.ts'
import { dryParameters, type TurronParameterKey, turronFiguresOf, turronParameters, turronReadings } from './params.ts'
import { turronKeepingOf } from './safety.ts'
import * as terms from './terms.ts'
import { type AlmondCount, type TurronCategory, type TurronRecipe, type TurronTypeKey, turronTypes } from './types.ts'

type Judged = FormulaJudgement<TurronMatter, TurronParameterKey, TurronParameterKey, TurronRecipe>
type Lines = readonly FormulaLine<TurronMatter>[]

/** Points by which the model may be wrong near a threshold (docs/ciencia/turron.md), and which advice keeps clear of. */
const NEAR = 0.5

/** The last decimal shown. */
const HIDDEN = 0.01

const parametersOf = (seca: boolean) => (seca ? dryParameters : turronParameters)

/** What the score, warnings and the answer look at. */
export interface TurronFacts {
  readonly named: TurronLegalReading
  /** The conditions of the levels above the bottom, best first, held against the formula. */
  readonly checked: readonly [suprema: readonly CheckedCondition[], extra: readonly CheckedCondition[]]
  readonly keeping: SafetyBlock<FindingText>
}

export function turronFactsOf({ type, recipe, params, formula }: Judged, { awMedida }: CraftRequest): TurronFacts {
  const figures = recipe.figures ?? turronFiguresOf(formula, recipe.seca)
  const { bands } = knownFrom<TurronParameterKey>(figures)
  const [suprema, extra] = recipe.levels
  return {
    named: turronLegalOf(type, recipe, formula, figures),
    checked: [checkAllConditions(suprema, figures, bands), checkAllConditions(extra, figures, bands)],
    keeping: turronKeepingOf(formula, type, params.pctHumedad, awMedida),
  }
}

/** Honey is not asked of a turrón sweetened with polyols alone (pliego of 2013). */
const isSweetenerVersion = (lines: Lines): boolean =>
  (measureLines(turronReadings.polioles, lines) ?? 0) > 0 && measureLines(turronReadings.azucarados, lines) === 0

const withoutHoney = (quality: QualityLevel): QualityLevel => ({
  ...quality,
  conditions: quality.conditions.filter(({ figure }) => figure !== 'pctMiel'),
})

/** The quality of a turrón de coco is measured by its coconut (RD 1787/1982, 7.4). */
const byCoconut = (quality: QualityLevel): QualityLevel => ({
  ...quality,
  conditions: quality.conditions.map((one) =>
    one.figure === 'pctMateriasBasicas' ? { ...one, figure: 'pctCoco', label: turronParameters.pctCoco.label } : one,
  ),
})

const almendrasOf = (reached: QualityLevel | undefined): AlmondCount => {
  if (!reached) return 1
  return reached.id === 'Suprema' ? 3 : 2
}

/** Where a failing minimum should be taken to: clear of the band in which the model cannot be sure. */
const aimsOf = (
  { conditions }: QualityLevel,
  figures: FigureValues<TurronParameterKey>,
): ParameterValues<TurronParameterKey> =>
  Object.fromEntries(
    conditions
      .filter(({ figure, operator, threshold }) => operator === '>=' && (figures[figure] ?? 0) < threshold)
      .map(({ figure, threshold }) => [figure, threshold + NEAR]),
  )

/** Almond, honey or sugar must leave something in the finished product, or there is nothing to speak of. */
function demandBase(lines: Lines): void {
  const valid = (measureLines(turronReadings.valido, lines) ?? 0) > 0
  if (!valid || measureLines(turronParameters.pctAlmendra, lines) === undefined) {
    throw new FormulaError('missing-base', turronFinding('turron.no-base'))
  }
}

/** What misses a limit by less than the decimals show still misses it. */
function clearOf(ranges: TurronRecipe['ranges'], figures: FigureValues<TurronParameterKey>): TurronRecipe['ranges'] {
  const cleared: { [key in TurronParameterKey]?: FigureRange } = { ...ranges }
  for (const [key, range] of Object.entries(ranges) as [TurronParameterKey, FigureRange][]) {
    const value = figures[key] ?? 0
    const isHidden = !isWithin(value, range) && isWithin(roundTo(value, 2), range)
    if (isHidden) cleared[key] = value < range[0] ? [range[0] + HIDDEN, range[1]] : [range[0], range[1] - HIDDEN]
  }
  return cleared
}

/** The level a formula reaches, and as its ranges the conditions of the one above. */
export function turronRecipeFor(
  type: string,
  formula: ParsedFormula<TurronMatter>,
): { type: string; recipe: TurronRecipe } {
  const { lines } = formula
  demandBase(lines)
  const plain = turronTypes[type as TurronTypeKey]
  const seca =
    (measureLines(turronReadings.acabadoSeco, lines) ?? 0) < (measureLines(turronReadings.acabado, lines) ?? 0)
  const waived = isSweetenerVersion(lines)
  const [suprema, extra] = plain.levels
  const figures = turronFiguresOf(formula, seca)
  const measured = isCoconutTurron(type, figures) ? byCoconut : (quality: QualityLevel): QualityLevel => quality
  const levels = [suprema, extra].map((one) => measured(waived ? withoutHoney(one) : one)) as [
    QualityLevel,
    QualityLevel,
  ]
  const almendras = almendrasOf(firstPermittedName(levels, knownFrom<TurronParameterKey>(figures)))
  const target = almendras === 1 ? levels[1] : levels[0]
  const ranges = almendras === 3 ? rangesOfLevel(target) : clearOf(rangesOfLevel(target), figures)
  return { type, recipe: { ...plain, seca, levels, almendras, ranges, aims: aimsOf(target, figures), figures } }
}

export interface TurronScore {
  readonly tipo: TurronTypeKey
  readonly almendras: AlmondCount
  readonly categoria: TurronCategory
  /** Quality by the decree alone; absent when the definition fails, or when no norm grades the product. */
  readonly calidadRTS?: DecreeQuality
  readonly motivos: readonly string[]
}

const categoryOf = ({ almendras, nivel1 }: TurronRecipe): TurronCategory => {
  if (almendras === 1) return nivel1
  return almendras === 3 ? 'Suprema' : 'Extra'
}

/** The two levels above the bottom, the humblest first. */
export const turronLadder = ({ recipe: { levels, almendras } }: Judged): ClassLadder<TurronParameterKey> => ({
  rungs: levels.toReversed().map((level) => ({
    id: level.id,
    label: terms.categoryText(level.id),
    ranges: rangesOfLevel(level),
  })),
  reached: almendras - 1,
})

/** What advice leads to: the category above, or the top. */
export const categoryTargetOf = ({ almendras }: TurronRecipe): string => (almendras === 1 ? 'Extra' : 'Suprema')

/** Which lines bring what a limit forbids. */
const CULPRITS: Readonly<Partial<Record<string, (matter: TurronMatter) => number>>> = {
  pctNoAutorizados: ({ noAutorizado }) => noAutorizado,
  pctOtrosFrutosSecos: ({ otrosFrutosSecos }) => otrosFrutosSecos,
  pctGrasaAnadida: ({ grasaAnadida }) => grasaAnadida,
  pctAjenosMazapan: ({ ajenoMazapan }) => ajenoMazapan,
  pctAlmidonAnadido: ({ almidon }) => almidon,
}

const culpritsOf = ({ id, cumple }: CheckedCondition, lines: Lines): string[] => {
  const brings = CULPRITS[id]
  if (cumple !== false || !brings) return []
  return [...new Set(lines.filter(({ grams, matter }) => grams > 0 && brings(matter) > 0).map(({ name }) => name))]
}

interface Reason {
  readonly checked: CheckedCondition
  readonly category: string
}

/** A minimum is told always, for it is what was earned; a prohibition only when it is broken. */
const isTold = ({ id, operador, cumple }: CheckedCondition): boolean =>
  cumple === false || (operador === '>=' && id !== 'pctDulce')

/** The level reached, or missed at the bottom, and what is missing for the next one; in the order of the conditions. */
function reasonsOf(
  { recipe: { almendras, levels } }: Judged,
  { checked: [ofSuprema, ofExtra] }: TurronFacts,
): Reason[] {
  const [suprema, extra] = levels
  const [own, ofOwn] = almendras === 3 ? [suprema, ofSuprema] : [extra, ofExtra]
  const told = ofOwn.filter(isTold).map((one) => ({ checked: one, category: own.id }))
  const missing = ofSuprema.filter(({ cumple }) => cumple === false)
  const next = almendras === 2 ? missing.map((one) => ({ checked: one, category: suprema.id })) : []
  const place = ({ checked }: Reason): number =>
    suprema.conditions.findIndex(({ figure, operator }) => figure === checked.id && operator === checked.operador)
  return [...told, ...next].toSorted((a, b) => place(a) - place(b))
}

function moistureReason({ recipe, params, formula }: Judged): FindingText[] {
  const { humedadMax: most } = recipe.almendras === 3 ? recipe.niveles.Suprema : recipe.niveles.Extra
  if (most === undefined) return []
  const celsius = syrupCooking(formula, recipe)?.temperaturaCoccion_C
  return [
    turronFinding('turron.moisture', {
      value: params.pctHumedad ?? 0,
      most,
      article: recipe.articulos.analisis,
      celsius,
    }),
  ]
}

export function turronScoreOf(judged: Judged, facts: TurronFacts, say: SayFinding): TurronScore {
  const { type, recipe, formula } = judged
  const { legal, quality } = facts.named
  const isBinding = ({ checked: { id, operador } }: Reason): boolean => id === recipe.medida && operador === '<='
  const reasons = reasonsOf(judged, facts)
  const found = ({ checked: one, category }: Reason): FindingText =>
    turronFinding('turron.condition', {
      checked: one,
      category,
      culprits: culpritsOf(one, formula.lines).map(turronReadableName),
    })
  return {
    tipo: type as TurronTypeKey,
    almendras: recipe.almendras,
    categoria: categoryOf(recipe),
    ...(quality && { calidadRTS: quality }),
    motivos: [
      ...reasons.filter((reason) => !isBinding(reason)).map(found),
      ...moistureReason(judged),
      ...reasons.filter(isBinding).map(found),
      ...(quality ? [turronFinding('turron.decree-quality', { name: legal.denominacion })] : []),
      ...legal.menciones.map(({ denominacion, siAdemas }) =>
        turronFinding('turron.compatible', { name: denominacion, besides: siAdemas }),
      ),
    ].map(say),
  }
}

/** What the next category still lacks. */
const missingOf = (
  { recipe: { almendras } }: Judged,
  { checked: [suprema, extra] }: TurronFacts,
): readonly CheckedCondition[] => (almendras === 1 ? extra : suprema).filter(({ cumple }) => cumple === false)

export const turronHeadline = (judged: Judged, facts: () => TurronFacts): FindingText =>
  turronFinding('turron.verdict', {
    category: categoryOf(judged.recipe),
    target: categoryTargetOf(judged.recipe),
    missing: missingOf(judged, facts()),
  })

/** A category on the way up, and what keeps a formula below it. */
export interface TurronCategoryStep {
  readonly categoria: TurronCategory
  readonly alcanzada: boolean
  readonly condiciones: readonly CheckedCondition[]
}

/** From the humblest category to the highest. */
export function categoryStepsOf(
  { recipe: { almendras, nivel1 } }: Judged,
  { checked: [suprema, extra] }: TurronFacts,
): readonly TurronCategoryStep[] {
  return [
    { categoria: nivel1, alcanzada: true, condiciones: [] },
    { categoria: 'Extra', alcanzada: almendras >= 2, condiciones: extra.filter(isTold) },
    { categoria: 'Suprema', alcanzada: almendras === 3, condiciones: suprema.filter(isTold) },
  ]
}

/** Lines that weigh nothing say nothing. */
const has = (lines: Lines, ids: ReadonlySet<string>): boolean =>
  lines.some(({ grams, ingredient }) => grams > 0 && ingredient !== undefined && ids.has(ingredient.id))

interface Warned {
  readonly when: (judged: Judged) => boolean
  readonly find: (judged: Judged) => FindingText
}

const rules: readonly Warned[] = [
  {
    when: ({ type, formula }) => type === 'mazapan' && has(formula.lines, TOASTED_ALMONDS),
    find: () => turronFinding('turron.toasted-almond'),
  },
  {
    when: ({ recipe, formula }) => recipe.igp !== undefined && has(formula.lines, UNPEELED_ALMONDS),
    find: () => turronFinding('turron.unpeeled-almond'),
  },
  {
    // Types that are roasted and boiled dry want no water to bind.
    when: ({ recipe }) => recipe.seca && !recipe.tueste,
    find: ({ params }) => turronFinding('turron.too-dry', { moistureNow: params.pctHumedad ?? 0 }),
  },
]

/** What is usual of one figure where another of the same ingredient is asked for: one cause is told once, by the other. */
const ASKED_AS: Readonly<Partial<Record<TurronParameterKey, TurronParameterKey>>> = { ratioMielAzucar: 'pctMiel' }

function advisoryWarnings(judged: Judged, facts: TurronFacts): FindingText[] {
  const { recipe, params } = judged
  const missing = missingOf(judged, facts)
  return (Object.keys(recipe.avisos) as TurronParameterKey[]).flatMap((key) => {
    const [value, range] = [params[key], recipe.avisos[key]]
    if (value === undefined || !range || isWithin(value, range)) return []
    const asked = ASKED_AS[key] ?? key
    const reason = missing.find(({ id, operador }) => id === asked && operador === '>=' && value < range[0])
    return reason && asked !== key
      ? []
      : [
          turronFinding('turron.advisory', {
            figure: turronFigureOf(key),
            value,
            range,
            missing: reason,
            target: categoryTargetOf(recipe),
          }),
        ]
  })
}

/** The ingredient that brings most of a figure, and the grams of it that carry the figure to a value. */
function gramsTo(target: number, reading: RatioParameter<TurronMatter>, lines: Lines) {
  const brings = ({ grams, matter }: FormulaLine<TurronMatter>): number => grams * reading.of(matter)
  const most = lines.reduce<FormulaLine<TurronMatter> | undefined>(
    (best, line) => (brings(line) > (best ? brings(best) : 0) ? line : best),
    undefined,
  )
  if (!most) return undefined
  const direction = { of: reading.of(most.matter), per: reading.per(most.matter), mass: 1 }
  const grams = invertRatio(reading, ratioSums(reading, lines), direction, target)
  return grams === undefined || grams <= 0 ? undefined : { name: turronReadableName(most.name), grams }
}

/** Figures that a batch may cross with a little more cooking. */
const CROSSED: ReadonlySet<string> = new Set(['pctMiel', 'pctYema', 'pctAlmendraYema'])

function nearWarnings({ recipe, formula }: Judged, { checked }: TurronFacts): FindingText[] {
  const { lines } = formula
  const seen = new Set<string>()
  return recipe.levels.flatMap((level, at) =>
    (checked[at] ?? []).flatMap(({ id, etiqueta, operador, umbral, margen = 0, cumple }) => {
      const isMeasure = operador === '>=' && (id === recipe.medida || CROSSED.has(id))
      if (!isMeasure || Math.abs(margen) >= NEAR || seen.has(`${id} ${umbral}`)) return []
      seen.add(`${id} ${umbral}`)
      const reading = parametersOf(recipe.seca)[id as TurronParameterKey]
      const add = cumple === false && isRatioParameter(reading) ? gramsTo(umbral, reading, lines) : undefined
      return [turronFinding('turron.near', { label: etiqueta, distance: Math.abs(margen), level: level.id, add })]
    }),
  )
}

/** Doubts that never change the score. */
export function turronWarnings(judged: Judged, _: CraftRequest, facts: () => TurronFacts): FindingText[] {
  const known = facts()
  return [
    ...safetyWarnings(known.keeping),
    ...nearWarnings(judged, known),
    ...advisoryWarnings(judged, known),
    ...rules.filter(({ when }) => when(judged)).map((rule) => rule.find(judged)),
  ]
}
