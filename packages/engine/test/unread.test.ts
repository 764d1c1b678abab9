import { expect, test } from 'vitest'
import { allCrafts } from '../src/index.ts'

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
  ].map((line) => ({ [allCrafts.helado.fields.name]: line.name, [allCrafts.helado.fields.grams]: line.grams })),
})

test('a milk ice whose milk has an unknown name gets no correction in grams: its milk is asked for', () => {
  const { suggestions } = allCrafts.helado.analyse(ice('líquido blanco de la tía', 630) as never)
  expect(suggestions).toHaveLength(1)
  expect(suggestions[0]).toMatch(
    /^Antes de corregir nada: no sé qué es «líquido blanco de la tía» \(63 % de la masa\)\./,
  )
})

test('the same with its milk read is judged and corrected', () => {
  const { suggestions } = allCrafts.helado.analyse(ice('leche entera del Pirineo', 630) as never)
  expect(suggestions.join()).not.toMatch(/Antes de corregir nada/)
})

test('what weighs little is asked for where it could decide the verdict, and not where it could not', () => {
  const bread = (name: string, grams: number, water: number) =>
    allCrafts.panaderia.analyse({
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

test('the salt of a bread is not told by the kilo of a flour that nobody can read', () => {
  const bread = (name: string) =>
    allCrafts.panaderia.analyse({
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

test('a name that lacks what an unknown line may be is neither refused nor printed, and no gram is told', () => {
  const { legal } = allCrafts.helado.analyse({ ...ice('líquido blanco de la tía', 630), type: 'helado_crema' } as never)
  expect(legal?.cumple).toBeNull()
  expect(legal?.nombre).toBeUndefined()
  expect(legal?.objecion).toBeUndefined()
  expect(legal?.siAdemas.at(-1)).toMatch(
    /^con lo que es «líquido blanco de la tía» se llega a grasa láctea, al menos 8 %/,
  )
  expect(legal?.condiciones.find(({ id }) => id === 'grasaLactea')?.cumple).toBeNull()
})

test('what an unknown line cannot mend is refused, with no gram to move either', () => {
  const bread = (name: string) =>
    allCrafts.panaderia.analyse({
      ingredients: [
        { name: 'harina panificable', grams: 1000 },
        { name: 'agua', grams: 620 },
        { name: 'sal', grams: 30 },
        { name: 'levadura fresca', grams: 20 },
        { name, grams: 60 },
      ],
    } as never).legal
  expect(bread('polvo de hadas')?.cumple).toBe(false)
  expect(bread('polvo de hadas')?.objecion).not.toMatch(/y podrá/)
  expect(bread('agua')?.objecion).toMatch(/baja la sal .* y podrá/)
})

test('a known gate that fails stays failed beside an unknown line', () => {
  const line = (ingrediente: string, peso: number) => ({ ingrediente, peso })
  const nougat = (...more: readonly object[]) =>
    allCrafts.turron.analyse({
      type: 'jijona',
      ingredients: [line('Almendra tostada', 500), line('Miel', 150), line('Azúcar', 200), ...more],
    } as never).legal
  expect(nougat(line('polvo de hadas', 100)).cumple).toBeNull()
  expect(nougat(line('polvo de hadas', 100), line('Canela molida', 20)).cumple).toBe(false)
})

test('with a fifth of the mass unread no figure is judged, in any craft', () => {
  const known = {
    helado: ['nata 35 %', 'azúcar', 'leche desnatada en polvo'],
    panaderia: ['harina panificable', 'sal', 'levadura fresca'],
    pasteleria: ['harina', 'azúcar', 'mantequilla'],
    cacao: ['cobertura negra 70 %', 'nata', 'mantequilla'],
  } as const
  for (const [id, names] of Object.entries(known) as [keyof typeof known, readonly string[]][]) {
    const { fields, analyse } = allCrafts[id]
    const judged = (unread: number) => {
      const lines = [['líquido de la tía', unread], ...names.map((name, at) => [name, [300, 150, 50][at]])] as const
      const ingredients = lines.map(([name, grams]) => ({ [fields.name]: name, [fields.grams]: grams }))
      return Object.values((analyse({ ingredients } as never) as { readonly inRange: object }).inRange)
    }
    expect(new Set(judged(400)), id).toEqual(new Set([null]))
    expect(judged(60), id).toContain(false)
  }
})
