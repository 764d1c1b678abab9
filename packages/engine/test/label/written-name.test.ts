import { describe, expect, test } from 'vitest'
import { share } from '../../../../tools/tier.ts'
import { allCrafts, labelOf, type ProductLabel } from '../../src/index.ts'
import { foldedName } from '../../src/make/label/name-cut.ts'
import { type CraftId, goldenRequests } from '../golden/corpus.ts'

/** A name that somebody writes is a set of claims: every part is held against the same answer, and the worst decides. */

type Lines = Readonly<Record<string, number>>
interface Asked {
  readonly craft: CraftId
  readonly type: string
  readonly lines: Lines
}

const label = ({ craft, type, lines }: Asked, denominacion?: string, more: object = {}): ProductLabel =>
  labelOf(
    allCrafts[craft] as never,
    {
      type,
      ingredients: Object.entries(lines).map(([name, grams]) => ({ name, grams, ingrediente: name, peso: grams })),
      ...(denominacion !== undefined && { denominacion }),
      ...more,
    } as never,
  )

const stateOf = ({ obligatorio }: ProductLabel) => obligatorio.find(({ id }) => id === 'a')?.estado
const words = ({ palabras = [] }: ProductLabel) =>
  Object.fromEntries(palabras.map(({ palabra, cumple }) => [palabra, cumple]))

const cream: Lines = { 'Leche entera': 520, 'Nata 35%': 220, 'Leche desnatada en polvo': 30, Azúcar: 130 }
const ice = (more: Lines = { Dextrosa: 30 }): Asked => ({
  craft: 'helado',
  type: 'helado_crema',
  lines: { ...cream, ...more },
})
const bread = (more: Lines = {}): Asked => ({
  craft: 'panaderia',
  type: 'pan_comun',
  lines: { 'Harina panificable': 1000, Agua: 650, Sal: 16, 'Levadura fresca': 15, ...more },
})
const cake = (more: Lines = {}): Asked => ({
  craft: 'pasteleria',
  type: 'bizcocho',
  lines: { 'Harina de trigo': 250, 'Huevo pasteurizado': 250, Azúcar: 200, Mantequilla: 200, Impulsor: 8, ...more },
})
const dark = (cocoa: number): Asked => ({
  craft: 'cacao',
  type: 'negro',
  lines: { 'Pasta de cacao': cocoa, 'Manteca de cacao': 90, Azúcar: 905 - cocoa, Lecitina: 5 },
})
const hard = (almond: number): Asked => ({
  craft: 'turron',
  type: 'alicante',
  lines: { 'Almendra repelada tostada': almond, Miel: 160, Azúcar: 820 - almond, 'Clara de huevo': 30 },
})
const nuts: Asked = { craft: 'turron', type: 'generico', lines: { Nuez: 480, Azúcar: 520 } }
const sorbet = (fruit: number): Asked => ({
  craft: 'helado',
  type: 'sorbete_agua',
  lines: { Agua: 770 - fruit, Fresa: fruit, Azúcar: 200, Dextrosa: 30 },
})

const cookies = (fat: string): Asked => ({
  craft: 'pasteleria',
  type: 'cookies',
  lines: { 'Harina de trigo': 300, [fat]: 150, Azúcar: 150 },
})
const curd = (juice: string): Asked => ({
  craft: 'pasteleria',
  type: 'lemon_curd',
  lines: { [juice]: 200, 'Huevo pasteurizado': 200, Azúcar: 200, Mantequilla: 150 },
})
const jam = (fruit: number): Asked => ({
  craft: 'pasteleria',
  type: 'confitura',
  lines: { Fresa: fruit, Azúcar: 1000 - fruit },
})
const slush: Asked = { craft: 'helado', type: 'granizado', lines: { 'Horchata de chufa': 900, Azúcar: 60 } }
const marzipan: Asked = {
  craft: 'turron',
  type: 'mazapan',
  lines: { 'Almendra cruda pelada y molida': 440, Azúcar: 560 },
}

describe('names that stand', () => {
  test.each<readonly [string, Asked]>([
    ['Helado crema', ice()],
    ['Helado de leche', ice()],
    ['Helado', ice()],
    ['Helado crema con fresa', ice({ Fresa: 170 })],
    ['Helado crema sabor fresa', ice({ Fresa: 20 })],
    ['Helado crema con mandarina', ice({ 'Zumo de mandarina': 112 })],
    ['Helado crema sabor vainilla', ice({ Vainillina: 1 })],
    ['Helado crema sabor a vainilla', ice({ 'Aroma natural de vainilla': 2 })],
    ['Helado crema de vainilla', ice({ 'Extracto de vainilla': 2 })],
    ['Pan con avena', bread({ 'Copos de avena': 100 })],
    ['Pan de avena 10 %', bread({ 'Harina de avena': 111 })],
    ['Helado crema sabor a pistacho', ice({ 'Aroma de pistacho': 2 })],
    ['Pan con sabor a la naranja', bread({ 'Aroma de naranja': 2 })],
    ['Bizcocho sabor a pistacho', cake({ 'Aroma de pistacho': 2 })],
    ['Bizcocho sabor a pistacho', cake({ Pistacho: 20 })],
    ['Helado crema con pistacho y fresa', ice({ 'Pistacho tostado': 90, Fresa: 190 })],
    ['Helado crema sin huevo', ice()],
    ['Sorbete de fresa 25 %', sorbet(250)],
    ['Pan', bread()],
    ['Pan de trigo', bread()],
    ['Pan sin aditivos', bread()],
    ['Pan sin conservantes ni colorantes', bread()],
    ['Pan con nueces', bread({ Nuez: 150 })],
    ['Pan con nuez 10 %', bread({ Nuez: 150 })],
    ['Baguette', bread()],
    ['Pan con leche de cabra', bread({ 'Leche de cabra entera': 300 })],
    ['Bizcocho', cake()],
    ['Bizcocho de limón', cake({ 'Ralladura de limón': 6 })],
    ['Bizcocho sin aceite de palma', cake()],
    ['Bizcocho con mantequilla', cake({ Margarina: 40 })],
    ['Bizcocho con aceite de oliva virgen extra', cake({ 'Aceite de oliva virgen extra': 60 })],
    ['Chocolate negro extra', dark(480)],
    ['Chocolate negro 50 %', dark(480)],
    ['Chocolate', dark(480)],
    ['Turrón de nuez Suprema', nuts],
    ['Butter cookies', cookies('Mantequilla')],
    ['Cookies al burro', cookies('Mantequilla')],
    ['Crema de limón', curd('Zumo de limón')],
    ['Lemon curd', curd('Zumo de limón')],
    ['Helado crema de chocolate 70 %', ice({ 'Chocolate negro 70%': 150 })],
    ['Helado crema de chocolate con leche 34 %', ice({ 'Cobertura con leche 34 %': 250 })],
  ])('%s', (name, asked) => {
    const answer = label(asked, name)
    expect(words(answer)).toEqual({})
    expect(stateOf(answer)).toBe('dado')
  })
})

describe('names with a part that is false', () => {
  test.each<readonly [string, Asked, string]>([
    ['Helado crema con fresa', ice({ Fresa: 120 }), 'fresa'],
    ['Helado crema con fresa 12 %', ice({ Fresa: 120 }), 'fresa'],
    ['Helado crema de vainilla', ice({ Vainillina: 1 }), 'vainilla'],
    ['Helado crema de vainilla', ice({ 'Aroma natural de vainilla': 2 }), 'vainilla'],
    ['Helado crema con vainilla', ice({ 'Esencia de vainilla': 2 }), 'vainilla'],
    ['Pan de avena', bread({ 'Copos de avena': 100 }), 'avena'],
    ['Pan de arroz', bread({ 'Arroz inflado': 100 }), 'arroz'],
    ['Helado crema sabor fresa', ice(), 'fresa'],
    ['Bizcocho sabor a pistacho', cake(), 'pistacho'],
    ['Helado crema de fresa', ice({ 'Aroma de fresa': 2 }), 'fresa'],
    ['Sorbete de fresa', sorbet(140), 'sorbete'],
    ['Sorbete de fresa 35 %', sorbet(250), '35 %'],
    ['Helado crema casero', ice(), 'casero'],
    ['Pan integral', bread(), 'pan integral'],
    ['Pan de centeno', bread({ 'Harina de centeno': 500 }), 'centeno'],
    ['Pan con nuez 20 %', bread({ Nuez: 150 }), '20 %'],
    ['Pan sin frutos secos', bread({ Nuez: 150 }), 'sin frutos secos'],
    ['Pan con leche de cabra', bread({ 'Leche de oveja entera': 300 }), 'cabra'],
    ['Pan multicereal', bread(), 'pan multicereal'],
    ['Pan con aceite de oliva', bread(), 'aceite de oliva'],
    ['Bizcocho de mantequilla', cake({ Margarina: 40 }), 'mantequilla'],
    ['Bizcocho de chocolate', cake(), 'bizcocho de chocolate'],
    ['Bizcocho de yogur', cake(), 'yogur'],
    ['Chocolate con leche', dark(480), 'chocolate con leche'],
    ['Chocolate negro extra', dark(330), 'extra'],
    ['Chocolate negro 60 %', dark(480), '60 %'],
    ['Turrón duro Suprema', hard(460), 'suprema'],
    ['Turrón', nuts, 'turrón'],
    ['Turrón tipo Alicante', hard(640), 'alicante'],
    ['Turrón de Alicante', nuts, 'alicante'],
    ['Helado crema con avellana del Piamonte', ice({ 'Pasta de avellana': 100 }), 'avellana del piamonte'],
    ['Butter cookies', cookies('Margarina'), 'butter'],
    ['Cookies al burro', cookies('Margarina'), 'burro'],
    ['Lemon curd', curd('Zumo de naranja'), 'lemon curd'],
    ['Helado crema de chocolate 70 %', ice({ 'Chocolate negro 55%': 150 }), '70 %'],
    ['Helado crema de chocolate 40 %', ice({ 'Chocolate negro 70%': 150 }), '40 %'],
    ['Helado crema con horchata', ice(), 'horchata'],
    ['Mazapán Supremo', marzipan, 'supremo'],
    ['Helado crema senza lattosio', ice(), 'senza lattosio'],
    ['Helado crema senza zuccheri aggiunti', ice(), 'senza zuccheri aggiunti'],
    ['Helado crema plant based', ice(), 'plant based'],
    ['Helado crema 0 kcal', ice(), '0 kcal'],
    ['Low fat helado crema', ice(), 'low fat'],
  ])('%s', (name, asked, denied) => {
    const answer = label(asked, name)
    expect(words(answer)).toMatchObject({ [foldedName(denied).trim()]: false })
    expect(stateOf(answer)).toBe('falta')
    expect(answer.warnings).toEqual(expect.arrayContaining((answer.palabras ?? []).map(({ frase }) => frase)))
  })
})

describe('names with a part that is asked for', () => {
  test.each<readonly [string, Asked, string]>([
    ['Helado crema artesano', ice(), 'artesano'],
    ['Espuma de helado crema', ice(), 'espuma'],
    ['Helado crema con turrón de Jijona', ice({ 'Turrón de Jijona IGP': 120 }), 'jijona'],
    ['Helado crema con avellana del Piamonte', ice({ 'Avellana del Piamonte': 100 }), 'avellana del piamonte'],
    ['Pan de Cea', bread(), 'pan de cea'],
    ['Pan ecológico', bread(), 'ecológico'],
    ['Pan de leña', bread(), 'pan de leña'],
    ['Bizcocho toledano', cake(), 'toledano'],
    ['Bizcocho de avena', cake({ 'Polvo sin nombre': 100 }), 'avena'],
    ['Pan digestivo', bread(), 'digestivo'],
    ['Confitura extra de fresa', jam(600), 'confitura extra de fresa'],
    ['Mermelada de fresa', jam(600), 'mermelada de fresa'],
    ['Granizado de horchata', slush, 'horchata'],
  ])('%s', (name, asked, open) => {
    const answer = label(asked, name)
    expect(words(answer)).toMatchObject({ [foldedName(open).trim()]: null })
    expect(Object.values(words(answer))).not.toContain(false)
    expect(stateOf(answer)).toBe('pregunta')
  })
})

test('a product in the words of another language is looked for among no lines', () => {
  expect(words(label(jam(600), 'Strawberry jam'))).toEqual({ 'strawberry, jam': null })
})

test('words that no rule knows are told once, all together', () => {
  const { palabras } = label(bread(), 'Pan ancestral de brumalva y grelvio')
  const unknown = (palabras ?? []).filter(({ frase }) => frase.startsWith('No compruebo'))
  expect(unknown).toHaveLength(1)
  expect(unknown[0]?.frase).toContain('«brumalva» y «grelvio»')
})

test('every part is told where it stands, in the order written', () => {
  const name = 'Helado crema de chocolate con fresa'
  const { partesDelNombre = [] } = label(ice({ Fresa: 120, 'Cacao en polvo 20-22 %': 45 }), name)
  expect(partesDelNombre.map(({ texto, cumple }) => [texto, cumple])).toEqual([
    ['Helado crema', true],
    ['chocolate', true],
    ['fresa', false],
  ])
  for (const { texto, desde, hasta } of partesDelNombre) expect(name.slice(desde, hasta)).toBe(texto)
})

/** What no rule checks, so that the rest of a name is taken apart and not found whole. */
const VAGUE = 'tradicional'

describe.each(Object.keys(allCrafts) as CraftId[])('%s: names that the product itself proposes', (craft) => {
  test('sent back, they hold: whole, and taken apart', () => {
    const denied: string[] = []
    for (const request of share(goldenRequests(craft), 0)) {
      const { legal } = labelOf(allCrafts[craft] as never, request as never)
      for (const own of [legal?.nombre, ...(legal?.alternativas ?? [])].flatMap((name) => name ?? [])) {
        for (const denominacion of [own, `${own} ${VAGUE}`]) {
          const { palabras = [] } = labelOf(allCrafts[craft] as never, { ...request, denominacion } as never)
          const wrong = palabras.filter(({ cumple }) => cumple === false)
          if (wrong.length > 0) denied.push(`${denominacion}: ${wrong.map(({ palabra }) => palabra).join(', ')}`)
        }
      }
    }
    expect(denied).toEqual([])
  })
})

describe('pieces that are said to be of chocolate', () => {
  const said = (more: Lines) =>
    label(cake(more), 'Bizcocho con pepitas de chocolate').partesDelNombre?.find(({ texto }) => texto === 'chocolate')
      ?.cumple
  test.each<[Lines, boolean | null]>([
    [{ 'Pepitas de chocolate': 100 }, true],
    [{ 'Sucedáneo de chocolate': 100 }, false],
    // Chocolate elsewhere makes no chocolate of them, and a glaze of something else takes none of it away.
    [{ 'Pepitas de sucedáneo de chocolate': 100, 'Chocolate negro': 300 }, false],
    [{ 'Pepitas de chocolate': 100, 'Pasta de glasear': 50 }, true],
    // Nobody told which of both they are.
    [{ 'Chocolate negro': 100, 'Pasta de glasear': 50 }, null],
  ])('%j: %s', (more, expected) => {
    expect(said(more)).toBe(expected)
  })
})

describe('health in a name', () => {
  const part = (said: string) =>
    label(cake(), `Bizcocho ${said}`).palabras?.find(({ palabra }) => palabra !== 'bizcocho')
  test('a disease is refused, and what is authorised has to be shown', () => {
    expect(part('antiinflamatorio')).toMatchObject({ cumple: false, frase: expect.stringContaining('art. 7.3') })
    expect(part('que baja el colesterol')).toMatchObject({
      cumple: null,
      frase: expect.stringContaining('art. 14.1.a'),
    })
    expect(part('que refuerza las defensas')).toMatchObject({ cumple: null, frase: expect.stringContaining('art. 10') })
  })
})
