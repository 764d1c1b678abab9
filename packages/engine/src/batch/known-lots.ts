import { rowsById } from '../catalogue/catalogue.ts'
import { isFreshRow } from '../catalogue/fresh.ts'
import { TRACKED_COMPONENTS } from '../catalogue/tracked.ts'
import { dotProduct } from '../science/linear.ts'
import { varianceOf, type WorkshopBelief, workshopBeliefOf } from './belief.ts'
import { CONSTANT_SEPARATOR, workshopConstantOf } from './constants.ts'
import type { EvidenceOfBatch, WorkshopEvidence } from './evidence.ts'
import { lotKey, nameOfLot, rowOfLot, type VariationModes, variationModesOfLot } from './lots.ts'

/** What is believed of a component of a lot, in g per 100 g: by how much it differs, how surely, and how surely beforehand. */
export interface LotChange {
  readonly cambio: number
  readonly mas_menos: number
  readonly antes: number
}

/** What each component is called where a lot is told. */
const COMPONENT: Readonly<Record<(typeof TRACKED_COMPONENTS)[number], string>> = {
  water: 'agua',
  fat: 'grasa',
  sugars: 'azucares',
  protein: 'proteina',
  starch: 'almidon',
  fibre: 'fibra',
  salt: 'sal',
  alcohol: 'alcohol',
  rest: 'resto',
}
/** g per 100 g under which nothing is told of a component. */
const LEAST_SPREAD = 0.02

const changeOf = (
  belief: WorkshopBelief,
  slopes: readonly number[],
  start: number,
  antes: number,
  mean = 0,
): LotChange => ({
  cambio: mean + dotProduct(slopes, belief.mean.subarray(start)),
  mas_menos: Math.sqrt(varianceOf(belief, slopes, start)),
  antes,
})

/** By component, what is believed of a lot; of a flour, its absorption besides. */
export function lotChangesOf(
  belief: WorkshopBelief,
  key: string,
  ways: VariationModes,
): Readonly<Record<string, LotChange>> {
  const changes: Record<string, LotChange> = {}
  const place = belief.lots.get(key)
  if (place)
    TRACKED_COMPONENTS.forEach((component, c) => {
      const slopes = ways.map((way) => way[c] ?? 0)
      const before = Math.hypot(...slopes) * Math.sqrt(belief.variance(key))
      if (before >= LEAST_SPREAD) changes[COMPONENT[component]] = changeOf(belief, slopes, place.start, before)
    })
  const name = `absorcion${CONSTANT_SEPARATOR}${key}`
  const at = belief.constants.get(name)
  const constant = workshopConstantOf(name)
  if (at !== undefined && constant) changes.absorcion = changeOf(belief, [constant.sd], at, constant.sd, constant.mean)
  return changes
}

export interface LotKnown {
  /** The row of the catalogue, what it is called, and what is written on the sack or the box. */
  readonly ingrediente: string
  readonly nombre: string
  readonly lote: string
  readonly abierto: boolean
  /** It spoils: a box of it lasts days. */
  readonly esFresco: boolean
  readonly cambios: Readonly<Record<string, LotChange>>
}

/** Every lot that evidence tells of, and what is believed of it on a day. */
export function lotsKnown(evidence: WorkshopEvidence, day?: string): readonly LotKnown[] {
  const belief = workshopBeliefOf(evidence, day)
  const { abiertos = {} } = evidence
  const absorbing = [...belief.constants.keys()].flatMap((key) =>
    key.startsWith(`absorcion${CONSTANT_SEPARATOR}`) ? [key.slice(key.indexOf(CONSTANT_SEPARATOR) + 1)] : [],
  )
  const open = Object.entries(abiertos).map(([row, lot]) => lotKey(row, lot))
  return [...new Set([...open, ...belief.lots.keys(), ...absorbing])].flatMap((key): LotKnown[] => {
    const row = rowsById.get(rowOfLot(key))
    if (!row) return []
    const lote = nameOfLot(key)
    return [
      {
        ingrediente: row.id,
        nombre: row.name,
        lote,
        abierto: (abiertos[row.id] ?? '') === lote,
        esFresco: isFreshRow(row),
        cambios: lotChangesOf(belief, key, variationModesOfLot(key)),
      },
    ]
  })
}

/** A batch that no longer tells of some constants: what they might be is part of what its readings err by. */
export function withoutConstants(batch: EvidenceOfBatch, forgotten: ReadonlySet<string>): EvidenceOfBatch {
  const keys = [...new Set(batch.filas.flatMap(({ taller }) => Object.keys(taller)))].filter((key) =>
    forgotten.has(key),
  )
  if (keys.length === 0) return batch
  const slopes = keys.map((key) =>
    batch.filas.map(({ taller }) => (taller[key] ?? 0) * (workshopConstantOf(key)?.sd ?? 0)),
  )
  return {
    ...batch,
    filas: batch.filas.map((row) => ({
      ...row,
      taller: Object.fromEntries(Object.entries(row.taller).filter(([key]) => !forgotten.has(key))),
    })),
    error: batch.error.map((line, i) =>
      line.map((value, j) => slopes.reduce((sum, one) => sum + (one[i] ?? 0) * (one[j] ?? 0), value)),
    ),
  }
}
