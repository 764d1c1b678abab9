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

const ASKS = {
  helado: { type: 'helado_crema', known: [['azúcar', 150]] },
  pasteleria: {
    type: 'bizcocho_chocolate',
    known: [
      ['harina', 200],
      ['azúcar', 200],
      ['huevo', 200],
      ['cacao en polvo', 20],
      ['mantequilla', 100],
      ['impulsor', 8],
    ],
  },
  turron: {
    type: 'jijona',
    known: [
      ['miel', 200],
      ['azúcar', 100],
      ['clara de huevo', 20],
    ],
  },
  cacao: {
    type: 'negro',
    known: [
      ['azúcar', 400],
      ['pasta de cacao', 100],
    ],
  },
} as const

test.each(Object.keys(ASKS) as (keyof typeof ASKS)[])(
  '%s: the name that the law denies is told without grams',
  (id) => {
    const { name, grams } = crafts[id].fields
    const { type, known } = ASKS[id]
    const ingredients = [...known, ['zzqw brumosa', 400] as const].map(([what, weight]) => ({
      [name]: what,
      [grams]: weight,
    }))
    const body = crafts[id].analyse({ type, ingredients } as never) as {
      legal?: { objecion?: string }
      warnings?: readonly string[]
      suggestions: readonly string[]
    }
    expect(body.legal?.objecion).toMatch(/^no puede llamarse/)
    for (const sentence of [body.legal?.objecion ?? '', ...(body.warnings ?? []), ...body.suggestions])
      expect(sentence).not.toMatch(/(?:añade|quita|cambia) [\d.,]+ g/i)
    // With all of it read the way is told.
    const read = crafts[id].analyse({ type, ingredients: ingredients.slice(0, -1) } as never) as {
      legal?: { objecion?: string }
    }
    expect(read.legal?.objecion ?? '').toMatch(/(?:añade|quita) [\d.,]+ g/)
  },
)

test('the salt of a bread is not told by the kilo of a flour that nobody can read', () => {
  const bread = (name: string) =>
    crafts.panaderia.analyse({
      type: 'pan_comun',
      ingredients: [
        { name: 'harina panificable', grams: 1000 },
        { name, grams: 500 },
        { name: 'agua', grams: 900 },
        { name: 'sal', grams: 45 },
        { name: 'levadura fresca', grams: 20 },
      ],
    } as never)
  const told = (name: string): string => [...bread(name).warnings, bread(name).legal?.objecion ?? ''].join(' ')
  expect(told('harina floja')).toMatch(/g por kg de harina/)
  expect(told('zzqw brumosa')).not.toMatch(/g por kg de harina/)
})
