import { expect, test } from 'vitest'
import { crafts } from '../src/index.ts'

/** A line that nobody can read is asked about before any gram is moved. */

const ice = (name: string, grams: number) => ({
  type: 'base',
  ingredients: [
    { name, grams },
    { name: 'nata 35 %', grams: 150 },
    { name: 'azúcar', grams: 130 },
    { name: 'leche desnatada en polvo', grams: 45 },
    { name: 'dextrosa', grams: 40 },
    { name: 'neutro crema', grams: 5 },
  ].map((line) => ({ [crafts.helado.fields.name]: line.name, [crafts.helado.fields.grams]: line.grams })),
})

test('a milk ice whose milk has an unknown name gets no correction in grams: its milk is asked for', () => {
  const { suggestions } = crafts.helado.analyse(ice('líquido blanco de la tía', 630) as never)
  expect(suggestions).toHaveLength(1)
  expect(suggestions[0]).toMatch(
    /^Antes de corregir nada: no sé qué es «líquido blanco de la tía» \(63 % de la masa\)\./,
  )
})

test('the same with its milk read is judged and corrected', () => {
  const { suggestions } = crafts.helado.analyse(ice('leche entera del Pirineo', 630) as never)
  expect(suggestions.join()).not.toMatch(/Antes de corregir nada/)
})

test('what weighs little is asked for where it could decide the verdict, and not where it could not', () => {
  const bread = (name: string, grams: number, water: number) =>
    crafts.panaderia.analyse({
      ingredients: [
        { name: 'harina panificable', grams: 1000 },
        { name: 'agua', grams: water },
        { name: 'sal', grams: 18 },
        { name: 'levadura fresca', grams: 20 },
        { name, grams },
      ],
    } as never)
  const [least = 0] = bread('agua', 0, 620).ranges.hidratacion ?? []
  const short = 10 * least - 10
  expect(bread('polvo de hadas', 30, short).suggestions[0]).toMatch(
    /^Antes de corregir nada: no sé qué es «polvo de hadas»/,
  )
  expect(bread('polvo de hadas', 1, 620).suggestions[0]).not.toMatch(/Antes de corregir nada/)
})
