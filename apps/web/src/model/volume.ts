import { roundTo } from '@obrador/engine'
import type { BatchSize } from './formula.ts'

/** What is sold by the litre: how much of the mix is weighed for so many litres, or for so many tubs. */

const ML_PER_LITRE = 1000
/** l of a tub, until somebody says otherwise: half of the usual display pan of 5 l. */
export const USUAL_TUB = 2.5
/** Finer than any scale, so that what was typed comes back as it was typed. */
const DECIMALS = 4

/** g of the mix in a litre of what is made: nobody knows without its air, `overrun` in % of the mix. */
export const litreGrams = (density: number | undefined, overrun: number | undefined): number | undefined =>
  density === undefined || overrun === undefined ? undefined : (density * ML_PER_LITRE) / (1 + overrun / 100)

export type VolumeWay = 'litres' | 'tubs'
export const isVolumeWay = (way: string): way is VolumeWay => way === 'litres' || way === 'tubs'

/** So many litres, or so many tubs of so many litres each. */
export interface BatchVolume {
  readonly litres: number
  readonly tubs: number
  readonly tub: number
}

export const litresOfVolume = (way: VolumeWay, { litres, tubs, tub }: BatchVolume): number =>
  way === 'litres' ? litres : tubs * tub

/** The volume that so many grams of the mix come to. */
export function volumeOfGrams(grams: number, litre: number, tub: number): BatchVolume {
  const litres = roundTo(grams / litre, DECIMALS)
  return { litres, tubs: roundTo(litres / tub, DECIMALS), tub }
}

/** How much of a formula that makes: tubs are pieces, each of the weight of its litres. */
export const batchOfVolume = (
  way: VolumeWay,
  { litres, tubs, tub }: BatchVolume,
  litre: number,
  overrun: number,
): BatchSize =>
  way === 'litres'
    ? { total: roundTo(litres * litre, DECIMALS), litres, overrun }
    : { pieces: tubs, pieceGrams: roundTo(tub * litre, DECIMALS), litres: tub, overrun }

/** How a batch was told; nothing of one that was told in grams. */
export const volumeWayOf = ({ litres, pieces }: BatchSize): VolumeWay | undefined =>
  litres === undefined ? undefined : pieces === undefined ? 'litres' : 'tubs'

/** What a batch was told in, as far as it was in litres. */
export const volumeInBatch = ({ litres = 0, pieces }: BatchSize): BatchVolume | undefined =>
  litres > 0
    ? {
        litres: litres * (pieces ?? 1),
        tubs: pieces ?? litres / USUAL_TUB,
        tub: pieces === undefined ? USUAL_TUB : litres,
      }
    : undefined
