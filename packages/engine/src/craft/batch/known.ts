import { varianceOf } from '../../batch/belief.ts'
import { constantOf, kindOfConstant, OF } from '../../batch/constants.ts'
import { changesOf } from '../../batch/known-lots.ts'
import { nameOfLot } from '../../batch/lots.ts'
import type { Found } from '../craft.ts'
import { frictionOf } from '../instruments.ts'
import type { ConstantTold, LotTold } from './answer.ts'
import { lineOfPurchase, nameAt } from './causes.ts'
import type { Learning } from './learn.ts'
import { type Reckoning, toldOf } from './reckon.ts'

/** What is believed of lots and of the workshop once a batch is in. */

/** Figures of what is told: a deviation has four, so that whoever compares loses nothing. */
const FIGURES = 4
export const significant = (value: number, figures = FIGURES): number =>
  value === 0 || !Number.isFinite(value) ? 0 : Number(value.toPrecision(figures))

export function lotsTold<Matter>({ scene, keys }: Reckoning<Matter>, after: Learning): LotTold[] {
  return keys.flatMap((key, at): LotTold[] => {
    const bought = scene.basket.bought[at]
    const place = after.belief.lots.get(key)
    const line = lineOfPurchase(scene, at)
    if (!bought || !place || line < 0 || scene.lots[at] === undefined) return []
    const cambios = Object.fromEntries(
      Object.entries(changesOf(after.belief, key, bought.varied.ways)).map(([component, change]) => [
        component,
        {
          cambio: significant(change.cambio),
          mas_menos: significant(change.mas_menos),
          antes: significant(change.antes),
        },
      ]),
    )
    return [
      {
        ingrediente: bought.line.ingredient?.id ?? '',
        nombre: nameAt(scene, line),
        lote: nameOfLot(key),
        linea: line,
        cambios,
      },
    ]
  })
}

function constantTold(key: string, { belief }: Pick<Learning, 'belief'>, mean?: number): ConstantTold | undefined {
  const constant = constantOf(key)
  const at = belief.constants.get(key)
  if (!constant || at === undefined) return undefined
  return {
    valor: significant((mean ?? constant.mean) + constant.sd * (belief.mean[at] ?? 0), 5),
    mas_menos: significant(Math.sqrt(varianceOf(belief, [constant.sd], at))),
    antes: constant.sd,
  }
}

/** The mean of a constant beforehand: that of the mixer, where it is one of those that the craft knows. */
const meanOf = <Matter>({ definition }: Found<Matter>, key: string): number | undefined =>
  kindOfConstant(key) === 'friccion' ? frictionOf(definition, key.split(OF)[1]) : undefined

/** A constant as this batch had it: what is the workshop's, and what only this one differed by. */
function thisTime<Matter>(reckoning: Reckoning<Matter>, key: string, wider: number): number | undefined {
  const { belief, vectors } = reckoning
  const at = belief.constants.get(key)
  const { sd = 0, ofBatch = 0, mean = 0 } = constantOf(key) ?? {}
  if (at === undefined || ofBatch === 0 || vectors.length === 0 || !Number.isFinite(wider)) return undefined
  const lasting = new Float64Array(belief.mean.length)
  lasting[at] = sd
  const own = new Float64Array(vectors[0]?.own.length ?? 0)
  own[own.length - belief.constants.size + [...belief.constants.keys()].indexOf(key)] = ofBatch
  return significant(toldOf(reckoning, { lasting, own }, mean, wider).value)
}

export function workshopTold<Matter>(
  reckoning: Reckoning<Matter>,
  after: Learning,
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
