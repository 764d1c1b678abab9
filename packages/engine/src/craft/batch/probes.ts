import { CONSTANT_SEPARATOR, workshopConstantOf } from '../../batch/constants.ts'
import {
  type MeasuredField,
  mayShowField,
  measuredReadingOf,
  measuringErrorOf,
  rowAtMeasure,
} from '../../catalogue/measured.ts'
import { commonFinding } from '../../findings/find.ts'
import { FormulaError } from '../../formula/errors.ts'
import {
  type BlendParameter,
  type MatterMeasure,
  massMeasure,
  measureLines,
  type RatioParameter,
} from '../../ratio/parameter.ts'
import type { JudgedFormula } from '../craft.ts'
import { frictionOf } from '../instruments.ts'
import { brixBlend, SYRUP_OF_25 } from './refraction.ts'
import type { BatchReading, DoneBatch } from './request.ts'
import type { BatchState, ProbeSample } from './scene.ts'

/**
 * What an instrument reads of a batch: a reading of the lines, as a figure is, and of constants of the workshop,
 *
 *     y = offset + factor · read(Σ grams · f(matter)) + Σ slope · (constant − its mean) + error
 */
export interface InstrumentProbe<Matter> {
  readonly que: string
  readonly line?: number
  /** What was read; none in a plan. */
  readonly read?: number
  /** Standard deviation of the instrument, in its unit. */
  readonly sd: number
  readonly offset: number
  readonly factor: number
  readonly ofMatter?: RatioParameter<Matter> | BlendParameter<Matter>
  readonly ofRows?: BlendParameter<ProbeSample>
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
const finished = <Matter>({ found }: BatchState<Matter>): MatterMeasure<Matter> =>
  (found.definition.instruments?.boiled?.(found.judgement.recipe as never) as MatterMeasure<Matter> | undefined) ??
  massMeasure

const sumMeasure = <Matter>(of: MatterMeasure<Matter>): BlendParameter<Matter> => ({
  measures: [of],
  read: ([sum]) => sum,
})

const refuse = (que: string, field = 'medidas'): never => {
  throw new FormulaError('invalid-request', commonFinding('batch.not-readable', { reading: que }), { field })
}

const machined = (key: string, machine: string | undefined): string =>
  machine ? `${key}${CONSTANT_SEPARATOR}${machine}` : key

function temperature<Matter>(
  scene: BatchState<Matter>,
  { temperaturas = {}, maquina }: DoneBatch,
  read: number | undefined,
): InstrumentProbe<Matter> {
  const { definition } = scene.found
  const { harina, ambiente, agua, prefermento } = temperaturas
  const { stage } = definition.desk ?? {}
  if (harina === undefined || ambiente === undefined || agua === undefined)
    throw new FormulaError('invalid-request', commonFinding('batch.no-temperatures'), { field: 'hecho.temperaturas' })
  const hasStage = stage !== undefined && scene.lines.some(({ grams, matter }) => grams > 0 && stage.of(matter))
  const told = [harina, ambiente, agua, ...(hasStage && prefermento !== undefined ? [prefermento] : [])]
  const friction = frictionOf(definition, maquina) ?? workshopConstantOf('friccion')?.mean ?? 0
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
function absorption<Matter>(
  scene: BatchState<Matter>,
  read: number | undefined,
  more: number,
): InstrumentProbe<Matter> {
  const { base, stage } = scene.found.definition.desk ?? {}
  if (!base) return refuse('agua')
  const slopes: Record<string, number> = {}
  let flour = 0
  scene.basket.bought.forEach(({ line, members }, at) => {
    const share = base.of(line.matter)
    if (share < FLOUR || stage?.of(line.matter)) return
    const grams = members.reduce((sum, member) => sum + (member.grams * share) / 100, 0)
    flour += grams
    slopes[`absorcion${CONSTANT_SEPARATOR}${scene.lots[at] ?? line.ingredient?.id ?? line.name}`] = grams / 100
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
function ofLot<Matter>(
  scene: BatchState<Matter>,
  { que, linea = 0, valor = 0 }: BatchReading,
): InstrumentProbe<Matter> {
  const field = que as MeasuredField
  const places = scene.groups[linea] ?? []
  const at = places.length === 1 ? (scene.basket.purchaseOf[places[0] as number] ?? -1) : -1
  const bought = scene.basket.bought[at]
  const row = bought?.line.ingredient
  if (!bought || !row || !mayShowField(row, field, valor)) return refuse(que, 'medidas')
  // The strength of a spirit is told by volume and read by weight.
  const measured = field === 'grado' ? rowAtMeasure(row, field, valor) : undefined
  const { richer, poorer } = bought.varied
  return {
    que,
    line: linea,
    read: measured ? measuredReadingOf(measured, field) : valor,
    sd: measuringErrorOf(field),
    offset: measuredReadingOf(row, field),
    factor: 0,
    constants: none,
    lot: {
      purchase: at,
      slopes: richer.map(
        (one, way) => (measuredReadingOf(one, field) - measuredReadingOf(poorer[way] ?? one, field)) / 2,
      ),
    },
  }
}

/** Percentage points of the whole. */
const WHOLE = 100

/**
 * Constants that a figure is read with: the bias of an estimate of water activity, and the water that is left in what is boiled down.
 * What is in it per 100 g of finished product is told over the product of its type, as a label tells it.
 */
export function probeBiasOf<Matter>(
  { definition }: JudgedFormula<Matter>,
  key: string,
  value: number,
): Readonly<Record<string, number>> {
  const { figures, boiled } = definition.instruments ?? {}
  if (figures?.aw === key) return { [`aw${CONSTANT_SEPARATOR}${definition.id}`]: 1 }
  return boiled && figures?.humedad === key ? { coccion: WHOLE - value } : {}
}

type Maker = <Matter>(
  scene: BatchState<Matter>,
  done: DoneBatch,
  reading: BatchReading,
  more: number,
) => InstrumentProbe<Matter>

const readOf = ({ valor }: BatchReading) => (valor === undefined ? {} : { read: valor })

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
      constants: (value) => probeBiasOf(found, key ?? '', value),
    }
  }

/** Every reading of a batch, by its name. */
const PROBES: Readonly<Record<string, Maker>> = {
  peso: (scene, _, reading) => {
    const ofMatter = sumMeasure(finished(scene))
    const usual = measureLines(ofMatter, scene.lines) ?? 0
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
    const value = scene.found.definition.instruments?.hasSerum ? measureLines(brixBlend, scene.rows) : undefined
    if (value === undefined) return refuse('brix')
    const of = scene.process === 'frio' ? 'agua' : 'leche'
    return {
      que: 'brix',
      ...readOf(reading),
      sd: ERROR.brix[of],
      offset: 0,
      factor: 1,
      ofRows: brixBlend,
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
      ofMatter: sumMeasure(massMeasure),
      constants: (value) => ({ [machined('horno', maquina)]: -value / kept }),
    }
  },
  aire: ({ found }, { maquina }, { mezcla, frozen }) => {
    if (!found.definition.instruments?.hasAir) return refuse('aire')
    return {
      que: 'aire',
      ...(mezcla !== undefined && frozen !== undefined && { read: 100 * (mezcla / frozen - 1) }),
      sd: ERROR.aire,
      offset: workshopConstantOf('aire')?.mean ?? 0,
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
export function instrumentProbeOf<Matter>(
  scene: BatchState<Matter>,
  done: DoneBatch,
  reading: BatchReading,
  more: number,
): InstrumentProbe<Matter> {
  if (reading.linea !== undefined) return ofLot(scene, reading)
  const make = PROBES[reading.que]
  return make ? make(scene, done, reading, more) : refuse(reading.que)
}

/** What can be read of a batch, the most telling first. */
const TELLING = ['peso', 'brix', 'humedad', 'aw', 'agua', 'masa', 'horneado', 'grasa', 'aire'] as const

export function instrumentProbesOf<Matter>(scene: BatchState<Matter>, done: DoneBatch): InstrumentProbe<Matter>[] {
  return TELLING.flatMap((que) => {
    try {
      return [instrumentProbeOf(scene, done, { que }, 0)]
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
export function mostTellingOf<Matter>(scene: BatchState<Matter>, done: DoneBatch): string[] {
  const readable = new Set(instrumentProbesOf(scene, done).map(({ que }) => que))
  if (scene.found.definition.instruments?.mixers) readable.add('masa')
  const isScooped = scene.found.definition.instruments?.figures?.dureza !== undefined
  return [...TELLING.filter((que) => readable.has(que)), ...(isScooped ? ['dureza'] : [])]
}
