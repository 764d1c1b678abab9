import { expect, test } from 'vitest'
import { linesOfRows } from '../src/features/balance/apply.ts'
import type { BalancedAnswer } from '../src/features/balance/protocol.ts'
import { newLine } from '../src/model/formula.ts'

test('two lines of one name are two lines to lock', () => {
  const lines = [newLine('Agua', 300), newLine('Harina', 500), newLine('Agua', 50), newLine('Crema', 100)]
  const row = (nombre: string, more = {}) => ({ nombre, antes: 1, despues: 1, cambio: 0, ...more })
  const ingredients = [
    row('Agua'),
    row('Harina'),
    row('Agua'),
    row('Leche', { preparacion: 'Crema' }),
    row('Sal', { nuevo: true }),
  ]
  const found = linesOfRows({ ingredients } as unknown as BalancedAnswer, lines)
  expect(found.map((line) => line?.id)).toStrictEqual([lines[0]?.id, lines[1]?.id, lines[2]?.id, undefined, undefined])
})
