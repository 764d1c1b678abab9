import type { AdjustAnswer } from '@obrador/balancer'
import type { OverviewFigure } from '@obrador/engine'
import { expect, it } from 'vitest'
import { keptRows, lostName } from '../src/features/balance/kept-rows.ts'

type Kept = AdjustAnswer['cumplimiento'][number]

const figure = (key: string, value: number, range: readonly [number, number]): OverviewFigure => ({
  key,
  label: key,
  name: key,
  unit: '%',
  decimals: 2,
  value,
  range,
  inRange: value >= range[0] && value <= range[1],
  additive: true,
})
const law: Kept = {
  parametro: 'proteinaLactea',
  etiqueta: 'Proteína láctea',
  unidad: '%',
  origen: 'ley',
  min: 2.5,
  antes: 2.1,
  despues: 2.2,
  cumple: false,
  denominacion: 'Helado crema',
}
const before = { figures: [figure('POD', 25, [11, 22])] }
const after = { figures: [figure('POD', 20, [11, 22])] }

it('has the limit that fails among its rows, though every figure is right, and says which name it costs', () => {
  const rows = keptRows(before, after, [law])
  expect(rows.map(({ label, from, to, name }) => [label, from, to, name])).toEqual([
    ['POD', 'over', 'in', undefined],
    ['Proteína láctea', 'under', 'under', 'Helado crema'],
  ])
  expect(lostName([law])).toBe('Helado crema')
  expect(lostName([{ ...law, cumple: true }])).toBeUndefined()
})

it('what is shown on its limit and misses it is not green', () => {
  const [, row] = keptRows(before, after, [{ ...law, despues: 2.5 }])
  expect(row?.to).toBe('under')
})

it('a figure with a wish is judged by the wish', () => {
  const asked: Kept = {
    parametro: 'POD',
    etiqueta: 'POD',
    unidad: '%',
    origen: 'pedido',
    min: 14,
    max: 15,
    cumple: false,
  }
  expect(keptRows(before, after, [asked]).map(({ to }) => to)).toEqual(['over'])
})
