import type { Judgement, Values } from '../../craft/craft.ts'
import type { Ladder } from '../../craft/ladder.ts'
import type { Say, Text } from '../../findings/finding.ts'
import { FormulaError } from '../../formula/errors.ts'
import type { CraftRequest, Formula, Line } from '../../formula/formula.ts'
import { type Checked, checkAll, type Figures, firstBorne } from '../../judge/legal.ts'
import { type Safety, safetyWarnings } from '../../judge/safety.ts'
import { invert, isRatio, measure, type Ratio, sums } from '../../ratio/parameter.ts'
import { type Range, within } from '../../ratio/range.ts'
import { round } from '../../words/round.ts'
import { cooking } from './extras.ts'
import { figureOf, find, readable } from './findings.ts'
import { knownFrom, type Quality, rangesOfLevel } from './law.ts'
import { isCoconut, legalOf, type Named } from './legal.ts'
import type { Matter } from './matter.ts'
import { TOASTED, UNPEELED } from './names.ts'
import { type Calidad, dryParameters, figuresOf, type ParameterKey, parameters, readings } from './params.ts'
import { keepingOf } from './safety.ts'
import * as terms from './terms.ts'
import { type Almendras, type Categoria, type Recipe, type TypeKey, types } from './types.ts'

type Judged = Judgement<Matter, ParameterKey, ParameterKey, Recipe>
type Lines = readonly Line<Matter>[]

/** Points by which the model may be wrong near a threshold (docs/ciencia/turron.md), and which advice keeps clear of. */
const NEAR = 0.5

/** The last decimal shown. */
const HIDDEN = 0.01

const parametersOf = (seca: boolean) => (seca ? dryParameters : parameters)

/** What the score, warnings and the answer look at. */
export interface Facts {
  readonly named: Named
  /** The conditions of the levels above the bottom, best first, held against the formula. */
  readonly checked: readonly [suprema: readonly Checked[], extra: readonly Checked[]]
  readonly keeping: Safety<Text>
}

export function factsOf({ type, recipe, params, formula }: Judged, { awMedida }: CraftRequest): Facts {
  const figures = recipe.figures ?? figuresOf(formula, recipe.seca)
  const { bands } = knownFrom<ParameterKey>(figures)
  const [suprema, extra] = recipe.levels
  return {
    named: legalOf(type, recipe, formula, figures),
    checked: [checkAll(suprema, figures, bands), checkAll(extra, figures, bands)],
    keeping: keepingOf(formula, type, params.pctHumedad, awMedida),
  }
}

/** Honey is not asked of a turrón sweetened with polyols alone (pliego of 2013). */
const isSweetenerVersion = (lines: Lines): boolean =>
  (measure(readings.polioles, lines) ?? 0) > 0 && measure(readings.azucarados, lines) === 0

const withoutHoney = (quality: Quality): Quality => ({
  ...quality,
  conditions: quality.conditions.filter(({ figure }) => figure !== 'pctMiel'),
})

/** The quality of a turrón de coco is measured by its coconut (RD 1787/1982, 7.4). */
const byCoconut = (quality: Quality): Quality => ({
  ...quality,
  conditions: quality.conditions.map((one) =>
    one.figure === 'pctMateriasBasicas' ? { ...one, figure: 'pctCoco', label: parameters.pctCoco.label } : one,
  ),
})

const almendrasOf = (reached: Quality | undefined): Almendras => {
  if (!reached) return 1
  return reached.id === 'Suprema' ? 3 : 2
}

/** Where a failing minimum should be taken to: clear of the band in which the model cannot be sure. */
const aimsOf = ({ conditions }: Quality, figures: Figures<ParameterKey>): Values<ParameterKey> =>
  Object.fromEntries(
    conditions
      .filter(({ figure, operator, threshold }) => operator === '>=' && (figures[figure] ?? 0) < threshold)
      .map(({ figure, threshold }) => [figure, threshold + NEAR]),
  )

/** Almond, honey or sugar must leave something in the finished product, or there is nothing to speak of. */
function demandBase(lines: Lines): void {
  const valid = (measure(readings.valido, lines) ?? 0) > 0
  if (!valid || measure(parameters.pctAlmendra, lines) === undefined) {
    throw new FormulaError('missing-base', find('turron.no-base'))
  }
}

/** What misses a limit by less than the decimals show still misses it. */
function clearOf(ranges: Recipe['ranges'], figures: Figures<ParameterKey>): Recipe['ranges'] {
  const cleared: { [key in ParameterKey]?: Range } = { ...ranges }
  for (const [key, range] of Object.entries(ranges) as [ParameterKey, Range][]) {
    const value = figures[key] ?? 0
    const isHidden = !within(value, range) && within(round(value, 2), range)
    if (isHidden) cleared[key] = value < range[0] ? [range[0] + HIDDEN, range[1]] : [range[0], range[1] - HIDDEN]
  }
  return cleared
}

/** The level a formula reaches, and as its ranges the conditions of the one above. */
export function recipeFor(type: string, formula: Formula<Matter>): { type: string; recipe: Recipe } {
  const { lines } = formula
  demandBase(lines)
  const plain = types[type as TypeKey]
  const seca = (measure(readings.acabadoSeco, lines) ?? 0) < (measure(readings.acabado, lines) ?? 0)
  const waived = isSweetenerVersion(lines)
  const [suprema, extra] = plain.levels
  const figures = figuresOf(formula, seca)
  const measured = isCoconut(type, figures) ? byCoconut : (quality: Quality): Quality => quality
  const levels = [suprema, extra].map((one) => measured(waived ? withoutHoney(one) : one)) as [Quality, Quality]
  const almendras = almendrasOf(firstBorne(levels, knownFrom<ParameterKey>(figures)))
  const target = almendras === 1 ? levels[1] : levels[0]
  const ranges = almendras === 3 ? rangesOfLevel(target) : clearOf(rangesOfLevel(target), figures)
  return { type, recipe: { ...plain, seca, levels, almendras, ranges, aims: aimsOf(target, figures), figures } }
}

export interface Score {
  readonly tipo: TypeKey
  readonly almendras: Almendras
  readonly categoria: Categoria
  /** Quality by the decree alone; absent when the definition fails, or when no norm grades the product. */
  readonly calidadRTS?: Calidad
  readonly motivos: readonly string[]
}

const categoryOf = ({ almendras, nivel1 }: Recipe): Categoria => {
  if (almendras === 1) return nivel1
  return almendras === 3 ? 'Suprema' : 'Extra'
}

/** The two levels above the bottom, the humblest first. */
export const ladder = ({ recipe: { levels, almendras } }: Judged): Ladder<ParameterKey> => ({
  rungs: levels.toReversed().map((level) => ({
    id: level.id,
    label: terms.inCategory(level.id),
    ranges: rangesOfLevel(level),
  })),
  reached: almendras - 1,
})

/** What advice leads to: the category above, or the top. */
export const targetOf = ({ almendras }: Recipe): string => (almendras === 1 ? 'Extra' : 'Suprema')

/** Which lines bring what a limit forbids. */
const CULPRITS: Readonly<Partial<Record<string, (matter: Matter) => number>>> = {
  pctNoAutorizados: ({ noAutorizado }) => noAutorizado,
  pctOtrosFrutosSecos: ({ otrosFrutosSecos }) => otrosFrutosSecos,
  pctGrasaAnadida: ({ grasaAnadida }) => grasaAnadida,
  pctAjenosMazapan: ({ ajenoMazapan }) => ajenoMazapan,
  pctAlmidonAnadido: ({ almidon }) => almidon,
}

const culpritsOf = ({ id, cumple }: Checked, lines: Lines): string[] => {
  const brings = CULPRITS[id]
  if (cumple !== false || !brings) return []
  return [...new Set(lines.filter(({ grams, matter }) => grams > 0 && brings(matter) > 0).map(({ name }) => name))]
}

interface Reason {
  readonly checked: Checked
  readonly category: string
}

/** A minimum is told always, for it is what was earned; a prohibition only when it is broken. */
const isTold = ({ id, operador, cumple }: Checked): boolean =>
  cumple === false || (operador === '>=' && id !== 'pctDulce')

/** The level reached, or missed at the bottom, and what is missing for the next one; in the order of the conditions. */
function reasonsOf({ recipe: { almendras, levels } }: Judged, { checked: [ofSuprema, ofExtra] }: Facts): Reason[] {
  const [suprema, extra] = levels
  const [own, ofOwn] = almendras === 3 ? [suprema, ofSuprema] : [extra, ofExtra]
  const told = ofOwn.filter(isTold).map((one) => ({ checked: one, category: own.id }))
  const missing = ofSuprema.filter(({ cumple }) => cumple === false)
  const next = almendras === 2 ? missing.map((one) => ({ checked: one, category: suprema.id })) : []
  const place = ({ checked }: Reason): number =>
    suprema.conditions.findIndex(({ figure, operator }) => figure === checked.id && operator === checked.operador)
  return [...told, ...next].toSorted((a, b) => place(a) - place(b))
}

function moistureReason({ recipe, params, formula }: Judged): Text[] {
  const { humedadMax: most } = recipe.almendras === 3 ? recipe.niveles.Suprema : recipe.niveles.Extra
  if (most === undefined) return []
  const celsius = cooking(formula, recipe)?.temperaturaCoccion_C
  return [find('turron.moisture', { value: params.pctHumedad ?? 0, most, article: recipe.articulos.analisis, celsius })]
}

export function scoreOf(judged: Judged, facts: Facts, say: Say): Score {
  const { type, recipe, formula } = judged
  const { legal, quality } = facts.named
  const isBinding = ({ checked: { id, operador } }: Reason): boolean => id === recipe.medida && operador === '<='
  const reasons = reasonsOf(judged, facts)
  const found = ({ checked: one, category }: Reason): Text =>
    find('turron.condition', { checked: one, category, culprits: culpritsOf(one, formula.lines).map(readable) })
  return {
    tipo: type as TypeKey,
    almendras: recipe.almendras,
    categoria: categoryOf(recipe),
    ...(quality && { calidadRTS: quality }),
    motivos: [
      ...reasons.filter((reason) => !isBinding(reason)).map(found),
      ...moistureReason(judged),
      ...reasons.filter(isBinding).map(found),
      ...(quality ? [find('turron.decree-quality', { name: legal.denominacion })] : []),
      ...legal.menciones.map(({ denominacion, siAdemas }) =>
        find('turron.compatible', { name: denominacion, besides: siAdemas }),
      ),
    ].map(say),
  }
}

/** What the next category still lacks. */
const missingOf = ({ recipe: { almendras } }: Judged, { checked: [suprema, extra] }: Facts): readonly Checked[] =>
  (almendras === 1 ? extra : suprema).filter(({ cumple }) => cumple === false)

export const headline = (judged: Judged, facts: () => Facts): Text =>
  find('turron.verdict', {
    category: categoryOf(judged.recipe),
    target: targetOf(judged.recipe),
    missing: missingOf(judged, facts()),
  })

/** A category on the way up, and what keeps a formula below it. */
export interface Step {
  readonly categoria: Categoria
  readonly alcanzada: boolean
  readonly condiciones: readonly Checked[]
}

/** From the humblest category to the highest. */
export function stepsOf(
  { recipe: { almendras, nivel1 } }: Judged,
  { checked: [suprema, extra] }: Facts,
): readonly Step[] {
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
  readonly find: (judged: Judged) => Text
}

const rules: readonly Warned[] = [
  {
    when: ({ type, formula }) => type === 'mazapan' && has(formula.lines, TOASTED),
    find: () => find('turron.toasted-almond'),
  },
  {
    when: ({ recipe, formula }) => recipe.igp !== undefined && has(formula.lines, UNPEELED),
    find: () => find('turron.unpeeled-almond'),
  },
  {
    // Types that are roasted and boiled dry want no water to bind.
    when: ({ recipe }) => recipe.seca && !recipe.tueste,
    find: ({ params }) => find('turron.too-dry', { moistureNow: params.pctHumedad ?? 0 }),
  },
]

/** What is usual of one figure where another of the same ingredient is asked for: one cause is told once, by the other. */
const ASKED_AS: Readonly<Partial<Record<ParameterKey, ParameterKey>>> = { ratioMielAzucar: 'pctMiel' }

function advisoryWarnings(judged: Judged, facts: Facts): Text[] {
  const { recipe, params } = judged
  const missing = missingOf(judged, facts)
  return (Object.keys(recipe.avisos) as ParameterKey[]).flatMap((key) => {
    const [value, range] = [params[key], recipe.avisos[key]]
    if (value === undefined || !range || within(value, range)) return []
    const asked = ASKED_AS[key] ?? key
    const reason = missing.find(({ id, operador }) => id === asked && operador === '>=' && value < range[0])
    return reason && asked !== key
      ? []
      : [find('turron.advisory', { figure: figureOf(key), value, range, missing: reason, target: targetOf(recipe) })]
  })
}

/** The ingredient that brings most of a figure, and the grams of it that carry the figure to a value. */
function gramsTo(target: number, reading: Ratio<Matter>, lines: Lines) {
  const brings = ({ grams, matter }: Line<Matter>): number => grams * reading.of(matter)
  const most = lines.reduce<Line<Matter> | undefined>(
    (best, line) => (brings(line) > (best ? brings(best) : 0) ? line : best),
    undefined,
  )
  if (!most) return undefined
  const direction = { of: reading.of(most.matter), per: reading.per(most.matter), mass: 1 }
  const grams = invert(reading, sums(reading, lines), direction, target)
  return grams === undefined || grams <= 0 ? undefined : { name: readable(most.name), grams }
}

/** Figures that a batch may cross with a little more cooking. */
const CROSSED: ReadonlySet<string> = new Set(['pctMiel', 'pctYema', 'pctAlmendraYema'])

function nearWarnings({ recipe, formula }: Judged, { checked }: Facts): Text[] {
  const { lines } = formula
  const seen = new Set<string>()
  return recipe.levels.flatMap((level, at) =>
    (checked[at] ?? []).flatMap(({ id, etiqueta, operador, umbral, margen = 0, cumple }) => {
      const isMeasure = operador === '>=' && (id === recipe.medida || CROSSED.has(id))
      if (!isMeasure || Math.abs(margen) >= NEAR || seen.has(`${id} ${umbral}`)) return []
      seen.add(`${id} ${umbral}`)
      const reading = parametersOf(recipe.seca)[id as ParameterKey]
      const add = cumple === false && isRatio(reading) ? gramsTo(umbral, reading, lines) : undefined
      return [find('turron.near', { label: etiqueta, distance: Math.abs(margen), level: level.id, add })]
    }),
  )
}

/** Doubts that never change the score. */
export function warnings(judged: Judged, _: CraftRequest, facts: () => Facts): Text[] {
  const known = facts()
  return [
    ...safetyWarnings(known.keeping),
    ...nearWarnings(judged, known),
    ...advisoryWarnings(judged, known),
    ...rules.filter(({ when }) => when(judged)).map((rule) => rule.find(judged)),
  ]
}
