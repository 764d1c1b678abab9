import { allCrafts } from '@obrador/engine'
import { describe, expect, it } from 'vitest'
import { guessText, readText } from '../src/index.ts'
import { CRAFT_PRODUCTS } from '../src/products/all.ts'
import { isTitled, listsOf, verdictOf } from './lists.ts'

const share = (those: readonly unknown[], all: readonly unknown[]): number => those.length / all.length

/** Right among all lines, wrong in silence among all, and of the whole: title, yield, pieces, type, type or one of those offered. */
describe.each([
  ['trade-2.txt', { right: 0.99, silent: 0, title: 0.97, yield: 0.95, pieces: 1, type: 0.97, offered: 0.99 }],
  ['own-20.txt', { right: 0.98, silent: 0, title: 0.95, yield: 1, pieces: 1, type: 0.9, offered: 0.95 }],
  ['own-10.txt', { right: 1, silent: 0, title: 1, yield: 1, pieces: 1, type: 1, offered: 1 }],
  ['own-30.txt', { right: 0.99, silent: 0, title: 0.95, yield: 1, pieces: 1, type: 0.99, offered: 0.99 }],
  ['own-12.txt', { right: 1, silent: 0, title: 1, yield: 1, pieces: 1, type: 1, offered: 1 }],
])('%s', (file, floor) => {
  const lists = listsOf(file).map((list) => ({ ...list, read: readText(list.text), guessed: guessText(list.text) }))
  const verdicts = lists.flatMap(({ lines, read }) =>
    lines.map((want, at) => ({ verdict: verdictOf(want, read[at]), text: want.text, got: read[at] })),
  )

  it('the lines are read right', () => {
    expect(verdicts.filter(({ verdict }) => verdict === 'silent').length).toBeLessThanOrEqual(
      floor.silent * verdicts.length,
    )
    expect(
      share(
        verdicts.filter(({ verdict }) => verdict === 'right'),
        verdicts,
      ),
    ).toBeGreaterThanOrEqual(floor.right)
  })

  it('the title, the yield and the pieces are found', () => {
    const titled = lists.filter(({ whole }) => (whole?.titles.length ?? 0) > 0)
    const right = titled.filter(({ whole, guessed }) => isTitled(guessed.title, whole?.titles ?? []))
    expect(share(right, titled)).toBeGreaterThanOrEqual(floor.title)
    for (const key of ['yield', 'pieces'] as const) {
      const told = lists.filter(({ whole }) => whole?.[key] !== undefined)
      const near = told.filter(({ whole, guessed }) => Math.abs((guessed[key] ?? 0) / (whole?.[key] ?? 1) - 1) <= 0.02)
      expect(share(near, told)).toBeGreaterThanOrEqual(floor[key])
    }
  })

  it('the type is found, or offered', () => {
    const suits = (craft: string | undefined, type: string | undefined, types: readonly string[] = []): boolean =>
      types.some((want) => want === `${craft}/${type}` || want === `*/${type}`)
    const typed = lists.filter(({ whole }) => (whole?.types.length ?? 0) > 0)
    const right = typed.filter(({ whole, guessed }) => suits(guessed.craft, guessed.type, whole?.types))
    const offered = typed.filter(
      ({ whole, guessed }) =>
        suits(guessed.craft, guessed.type, whole?.types) ||
        guessed.alternatives.some((type) => whole?.types.some((want) => want.endsWith(`/${type}`))),
    )
    expect(share(right, typed)).toBeGreaterThanOrEqual(floor.type)
    expect(share(offered, typed)).toBeGreaterThanOrEqual(floor.offered)
  })
})

describe('the words of products', () => {
  const known = CRAFT_PRODUCTS.flatMap(({ craft, types }) =>
    Object.entries(types).map(([type, data]) => ({ craft, type, ...data })),
  )
  const exists = (craft: string, type: string): boolean =>
    type in (allCrafts[craft as keyof typeof allCrafts]?.types ?? {})

  it('are those of types that the crafts have', () => {
    expect(known.filter(({ craft, type }) => !exists(craft, type))).toEqual([])
  })

  it('stand in for a type that is there', () => {
    expect(known.filter(({ craft, near }) => near !== undefined && !exists(craft, near))).toEqual([])
  })

  it('decide for types that have words', () => {
    const decided = CRAFT_PRODUCTS.flatMap(({ craft, families, signs }) =>
      [
        ...families.flatMap(({ decide, says = {} }) => [...decide.map(({ type }) => type), ...Object.values(says)]),
        ...signs.map(({ type }) => type),
      ].map((type) => `${craft}/${type}`),
    )
    expect([...new Set(decided)].filter((one) => !known.some(({ craft, type }) => one === `${craft}/${type}`))).toEqual(
      [],
    )
  })

  it('name every type that a craft has', () => {
    const every = Object.entries(allCrafts).flatMap(([craft, { types }]) =>
      Object.keys(types).map((type) => `${craft}/${type}`),
    )
    const unnamed = every.filter(
      (one) => !known.some(({ craft, type }) => one === `${craft}/${type}`) && !one.endsWith('/libre'),
    )
    expect(unnamed).toEqual([])
  })
})

describe('what a text says of the whole', () => {
  it.each([
    ['Brioche\nharina 1000 g\nmantequilla 500 g\nhuevos 500 g\nlevadura 30 g', { craft: 'panaderia', type: 'brioche' }],
    ['harina 1000 g\nagua 620 g\nsal 20 g\nlevadura 10 g', { craft: 'panaderia', type: 'pan_comun' }],
    // The product comes first and its flavour behind.
    [
      'Helado de turrón de Jijona\nleche 600 g\nnata 35 % 250 g\nazúcar 120 g\nturrón de Jijona 100 g',
      { craft: 'helado', type: 'helado_crema' },
    ],
    [
      'Ensaimadas\nharina 1000 g\nazúcar 200 g\nhuevo 150 g\nmanteca de cerdo 300 g\nlevadura 30 g',
      { craft: 'panaderia', type: 'ensaimada' },
    ],
  ])('%j', (text, kind) => {
    expect(guessText(text)).toMatchObject(kind)
  })

  it('nothing tells: no type', () => {
    expect(guessText('canela 5 g')).toEqual({ alternatives: [] })
  })

  it('nothing is offered beside it whose mark is not in the list: no chocolate for a lemon curd', () => {
    const curd = 'Lemon curd\n200 g zumo de limón\n200 g huevo\n200 g azúcar\n150 g mantequilla'
    expect(guessText(curd)).toMatchObject({ type: 'lemon_curd', alternatives: [] })
  })
})
