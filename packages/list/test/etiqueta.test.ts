import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { measuredTest } from '../../../tools/measured.ts'
import { runs } from '../../../tools/tier.ts'
import { labelTaken, readLabel, readListOf } from '../src/etiqueta/index.ts'

const names = (text: string): string[] => readListOf(text).items.map(({ name }) => name)

describe('a list of ingredients', () => {
  it('is split at commas and semicolons outside brackets, never at a decimal comma', () => {
    expect(names('azúcar, nata 22,5 %, leche; sal')).toEqual(['azúcar', 'nata', 'leche', 'sal'])
    const [, cream] = readListOf('azúcar, nata 22,5 %, leche').items
    expect(cream?.percent).toEqual({ value: 22.5, decimals: 1 })
  })

  it('opens a compound with its percentage, and knows brackets that list nothing', () => {
    const { items } = readListOf(
      'relleno de chocolate (22,5 %) [azúcar, cacao magro en polvo 8 %], harina (contiene gluten), leche (origen: España)',
    )
    expect(items[0]).toMatchObject({
      name: 'relleno de chocolate',
      percent: { value: 22.5 },
      items: [{ name: 'azúcar' }, { percent: { value: 8 } }],
    })
    expect(items.slice(1).map(({ items: inside }) => inside)).toEqual([undefined, undefined])
  })

  it('keeps the class of an additive, with a colon or with a bracket', () => {
    const { items } = readListOf('dextrosa, estabilizantes: E 412, E 410; emulgente (lecitina de soja), sal')
    expect(items.map(({ name, className }) => [className, name])).toEqual([
      [undefined, 'dextrosa'],
      ['estabilizantes', 'E 412'],
      ['estabilizantes', 'E 410'],
      ['emulgente', 'lecitina de soja'],
      [undefined, 'sal'],
    ])
  })

  it('takes a minimum for one, marks off the name, and the last of a list behind «y»', () => {
    const [fruit, ...rest] = readListOf('*fresa* mín. 45 %, azúcar, sal y aroma').items
    expect(fruit).toMatchObject({ name: 'fresa', percent: { value: 45, isLeast: true } })
    expect(rest.map(({ name }) => name)).toEqual(['azúcar', 'sal', 'aroma'])
  })

  it('says that fruits in varying parts stand in no order', () => {
    expect(readListOf('frutas en proporción variable, azúcar').items[0]).toMatchObject({ isUnordered: true })
  })
})

describe('what is no ingredient', () => {
  it('is a claim over a figure, or set aside', () => {
    const { items, claims, aside } = readListOf(
      'Pasta de cacao, azúcar, manteca de cacao. Cacao: 70 % mínimo. Sólidos lácteos 14 % mínimo. Puede contener leche.',
    )
    expect(items).toHaveLength(3)
    expect(claims).toEqual([
      { of: 'cacao', value: 70, isLeast: true },
      { of: 'solidosLacteos', value: 14, isLeast: true },
    ])
    expect(aside).toEqual(['Puede contener leche'])
  })

  it('does not take cocoa with its share for a claim', () => {
    const { items, claims } = readListOf('azúcar, cacao 18 %, avellanas')
    expect(claims).toEqual([])
    expect(items[1]?.percent?.value).toBe(18)
  })

  it('reads the declarations of a jam', () => {
    const { items, claims } = readListOf(
      'azúcar, fresa, gelificante (pectinas). Elaborado con 50 g de fruta por 100 g. Contenido total de azúcares: 60 g por 100 g.',
    )
    expect(items).toHaveLength(3)
    expect(claims.map(({ of, value }) => [of, value])).toEqual([
      ['fruta', 50],
      ['azucaresTotales', 60],
    ])
  })
})

const TABLE = {
  energiaKj: '2346',
  energiaKcal: '564',
  grasas: '40',
  saturadas: '24',
  hidratosDeCarbono: '42',
  azucares: '37',
  proteinas: '6,7',
  sal: '0,02',
}
const LIST = 'pasta de cacao, azúcar, manteca de cacao'
const ROWS =
  'Valor energético 2346 kJ / 564 kcal\nGrasas 40 g\nde las cuales saturadas 24 g\nHidratos de carbono 42 g\nde los cuales azúcares 37 g\nProteínas 6,7 g\nSal 0,02 g'

describe('a label pasted whole', () => {
  it.each([
    ['list, then table', `Ingredientes: ${LIST}.\n\nInformación nutricional por 100 g\n${ROWS}`],
    ['table first', `${ROWS}\nIngredientes: ${LIST}.`],
    ['one paragraph', `Ingredientes: ${LIST}. Información nutricional por 100 g: ${ROWS.replaceAll('\n', ', ')}.`],
    ['without heads', `${LIST}. ${ROWS.replaceAll('\n', ', ')}`],
    [
      'per portion beside',
      `Ingredientes: ${LIST}\nPor 100 g\tPor porción (30 g)\n${ROWS.replaceAll(/ g$/gm, ' g\t3,1 g')}`,
    ],
  ])('%s', (_, text) => {
    const { items, nutrition } = readLabel(text)
    expect(items.map(({ name }) => name)).toEqual(['pasta de cacao', 'azúcar', 'manteca de cacao'])
    expect(nutrition).toEqual(TABLE)
  })

  it('reads what is less than, sodium and milligrams', () => {
    expect(
      readLabel(
        `Ingredientes: agua, azúcar. Tabla nutricional: grasas <0,5 g, hidratos 12 g, azúcares 12 g, proteínas 0 g, sodio 40 mg`,
      ).nutrition,
    ).toEqual({
      grasas: '<0,5',
      hidratosDeCarbono: '12',
      azucares: '12',
      proteinas: '0',
      sal: '0,1',
    })
  })
})

describe('a list that is already apart', () => {
  it('keeps shares, minima and what is inside', () => {
    const { items } = labelTaken({
      ingredientes: [
        {
          nombre: 'Chocolate',
          porcentaje: 60.5,
          ingredientes: [{ nombre: 'azúcar' }, { nombre: 'emulgente: lecitinas' }],
        },
        { nombre: 'nata', porcentaje: 20, minimo: true },
      ],
    })
    expect(items[0]).toMatchObject({
      percent: { value: 60.5, decimals: 1 },
      items: [{ name: 'azúcar' }, { className: 'emulgente' }],
    })
    expect(items[1]?.percent).toEqual({ value: 20, decimals: 0, isLeast: true })
  })
})

describe('whatever is pasted', () => {
  it('is read without failing', () => {
    const word = fc.constantFrom(
      'azúcar',
      '(',
      ')',
      '[',
      ']',
      ',',
      ';',
      ':',
      '%',
      '12,5 %',
      'E 471',
      'mín.',
      '<0,5',
      '.',
      '\n',
      'Sal 0,3 g',
      'Ingredientes:',
      '*',
      'y',
      'Cacao: 60 %',
    )
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(word, { maxLength: 60 }).map((all) => all.join(' ')),
        ),
        (text) => {
          const { items } = readLabel(text)
          for (const { name } of items) expect(name.trim()).not.toBe('')
        },
      ),
      { numRuns: runs(400) },
    )
  })

  for (const [what, text] of [
    ['ten thousand characters', 'azúcar, nata (leche 3,5 %), '.repeat(400)],
    ['two hundred brackets', `${'(['.repeat(100)}azúcar${'])'.repeat(100)}`],
    ['two hundred that never close', `azúcar ${'('.repeat(200)} sal`],
    ['words of a table over and over', 'grasas 3 g azúcares '.repeat(400)],
    ['spaces', `azúcar${' '.repeat(9_000)}, sal`],
  ] as const)
    measuredTest(`takes no longer than a moment over ${what}`, ({ worked }) => {
      const before = worked()
      readLabel(text)
      expect(worked() - before).toBeLessThan(300)
    })
})

describe('«y» as a comma', () => {
  const namesOf = (text: string) => readListOf(text).items.map(({ name }) => name)

  it('behind a bracket and between numbers', () => {
    expect(namesOf('pasta de cacao, emulgente (lecitina de soja) y aroma')).toEqual([
      'pasta de cacao',
      'lecitina de soja',
      'aroma',
    ])
    expect(namesOf('leche entera, estabilizantes: E 339 y E 407')).toEqual(['leche entera', 'E 339', 'E 407'])
  })

  it('before the last of a bracket', () => {
    const [, filling] = readListOf('harina de trigo, relleno (azúcar, cacao en polvo y sal)').items
    expect(filling?.items?.map(({ name }) => name)).toEqual(['azúcar', 'cacao en polvo', 'sal'])
  })
})
