import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ingredientCatalogue } from '../src/catalogue/catalogue.ts'
import { flagOf } from '../src/catalogue/flags.ts'
import { ethanolGrams } from '../src/catalogue/reading/attributes.ts'
import { totalFat, totalMass, totalSugars } from '../src/science/composition.ts'
import { readIngredientName } from '../src/whole.ts'

/** What must hold of any name, whatever it says. */

const read = (name: string) => readIngredientName(name)?.ingredient
const NAMES = [
  'nata 33 %',
  'leche entera',
  'leche desnatada en polvo',
  'mantequilla sin sal',
  'chocolate negro 63 %',
  'cobertura con leche 38 %',
  'harina de fuerza',
  'harina W 300',
  'puré de frambuesa',
  'pulpa de sandía',
  'zumo de lima',
  'piña en almíbar',
  'brandy 43 %',
  'glucosa 40 DE',
  'pasta de pistacho',
  'praliné de avellana 60 %',
  'cacao desgrasado',
  'yogur griego 5 %',
  'queso mascarpone',
  'almendra tostada',
  'miel de romero',
  'huevo entero',
]
const names = fc.constantFrom(...NAMES)
const same = (one: string, other: string) => {
  const [a, b] = [read(one), read(other)]
  expect(a, one).toBeDefined()
  expect([b?.id, b?.composition], other).toStrictEqual([a?.id, a?.composition])
}

describe('what changes no reading', () => {
  test('case and accents', () => {
    for (const name of NAMES) {
      same(name, name.toUpperCase())
      same(name, name.normalize('NFD').replace(/\p{M}/gu, ''))
    }
  })

  test('plurals', () => {
    const plural = (name: string): string => name.replace(/^(\p{L}+[aeiou])(?= |$)/u, '$1s')
    for (const name of NAMES) same(name, plural(name))
  })

  /** Names that two rows have once their words are taken apart: said in full they are one, with a word more the other. */
  const SHARED = [
    'arroz para arroz con leche',
    'caramels',
    'cidra confitada',
    'crema de coco',
    'farine semi-complète',
    'fromage blanc',
    'topping de chocolate',
  ]
  test('a word that says nothing behind any name of the catalogue', () => {
    const plain = ingredientCatalogue
      .flatMap(({ name, aliases }) => [name, ...aliases])
      .filter((label) => !/[,(/]/.test(label))
    const changed = plain.filter((label) => {
      const [alone, more] = [read(label), read(`${label} selecto`)]
      return alone && more && more.id !== alone.id
    })
    expect(changed.toSorted()).toEqual(SHARED)
  })

  test('words that say nothing, and remarks', () => {
    fc.assert(
      fc.property(
        names,
        fc.constantFrom('ecológica', 'de Huelva', '(opcional)', ', muy fría', 'Pascual', 'extra'),
        (name, word) => same(name, `${name} ${word}`),
      ),
    )
  })

  test('a quantity in front or a pack behind', () => {
    fc.assert(
      fc.property(
        names,
        fc.constantFrom('500 g de ', '1,5 kg ', '2 cucharadas de ', '- 20 g ', '• '),
        (name, quantity) => same(name, quantity + name),
      ),
    )
    for (const name of NAMES) same(name, `${name} 5 kg`)
  })

  test('the order of the words after the head, where none binds to the next', () => {
    same('leche entera en polvo', 'leche en polvo entera')
    same('yogur griego natural', 'yogur natural griego')
    same('puré de mango congelado', 'puré congelado de mango')
    same('nata 33 % líquida', 'nata líquida 33 %')
  })
})

describe('a figure', () => {
  /** By name: bounds of the figure, and the figure of the composition that it is. */
  const RULES: readonly (readonly [
    (figure: number) => string,
    number,
    number,
    (of: ReturnType<typeof compositionOf>) => number,
    ((figure: number) => number)?,
  ])[] = [
    [(f) => `nata ${f} %`, 9, 55, totalFat],
    [(f) => `leche ${f} %`, 0.5, 5.5, totalFat],
    [(f) => `cacao en polvo ${f} %`, 9, 26, totalFat],
    [(f) => `mantequilla ${f} %`, 62, 99, totalFat],
    [(f) => `ron ${f} % vol`, 20, 80, (of) => of.alcohol, ethanolGrams],
    [(f) => `chocolate negro ${f} %`, 40, 99, totalSugars, (c) => 99.5 - c],
    [(f) => `puré de mango ${f} % azúcar`, 1, 25, (of) => of.sucrose],
  ]
  const compositionOf = (name: string) => {
    const row = read(name)
    if (!row) throw new Error(`«${name}» is not read`)
    return row.composition
  }
  /** A figure near a grade is the grade; couvertures carry half a point of their own. */
  const NEAR = 1.6

  test.each(RULES.map((rule) => [rule[0](0), rule] as const))(
    '%s is obeyed, and all closes',
    (_, [name, least, most, figure, meant = (f) => f]) => {
      fc.assert(
        fc.property(fc.integer({ min: Math.ceil(least), max: Math.floor(most) }), (value) => {
          const of = compositionOf(name(value))
          expect(Math.abs(totalMass(of) - 100)).toBeLessThan(2)
          for (const grams of Object.values(of)) expect(grams).toBeGreaterThanOrEqual(0)
          if (!name(value).startsWith('puré'))
            expect(Math.abs(figure(of) - meant(value)), name(value)).toBeLessThan(NEAR)
        }),
      )
    },
  )
})

describe('what binds', () => {
  test('«sin gluten» gives gluten of oats and wheat starch alone, «vegetal» never milk, «sin azúcar» never sugar', () => {
    // A cream that says it is half and half has both.
    for (const row of ingredientCatalogue) {
      const { id, name } = row
      if (id === 'nata_mixta') continue
      const plain = name.replace(/ ?[(\d].*$/, '')
      // Oats and wheat starch are sold «sin gluten» and stay on the list of Annex II for all that.
      const isSoldWithout = flagOf(row, 'oats') === true || id === 'almidon_trigo'
      const allergens = read(`${plain} sin gluten`)?.allergens ?? []
      expect([plain, allergens.includes('gluten')]).toEqual([plain, isSoldWithout])
      expect(read(`${plain} vegetal`)?.allergens ?? [], plain).not.toContain('leche')
    }
    for (const name of [
      'harina (sin gluten)',
      'harina, sin gluten',
      'harina / maicena sin gluten',
      'pan (sin gluten)',
    ]) {
      expect(read(name)?.allergens ?? [], name).not.toContain('gluten')
    }
    for (const name of ['nata (vegetal)', 'mantequilla, vegana', 'queso (vegano)']) {
      expect(read(name)?.allergens ?? [], name).not.toContain('leche')
    }
    for (const name of ['chocolate negro sin azúcar', 'mermelada de fresa sin azúcar', 'puré de fresa sin azúcar']) {
      expect(read(name)?.composition.sucrose ?? 0, name).toBeLessThan(5)
    }
  })

  test('two products are asked about, and no likeness decides', () => {
    for (const name of [
      'azúcar y café',
      'leche y chocolate',
      'leche con chocolate',
      'harina de unicornio',
      'leche de dragón',
      'gasolina',
    ]) {
      expect(read(name), name).toBeUndefined()
    }
  })

  test('a pre-ferment names its flour', () => {
    const rye = read('masa madre de centeno')
    expect(rye?.source).toContain('harina_centeno_integral')
    expect(rye?.allergens).toStrictEqual(['gluten'])
    expect(read('masa madre de arroz')?.allergens).toStrictEqual([])
  })

  test('what is not a label is told, and what is not is not', () => {
    expect(readIngredientName('Nata 35 %')?.interpreted).toBe(false)
    for (const name of ['nata 33 %', 'leche fresca entera de montaña', 'mantequila'])
      expect(readIngredientName(name)?.interpreted, name).toBe(true)
  })
})
