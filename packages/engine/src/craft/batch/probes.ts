import { constantOf, OF } from '../../batch/constants.ts'
import { atMeasure, errorOf, type MeasuredField, mayShow, readingOf } from '../../catalogue/measured.ts'
import { find } from '../../findings/find.ts'
import { FormulaError } from '../../formula/errors.ts'
import { type Slopes, type Sources, slopesOf } from '../../ratio/doubt.ts'
import { type Blend, type Measure, mass, measure, type Ratio, type Weighed } from '../../ratio/parameter.ts'
import type { Found } from '../craft.ts'
import { frictionOf } from '../instruments.ts'
import { brix, SYRUP_OF_25 } from './refraction.ts'
import type { Done, Reading } from './request.ts'
import { type Made, type Scene, waterLine } from './scene.ts'

/**
 * What an instrument reads of a batch: a reading of the lines, as a figure is, and of constants of the workshop,
 *
 *     y = offset + factor · read(Σ grams · f(matter)) + Σ slope · (constant − its mean) + error
 */
export interface Probe<Matter> {
  readonly que: string
  readonly line?: number
  /** What was read; none in a plan. */
  readonly read?: number
  /** Standard deviation of the instrument, in its unit. */
  readonly sd: number
  readonly offset: number
  readonly factor: number
  readonly ofMatter?: Ratio<Matter> | Blend<Matter>
  readonly ofRows?: Blend<Made>
  /** Slopes by constant where what the lines give is known. */
  readonly constants: (value: number) => Readonly<Record<string, number>>
  /** Slopes by way of one lot alone: what its own sheet says. */
  readonly lot?: { readonly purchase: number; readonly slopes: readonly number[] }
}

/** Standard deviations of instruments; sources in docs/ciencia/hornada.md. */
const ERROR = {
  brix: { agua: 0.25, leche: 0.35 },
  /** Shares of what is weighed. */
  peso: 0.001,
  horneado: 0.003,
  aire: 2,
  dureza: 0.5,
  masa: 0.5,
  /** Points of water over flour: the hand that pours. */
  agua: 1,
  aw: { usual: 0.005, portatil: 0.02 },
  humedad: 0.3,
  grasa: 0.4,
  calibracion: 0.2,
} as const
/** °C of a step of the spoon, and the step at which it is served. */
const SPOON = { step: 1.5, served: 3 } as const
/** g of flour per 100 g from which a thing is a flour. */
const FLOUR = 50

const none = () => ({})
const finished = <Matter>({ found }: Scene<Matter>): Measure<Matter> =>
  (found.definition.instruments?.boiled?.(found.judgement.recipe as never) as Measure<Matter> | undefined) ?? mass

const sumMeasure = <Matter>(of: Measure<Matter>): Blend<Matter> => ({ measures: [of], read: ([sum]) => sum })

const refuse = (que: string, field = 'medidas'): never => {
  throw new FormulaError('invalid-request', find('batch.not-readable', { reading: que }), { field })
}

const machined = (key: string, machine: string | undefined): string => (machine ? `${key}${OF}${machine}` : key)

function temperature<Matter>(
  scene: Scene<Matter>,
  { temperaturas = {}, maquina }: Done,
  read: number | undefined,
): Probe<Matter> {
  const { definition } = scene.found
  const { harina, ambiente, agua, prefermento } = temperaturas
  const { stage } = definition.desk ?? {}
  if (harina === undefined || ambiente === undefined || agua === undefined)
    throw new FormulaError('invalid-request', find('batch.no-temperatures'), { field: 'hecho.temperaturas' })
  const hasStage = stage !== undefined && scene.lines.some(({ grams, matter }) => grams > 0 && stage.of(matter))
  const told = [harina, ambiente, agua, ...(hasStage && prefermento !== undefined ? [prefermento] : [])]
  const friction = frictionOf(definition, maquina) ?? constantOf('friccion')?.mean ?? 0
  return {
    que: 'masa',
    ...(read !== undefined && { read }),
    sd: ERROR.masa,
    offset: (told.reduce((sum, one) => sum + one, 0) + friction) / told.length,
    factor: 0,
    constants: () => ({ [machined('friccion', maquina)]: 1 / told.length }),
  }
}

/** What a flour takes more of than the formula says: what was poured, and what was weighed beyond the formula. */
function absorption<Matter>(scene: Scene<Matter>, read: number | undefined, more: number): Probe<Matter> {
  const { base, stage } = scene.found.definition.desk ?? {}
  if (!base) return refuse('agua')
  const slopes: Record<string, number> = {}
  let flour = 0
  scene.basket.bought.forEach(({ line, members }, at) => {
    const share = base.of(line.matter)
    if (share < FLOUR || stage?.of(line.matter)) return
    const grams = members.reduce((sum, member) => sum + (member.grams * share) / 100, 0)
    flour += grams
    slopes[`absorcion${OF}${scene.lots[at] ?? line.ingredient?.id ?? line.name}`] = grams / 100
  })
  if (flour <= 0) return refuse('agua')
  return {
    que: 'agua',
    ...(read !== undefined && { read: read + more }),
    sd: (ERROR.agua * flour) / 100,
    offset: 0,
    factor: 0,
    constants: () => slopes,
  }
}

/** The sheet of one lot, or a figure measured in it. */
function ofLot<Matter>(scene: Scene<Matter>, { que, linea = 0, valor = 0 }: Reading): Probe<Matter> {
  const field = que as MeasuredField
  const places = scene.groups[linea] ?? []
  const at = places.length === 1 ? (scene.basket.purchaseOf[places[0] as number] ?? -1) : -1
  const bought = scene.basket.bought[at]
  const row = bought?.line.ingredient
  if (!bought || !row || !mayShow(row, field, valor)) return refuse(que, 'medidas')
  // The strength of a spirit is told by volume and read by weight.
  const measured = field === 'grado' ? atMeasure(row, field, valor) : undefined
  const { richer, poorer } = bought.varied
  return {
    que,
    line: linea,
    read: measured ? readingOf(measured, field) : valor,
    sd: errorOf(field),
    offset: readingOf(row, field),
    factor: 0,
    constants: none,
    lot: {
      purchase: at,
      slopes: richer.map((one, way) => (readingOf(one, field) - readingOf(poorer[way] ?? one, field)) / 2),
    },
  }
}

/** Percentage points of the whole. */
const WHOLE = 100

/**
 * Constants that a figure is read with: the bias of an estimate of water activity, and the water that is left in what is boiled down.
 * What is in it per 100 g of finished product is told over the product of its type, as a label tells it.
 */
export function biasOf<Matter>(
  { definition }: Found<Matter>,
  key: string,
  value: number,
): Readonly<Record<string, number>> {
  const { figures, boiled } = definition.instruments ?? {}
  if (figures?.aw === key) return { [`aw${OF}${definition.id}`]: 1 }
  return boiled && figures?.humedad === key ? { coccion: WHOLE - value } : {}
}

type Maker = <Matter>(scene: Scene<Matter>, done: Done, reading: Reading, more: number) => Probe<Matter>

const readOf = ({ valor }: Reading) => (valor === undefined ? {} : { read: valor })

/** A figure of the craft, read with an instrument. */
const figure =
  (que: 'aw' | 'humedad' | 'grasa'): Maker =>
  ({ found }, _, reading) => {
    const key = found.definition.instruments?.figures?.[que]
    const parameter = key === undefined ? undefined : found.parameters[key]
    if (!parameter) return refuse(que)
    const isActivity = que === 'aw'
    return {
      que,
      ...readOf(reading),
      sd: isActivity ? ERROR.aw[reading.instrumento === 'portatil' ? 'portatil' : 'usual'] : ERROR[que],
      offset: 0,
      factor: 1,
      ofMatter: parameter,
      constants: (value) => biasOf(found, key ?? '', value),
    }
  }

/** Every reading of a batch, by its name. */
const PROBES: Readonly<Record<string, Maker>> = {
  peso: (scene, _, reading) => {
    const ofMatter = sumMeasure(finished(scene))
    const usual = measure(ofMatter, scene.lines) ?? 0
    const isBoiled = scene.found.definition.instruments?.boiled !== undefined
    return {
      que: 'peso',
      ...readOf(reading),
      sd: ERROR.peso * usual,
      offset: 0,
      factor: 1,
      ofMatter,
      constants: isBoiled ? (value) => ({ coccion: value }) : none,
    }
  },
  brix: (scene, _, reading) => {
    const value = scene.found.definition.instruments?.hasSerum ? measure(brix, scene.rows) : undefined
    if (value === undefined) return refuse('brix')
    const of = scene.process === 'frio' ? 'agua' : 'leche'
    return {
      que: 'brix',
      ...readOf(reading),
      sd: ERROR.brix[of],
      offset: 0,
      factor: 1,
      ofRows: brix,
      constants: (shown) => ({ [`refractometro.${of}`]: shown }),
    }
  },
  horneado: ({ found }, { maquina }, reading) => {
    const { baked } = found.definition.instruments ?? {}
    if (!baked) return refuse('horneado')
    const kept = 1 - baked(found.request, found.judgement.recipe as never)
    return {
      que: 'horneado',
      ...readOf(reading),
      sd: ERROR.horneado * kept * found.judgement.formula.total,
      offset: 0,
      factor: kept,
      ofMatter: sumMeasure(mass),
      constants: (value) => ({ [machined('horno', maquina)]: -value / kept }),
    }
  },
  aire: ({ found }, { maquina }, { mezcla, frozen }) => {
    if (!found.definition.instruments?.hasAir) return refuse('aire')
    return {
      que: 'aire',
      ...(mezcla !== undefined && frozen !== undefined && { read: 100 * (mezcla / frozen - 1) }),
      sd: ERROR.aire,
      offset: constantOf('aire')?.mean ?? 0,
      factor: 0,
      constants: () => ({ [machined('aire', maquina)]: 1 }),
    }
  },
  dureza: ({ found }, _, { temperatura = 0, cuchara }) => {
    const key = found.definition.instruments?.figures?.dureza
    const parameter = key === undefined ? undefined : found.parameters[key]
    if (!parameter) return refuse('dureza')
    return {
      que: 'dureza',
      ...(cuchara !== undefined && { read: cuchara }),
      sd: ERROR.dureza,
      offset: SPOON.served - temperatura / SPOON.step,
      factor: 1 / SPOON.step,
      ofMatter: parameter,
      constants: () => ({ vitrina: 1 / SPOON.step }),
    }
  },
  masa: (scene, done, { valor }) => temperature(scene, done, valor),
  agua: (scene, _, { valor }, more) => absorption(scene, valor, more),
  aw: figure('aw'),
  humedad: figure('humedad'),
  grasa: figure('grasa'),
  calibracion: (_scene, _, reading) => ({
    que: 'calibracion',
    ...readOf(reading),
    sd: ERROR.calibracion,
    offset: SYRUP_OF_25,
    factor: 0,
    constants: () => ({ 'refractometro.agua': SYRUP_OF_25 }),
  }),
}

/** `more`: grams of water that were weighed beyond the formula, where it was poured by hand. */
export function probeOf<Matter>(scene: Scene<Matter>, done: Done, reading: Reading, more: number): Probe<Matter> {
  if (reading.linea !== undefined) return ofLot(scene, reading)
  const make = PROBES[reading.que]
  return make ? make(scene, done, reading, more) : refuse(reading.que)
}

/** What can be read of a batch, the most telling first. */
const TELLING = ['peso', 'brix', 'humedad', 'aw', 'agua', 'masa', 'horneado', 'grasa', 'aire'] as const

export function probesOf<Matter>(scene: Scene<Matter>, done: Done): Probe<Matter>[] {
  return TELLING.flatMap((que) => {
    try {
      return [probeOf(scene, done, { que }, 0)]
    } catch (problem) {
      if (problem instanceof FormulaError) return []
      throw problem
    }
  })
}

/**
 * What is worth measuring, the most telling first; the temperature of a dough and how a spoon goes in too, though nobody has said yet at
 * which temperatures.
 */
export function tellingOf<Matter>(scene: Scene<Matter>, done: Done): string[] {
  const readable = new Set(probesOf(scene, done).map(({ que }) => que))
  if (scene.found.definition.instruments?.mixers) readable.add('masa')
  const isScooped = scene.found.definition.instruments?.figures?.dureza !== undefined
  return [...TELLING.filter((que) => readable.has(que)), ...(isScooped ? ['dureza'] : [])]
}

/** The value of what the lines give an instrument. */
const givenBy = <Matter>(
  { ofMatter, ofRows }: Probe<Matter>,
  lines: readonly Weighed<Matter>[],
  rows: readonly Weighed<Made>[],
): number => (ofMatter ? measure(ofMatter, lines) : ofRows ? measure(ofRows, rows) : 0) ?? 0

/** A figure or a reading by every source of doubt of a scene. */
export interface Sloped {
  /** Where it lies with everything at its mean, before any curve. */
  readonly mean: number
  /** By way of each purchase, and by line. */
  readonly lots: readonly number[]
  readonly weights: readonly number[]
  /** By deviation of each constant. */
  readonly constants: Readonly<Record<string, number>>
}

const deviationsOf = (constants: Readonly<Record<string, number>>): Record<string, number> =>
  Object.fromEntries(Object.entries(constants).map(([key, slope]) => [key, slope * (constantOf(key)?.sd ?? 0)]))

/** The slopes of a reading of the lines; the water of the last line is a constant of the workshop, and no weight. */
export function slopedOf<Matter>(
  slopes: readonly number[],
  mean: number,
  scene: Scene<Matter>,
  constants: Readonly<Record<string, number>>,
): Sloped {
  const { sources, water } = scene
  const first = sources.size - sources.lines.length
  const last = sources.size - 1
  const byWater = (slopes[last] ?? 0) * Math.sign(water.grams)
  const all = deviationsOf(constants)
  if (byWater !== 0) all[water.key] = (all[water.key] ?? 0) + byWater
  return { mean, lots: slopes.slice(0, first), weights: slopes.slice(first, last), constants: all }
}

/** A curve as a straight line over one deviation to each side. */
function straight({ slopes, mean, width, curve }: Slopes): {
  readonly value: number
  readonly slopes: readonly number[]
} {
  if (!curve) return { value: mean, slopes }
  const steep = width > 0 ? (curve.at(mean + width) - curve.at(mean - width)) / (2 * width) : 0
  return { value: curve.at(mean), slopes: slopes.map((one) => one * steep) }
}

export function slopedProbe<Matter>(probe: Probe<Matter>, scene: Scene<Matter>): Sloped {
  const { offset, factor, ofMatter, ofRows, lot } = probe
  const { sources, sourcesOfRows } = scene
  const found = ofMatter
    ? slopesOf(ofMatter, sources as Sources<Matter>)
    : ofRows
      ? slopesOf(ofRows, sourcesOfRows)
      : undefined
  const { value, slopes } = found ? straight(found) : { value: 0, slopes: new Array<number>(sources.size).fill(0) }
  const own = slopes.map((one) => one * factor)
  if (lot) {
    const start = sources.starts[lot.purchase] ?? 0
    lot.slopes.forEach((slope, k) => {
      own[start + k] = slope
    })
  }
  return slopedOf(own, offset + factor * value, scene, probe.constants(value * (ofMatter || ofRows ? factor : 1)))
}

/** The readings with some lines at another weight. */
export function readAgain<Matter>(
  probes: readonly Probe<Matter>[],
  scene: Scene<Matter>,
  line: number,
  times: number,
): number[] {
  const places = new Set(scene.groups[line])
  const weighed = scene.lines
    .slice(0, -1)
    .map((one, at) => (places.has(at) ? { ...one, grams: one.grams * times } : one))
  const water = waterLine(scene.found, weighed, scene.water)
  const lines = [...weighed, water]
  const rows = scene.rows.map((row, at) => ({ ...row, grams: lines[at]?.grams ?? 0 }))
  return probes.map((probe) => probe.offset + probe.factor * givenBy(probe, lines, rows))
}
