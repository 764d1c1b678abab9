import { varianceOf } from '../../batch/belief.ts'
import { CONSTANT_SEPARATOR, kindOfConstant, workshopConstantOf } from '../../batch/constants.ts'
import { lotChangesOf } from '../../batch/known-lots.ts'
import { nameOfLot } from '../../batch/lots.ts'
import type { JudgedFormula } from '../craft.ts'
import { frictionOf } from '../instruments.ts'
import type { ConstantTold, LotTold } from './answer.ts'
import { lineOfPurchase, purchaseNameAt } from './causes.ts'
import type { LearnedEvidence } from './learn.ts'
import { type BatchReckoning, posteriorFigureOf } from './reckon.ts'

/** What is believed of lots and of the workshop once a batch is in. */

/** Figures of what is told: a deviation has four, so that whoever compares loses nothing. */
const FIGURES = 4
export const toSignificantFigures = (value: number, figures = FIGURES): number =>
  value === 0 || !Number.isFinite(value) ? 0 : Number(value.toPrecision(figures))

export function lotsTold<Matter>({ scene, keys }: BatchReckoning<Matter>, after: LearnedEvidence): LotTold[] {
  return keys.flatMap((key, at): LotTold[] => {
    const bought = scene.basket.bought[at]
    const place = after.belief.lots.get(key)
    const line = lineOfPurchase(scene, at)
    if (!bought || !place || line < 0 || scene.lots[at] === undefined) return []
    const cambios = Object.fromEntries(
      Object.entries(lotChangesOf(after.belief, key, bought.varied.ways)).map(([component, change]) => [
        component,
        {
          cambio: toSignificantFigures(change.cambio),
          mas_menos: toSignificantFigures(change.mas_menos),
          antes: toSignificantFigures(change.antes),
        },
      ]),
    )
    return [
      {
        ingrediente: bought.line.ingredient?.id ?? '',
        nombre: purchaseNameAt(scene, line),
        lote: nameOfLot(key),
        linea: line,
        cambios,
      },
    ]
  })
}

function constantTold(
  key: string,
  { belief }: Pick<LearnedEvidence, 'belief'>,
  mean?: number,
): ConstantTold | undefined {
  const constant = workshopConstantOf(key)
  const at = belief.constants.get(key)
  if (!constant || at === undefined) return undefined
  return {
    valor: toSignificantFigures((mean ?? constant.mean) + constant.sd * (belief.mean[at] ?? 0), 5),
    mas_menos: toSignificantFigures(Math.sqrt(varianceOf(belief, [constant.sd], at))),
    antes: constant.sd,
  }
}

/** The mean of a constant beforehand: that of the mixer, where it is one of those that the craft knows. */
const meanOf = <Matter>({ definition }: JudgedFormula<Matter>, key: string): number | undefined =>
  kindOfConstant(key) === 'friccion' ? frictionOf(definition, key.split(CONSTANT_SEPARATOR)[1]) : undefined

/** A constant as this batch had it: what is the workshop's, and what only this one differed by. */
function thisTime<Matter>(reckoning: BatchReckoning<Matter>, key: string, wider: number): number | undefined {
  const { belief, vectors } = reckoning
  const at = belief.constants.get(key)
  const { sd = 0, ofBatch = 0, mean = 0 } = workshopConstantOf(key) ?? {}
  if (at === undefined || ofBatch === 0 || vectors.length === 0 || !Number.isFinite(wider)) return undefined
  const lasting = new Float64Array(belief.mean.length)
  lasting[at] = sd
  const own = new Float64Array(vectors[0]?.own.length ?? 0)
  own[own.length - belief.constants.size + [...belief.constants.keys()].indexOf(key)] = ofBatch
  return toSignificantFigures(posteriorFigureOf(reckoning, { lasting, own }, mean, wider).value)
}

export function workshopTold<Matter>(
  reckoning: BatchReckoning<Matter>,
  after: LearnedEvidence,
  wider: number,
): Record<string, ConstantTold> {
  const { scene, sloped } = reckoning
  const keys = new Set(sloped.flatMap(({ constants }) => Object.keys(constants)))
  if (sloped.length === 0 || keys.size === 0) keys.add(scene.water.key)
  const told: Record<string, ConstantTold> = {}
  for (const key of keys) {
    if (kindOfConstant(key) === 'absorcion') continue
    const one = constantTold(key, after, meanOf(scene.found, key))
    const now = thisTime(reckoning, key, wider)
    if (one) told[key] = { ...one, ...(now !== undefined && { esta_vez: now }) }
  }
  return told
}
