import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readText } from '../src/index.ts'

const OWN = ['Base Crema 50 Sosa', 'Crema Marta', 'Nata']
const read = (text: string) =>
  readText(text, { own: OWN }).map((line) => ('skip' in line ? line.skip : [line.name, line.grams, line.own?.isExact]))

it.each([
  ['Base Crema 50 Sosa: 50 g', ['Base Crema 50 Sosa', 50, true]],
  ['50 g base crema 50 sosa', ['Base Crema 50 Sosa', 50, true]],
  ['BASE CREMA 50 SOSA 50 gr', ['Base Crema 50 Sosa', 50, true]],
  ['Base Crema 50 Sosa 1,5 kg', ['Base Crema 50 Sosa', 1500, true]],
  ['Crema Marta 200 g', ['Crema Marta', 200, true]],
  ['nata 300 g', ['Nata', 300, true]],
  ['50 sosa 50 g', ['Base Crema 50 Sosa', 50, false]],
  ['Base crena 50 sosa 50 g', ['Base Crema 50 Sosa', 50, false]],
] as const)('reads one’s own name: %s', (text, expected) => {
  expect(read(text)).toEqual([expected])
})

it.each(['Nata 35% 300 g', 'Crema pastelera 200 g', 'Sosa 20 g', 'Leche entera 600 g', 'Base 50 40 g'])(
  'leaves to the catalogue what is not one’s own: %s',
  (text) => {
    expect(readText(text, { own: OWN })).toEqual(readText(text))
  },
)

it('a text is shown as it was pasted', () => {
  expect(readText('Leche 600 g\nbase  crema 50 sosa: 50 g', { own: OWN }).map(({ text }) => text)).toEqual([
    'Leche 600 g',
    'base  crema 50 sosa: 50 g',
  ])
})

it('a name of one’s own weighs what stands beside it, whatever figures it has', () => {
  const word = fc.constantFrom('Base', 'Crema', 'Mezcla', 'Sosa', 'Marta', 'Prodal')
  const figure = fc.constantFrom('50', '100', '35', '2')
  fc.assert(
    fc.property(
      word,
      figure,
      word,
      fc.integer({ min: 1, max: 4000 }),
      fc.boolean(),
      (one, two, three, grams, isFirst) => {
        const name = `${one} ${two} ${three}`
        const [line] = readText(isFirst ? `${grams} g ${name}` : `${name}: ${grams} g`, { own: [name] })
        expect(line).toMatchObject({ name, grams, own: { name, isExact: true } })
      },
    ),
  )
})
