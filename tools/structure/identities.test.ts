import { expect, it } from 'vitest'
import { wordsComparedIn } from './identities.ts'

it.each([
  'lines.find((line) => line.name === name)',
  'if (one !== part.name) continue',
  'lines.some((line) => line.name.trim() !== step.nombre)',
  'const id = name.toLowerCase()',
])('finds an ingredient that is known by its words: %s', (source) => {
  expect(wordsComparedIn('features/batches/trace.ts', source)).toHaveLength(1)
})

it.each(["line.name === ''", 'formula.name === other.name', 'one.identity === line.identity', "line.name !== ''"])(
  'lets pass: %s',
  (source) => {
    expect(wordsComparedIn('features/batches/trace.ts', source)).toEqual([])
  },
)

it('lets the one place compare', () => {
  expect(wordsComparedIn('model/ingredient-identity.ts', 'line.name === name')).toEqual([])
})
