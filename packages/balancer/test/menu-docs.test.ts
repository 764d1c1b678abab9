import { readFileSync } from 'node:fs'
import { allCrafts, type CraftRequest } from '@obrador/engine'
import { expect, it } from 'vitest'
import { loadSolver } from '../src/index.ts'
import { composeMenu, type MenuRequest, menusFromBook } from '../src/menu/index.ts'
import { CORRECTIONS, flavoursByName, menuOf } from './menu-fixtures.ts'

/** What docs/ciencia/carta.md works out by hand, and tells of a menu, is what the engine and the search say. */

const page = readFileSync(new URL('../../../docs/ciencia/carta.md', import.meta.url), 'utf8').replace(/\s+/g, ' ')
const solver = await loadSolver()
const { helado } = allCrafts

type Grams = Readonly<Record<string, number>>
const linesOf = (grams: Grams) => Object.entries(grams).map(([name, weight]) => ({ name, grams: weight }))
const figuresOf = (type: string, ...all: Grams[]): { readonly solidosTotales: number; readonly PAC: number } =>
  helado.analyse({ type, ingredients: all.flatMap(linesOf) } as CraftRequest).params as never
/** As the page writes a figure. */
const written = (value: number, decimals: number): string => value.toFixed(decimals).replace('.', ',').replace('-', '−')

const BASE: Grams = {
  'Leche entera': 456,
  'Nata 35%': 330,
  'Leche en polvo desnatada': 43,
  Azúcar: 85,
  'Glucosa atomizada DE38': 80,
  'Neutro para cremas 5': 6,
}

it('a menu by hand: solids and cold of a base and of its flavours', () => {
  const at = (...more: Grams[]) => figuresOf('helado_crema', BASE, ...more)
  const [plain, yoghurt, caramel] = [at(), at({ 'Yogur natural': 250 }), at({ Caramelo: 90, Sal: 3 })]
  const corrected = at({ 'Yogur natural': 250 }, { Azúcar: 2 }, { Dextrosa: 10 })
  for (const text of [
    `(${written(plain.solidosTotales, 2)} %)`,
    `${written(plain.solidosTotales, 2)} % de sólidos y ${written(plain.PAC, 1)} °C`,
    `/ 1250 = **${written(yoghurt.solidosTotales, 2)} %**`,
    `queda duro, ${written(yoghurt.PAC, 1)} °C`,
    `El caramelo ya está en ${written(caramel.PAC, 2)} °C`,
    `/ 1262 = **${written(corrected.solidosTotales, 2)} %** y ${written(corrected.PAC, 2)} °C`,
  ])
    expect(page).toContain(text)
  for (const [name, grams] of Object.entries(BASE)) {
    const { solidosTotales } = figuresOf('helado_crema', { [name]: 100 })
    expect(page).toContain(
      `| ${grams} | ${written(solidosTotales, 2)} | ${written((grams * solidosTotales) / 100, 2)} |`,
    )
  }
})

it('a syrup of the book: its grams, and what each sorbet is on it', () => {
  const SYRUP: Grams = { Agua: 470, Azúcar: 200, Dextrosa: 50, 'Neutro para sorbetes 5': 5 }
  const fruits: Readonly<Record<string, Grams>> = {
    'con limón': { 'Zumo de limón': 250 },
    'con fresa': { Fresa: 700 },
    'con frambuesa': { Frambuesa: 600 },
  }
  const [menu] = menusFromBook(
    helado,
    Object.entries(fruits).map(([nombre, fruit]) => ({
      nombre,
      formula: { type: 'sorbete_agua', ingredients: linesOf({ ...SYRUP, ...fruit }) } as CraftRequest,
    })),
  )
  for (const { name, min = 0, max = 0 } of menu?.base ?? []) {
    const [, least, most] = new RegExp(`${name.toLowerCase()} de (\\d+) a (\\d+)`).exec(page) ?? []
    if (name.startsWith('Neutro')) continue
    expect([name, Math.abs(Number(least) - min) <= 0.5, Math.abs(Number(most) - max) <= 0.5]).toEqual([
      name,
      true,
      true,
    ])
  }
  const { bases, sabores } = composeMenu(helado, menu as MenuRequest, solver, { seconds: 600 })
  expect(bases).toHaveLength(1)
  for (const { name, grams } of bases[0]?.ingredients ?? [])
    expect(page).toContain(`| ${name.split(' ')[0]} | ${written(grams, Number.isInteger(grams) ? 0 : 1)} |`)
  expect(page).toContain(`La holgura es de ${written(bases[0]?.holgura ?? 0, 2)} anchuras`)
  const made = sabores.map(({ formula }) => helado.analyse(formula).params as Record<string, number>)
  const row = (label: string, key: string): string =>
    `| ${label} | | ${made.map((params) => written(params[key] ?? 0, 1)).join(' | ')} |`
  expect(page).toContain(row('Sólidos, %', 'solidosTotales'))
  expect(page).toContain(row('A vitrina, °C', 'PAC'))
})

it('a dose that would open a conflict', () => {
  const { porQue } = composeMenu(helado, menuOf(['yogur', 'caramelo']), solver, { seconds: 600 })
  expect(page).toContain(porQue[0]?.frase.split('. ').at(-1)?.replace(/\.$/, ''))
})

it('how often the sixteen hold on two bases', () => {
  const dosed = (nombre: string, name: string, grams: number) => ({ nombre, ingredients: [{ name, grams }] })
  const { nata, vainilla, pistacho, avellana, chocolate, yogur, mascarpone, ron, mantecado, caramelo } = flavoursByName
  const sabores = [
    ...[nata, vainilla, pistacho, avellana, chocolate, yogur, mascarpone, ron, mantecado, caramelo],
    dosed('Café', 'Café soluble', 12),
    dosed('Turrón', 'Turrón de Jijona', 150),
    dosed('Dulce de leche', 'Dulce de leche', 180),
    dosed('Canela', 'Canela', 3),
    dosed('Coco', 'Coco rallado', 60),
    dosed('Galleta', 'Galleta', 90),
  ]
  const menu = { ...menuOf([]), sabores, correcciones: CORRECTIONS, duda: true }
  const answer = composeMenu(helado, menu, solver, { seconds: 600 })
  expect(answer.bases).toHaveLength(2)
  const holds = new Map(answer.sabores.map(({ nombre, probabilidad = 0 }) => [nombre, Math.round(100 * probabilidad)]))
  const [yoghurt, caramel] = [holds.get('Yogur'), holds.get('Caramelo salado')]
  expect(page).toContain(`el yogur aguanta en sus rangos ${yoghurt} de cada 100 compras y el caramelo ${caramel}`)
  const others = [...holds].filter(([name]) => name !== 'Yogur' && name !== 'Caramelo salado').map(([, often]) => often)
  expect(Math.min(...others)).toBeGreaterThanOrEqual(95)
})
