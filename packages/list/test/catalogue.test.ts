import { findRow, ingredientCatalogue } from '@obrador/engine'
import { expect, it } from 'vitest'
import { readText } from '../src/index.ts'

const LAYOUTS: readonly ((name: string) => string)[] = [
  (name) => `${name}: 137 g`,
  (name) => `137 g de ${name}`,
  (name) => `${name}\t0,137 kg`,
  (name) => `${name} 137`,
]
/** Names on one list. */
const TOGETHER = 20

it('no name of the catalogue is taken for a step, a title or a figure', () => {
  const names = ingredientCatalogue.flatMap(({ name, aliases }) => [name, ...aliases])
  const lists = Array.from({ length: Math.ceil(names.length / TOGETHER) }, (_, at) =>
    names.slice(at * TOGETHER, (at + 1) * TOGETHER),
  )
  const lost: string[] = []
  let read = 0
  let other = 0
  for (const [at, labels] of lists.entries()) {
    const layout = LAYOUTS[at % LAYOUTS.length] ?? String
    for (const [index, line] of readText(labels.map(layout).join('\n')).entries()) {
      const label = labels[index] ?? ''
      const kept = !('skip' in line) && !line.parts && Math.abs((line.grams ?? 137) - 137) < 1e-6
      if (!kept) lost.push(layout(label))
      else if (line.grams !== undefined) {
        read++
        const meant = findRow(line.name ?? '')
        if (meant && meant.id !== findRow(label)?.id) other++
      }
    }
  }
  expect(lost).toEqual([])
  // Names that end in a bare figure («cob negra 70») are asked about.
  expect(read / names.length).toBeGreaterThan(0.97)
  expect(other / names.length).toBeLessThan(0.002)
})
