import { describe, expect, test } from 'vitest'
import {
  batchOf,
  type EvidenceOfBatch,
  isWorkshopEvidence,
  lotsKnown,
  varianceOf,
  type WorkshopEvidence,
  withoutConstants,
  workshopBeliefOf,
} from '../src/entries/batch.ts'
import { allCrafts, type Craft, type CraftRequest } from '../src/index.ts'

const helado = allCrafts.helado as unknown as Craft
const strawberry: CraftRequest = {
  type: 'sorbete_agua',
  ingredients: [
    { name: 'Fresa', grams: 500 },
    { name: 'Agua', grams: 250 },
    { name: 'Azúcar', grams: 145 },
    { name: 'Dextrosa', grams: 60 },
    { name: 'Glucosa en polvo DE 38', grams: 40 },
    { name: 'Neutro para sorbetes 5', grams: 5 },
  ],
}

describe('lots and constants outside of a batch', () => {
  const lot = (lote: string) => ({ fecha: '2026-11-10', lineas: [{ linea: 0, lote }] })
  const read = { brix: 26.4, peso: 999 }
  const first = batchOf(helado, {
    formula: strawberry,
    hecho: lot('L12'),
    medidas: Object.entries(read).map(([que, valor]) => ({ que, valor })),
  })

  test('an open lot is believed as the batch that was read said it; another begins at the table', () => {
    const told = first.lotes.find(({ ingrediente }) => ingrediente === 'fresa')?.cambios.azucares
    const known = lotsKnown(first.estado, '2026-11-10').find(({ ingrediente }) => ingrediente === 'fresa')
    expect(known).toMatchObject({ lote: 'L12', abierto: true, esFresco: true })
    expect(known?.cambios.azucares?.cambio).toBeCloseTo(told?.cambio ?? 0, 2)
    const other = lotsKnown({ ...first.estado, abiertos: { ...first.estado.abiertos, fresa: 'L13' } })
    expect(other.find(({ lote }) => lote === 'L12')?.abierto).toBe(false)
    expect(other.find(({ lote }) => lote === 'L13')?.cambios).toEqual({})
  })

  test('a constant that is forgotten is as beforehand, and its batch teaches of lots no more than without it', () => {
    const [batch] = first.estado.hornadas as readonly [EvidenceOfBatch]
    const keys = new Set(batch.filas.flatMap(({ taller }) => Object.keys(taller)))
    expect(keys.size).toBeGreaterThan(1)
    const without: WorkshopEvidence = { ...first.estado, hornadas: [withoutConstants(batch, keys)] }
    expect(isWorkshopEvidence(without)).toBe(true)
    const [all, left] = [workshopBeliefOf(first.estado), workshopBeliefOf(without)]
    expect(left.constants.size).toBe(0)
    // Integrating a constant out or believing nothing of it is the same for the lots.
    for (const [key, { start, ways }] of left.lots) {
      const before = all.lots.get(key)?.start ?? -1
      for (let k = 0; k < ways; k++) {
        expect(left.mean[start + k]).toBeCloseTo(all.mean[before + k] ?? Number.NaN, 9)
        expect(varianceOf(left, [1], start + k)).toBeCloseTo(varianceOf(all, [1], before + k), 9)
      }
    }
  })
})

const bread: CraftRequest = {
  type: 'pan_comun',
  ingredients: [
    { name: 'Harina de fuerza', grams: 1000 },
    { name: 'Agua', grams: 680 },
    { name: 'Sal', grams: 18 },
    { name: 'Levadura fresca', grams: 6 },
  ],
}

test('a mixer called as what every object has is one that nobody knows', () => {
  const answers = ['valueOf', 'la de abajo'].map((maquina) =>
    batchOf(allCrafts.panaderia as unknown as Craft, {
      formula: bread,
      hecho: { maquina, temperaturas: { harina: 22, ambiente: 23, agua: 14 } },
      medidas: [{ que: 'masa', valor: 26.4 }],
    }),
  )
  expect(answers[0]?.frase).toBe(answers[1]?.frase)
})
