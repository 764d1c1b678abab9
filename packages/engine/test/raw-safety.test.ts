import { describe, expect, test } from 'vitest'
import { allCrafts, type Craft } from '../src/index.ts'

/** Raw egg and raw milk in every craft (RD 1021/2022, art. 9; RD 1086/2020, art. 27.4): what nobody says to be cooked is not taken for cooked. */

type Lines = Readonly<Record<string, number>>
type CraftId = keyof typeof allCrafts

function answer(id: CraftId, type: string, lines: Lines) {
  const { name, grams } = allCrafts[id].definition.reads.fields
  const ingredients = Object.entries(lines).map(([line, weight]) => ({ [name]: line, [grams]: weight }))
  return (allCrafts[id] as unknown as Craft).analyse({ type, ingredients } as never, { advice: false }) as unknown as {
    readonly warnings: readonly string[]
    readonly titular: { readonly bueno: boolean; readonly estado: string }
    readonly seguridadAlimentaria: ReturnType<(typeof allCrafts)['turron']['analyse']>['seguridadAlimentaria']
  }
}

const UNREAD = /no (?:lo |la )?(?:conozco|reconozco)|querías decir|quieres decir/i
const MARZIPAN = { 'Almendra molida': 500, 'Azúcar glas': 400 }
const NOUGAT = { 'Almendra tostada': 600, Miel: 150, Azúcar: 220 }

describe('egg where it may be made without cooking', () => {
  test.each([
    ['turron', 'mazapan', MARZIPAN, 'Huevo fresco'],
    ['turron', 'mazapan', MARZIPAN, 'Clara de huevo'],
    ['turron', 'generico', NOUGAT, 'Clara de huevo'],
    ['cacao', 'negro', { 'Pasta de cacao': 600, Azúcar: 400 }, 'Clara'],
  ] as const)('%s %s %j with «%s» may not be sold until it is told cooked', (id, type, lines, egg) => {
    const { seguridadAlimentaria, titular } = answer(id, type, { ...lines, [egg]: 40 })
    expect(seguridadAlimentaria.clase).toBe('0')
    expect(seguridadAlimentaria.preguntas.join()).toContain('cuece')
    expect(titular.bueno).toBe(false)
    const cooked = answer(id, type, { ...lines, [`${egg} cocid${egg.startsWith('Huevo') ? 'o' : 'a'}`]: 40 })
    expect(Number(cooked.seguridadAlimentaria.clase)).toBeGreaterThanOrEqual(4)
    expect(cooked.seguridadAlimentaria.preguntas).toEqual([])
    expect(cooked.warnings.join()).not.toMatch(UNREAD)
  })

  test.each(['Uova cotte', 'Albume cotto', 'Cooked egg', 'Cooked egg white', 'Pasteurised egg', 'Uova pastorizzate'])(
    '«%s» is told as its Spanish name is, and what is said not to be so is not',
    (egg) => {
      const told = answer('turron', 'mazapan', { ...MARZIPAN, [egg]: 40 })
      expect(Number(told.seguridadAlimentaria.clase)).toBeGreaterThanOrEqual(4)
      expect(told.seguridadAlimentaria.preguntas).toEqual([])
      expect(told.warnings.join()).not.toMatch(UNREAD)
      const denied = egg.replace(/(cott[oe]|pastorizzate)/, 'non $1').replace(/^(Cooked|Pasteurised)/, 'Un$1')
      expect(answer('turron', 'mazapan', { ...MARZIPAN, [denied]: 40 }).seguridadAlimentaria.clase).toBe('0')
    },
  )

  test('what is boiled by law keeps by its water, and pasteurised egg in what is dry is no day', () => {
    expect(answer('turron', 'alicante', { ...NOUGAT, 'Clara de huevo': 30 }).seguridadAlimentaria.clase).toBe('7')
    expect(answer('turron', 'mazapan', { ...MARZIPAN, 'Clara pasteurizada': 30 }).seguridadAlimentaria.clase).toBe('6')
  })
})

test.each([
  ['Uovo intero in guscio', 'Uovo intero pastorizzato'],
  ['Tuorlo d’uovo in guscio', 'Tuorlo d’uovo pastorizzato'],
  ['Albumi in guscio', 'Albumi pastorizzato'],
  ['Whole egg in shell', 'Whole egg pasteurised'],
])('«%s» and «%s» answer which egg it is, with no word left over', (shell, treated) => {
  const cream = { 'Leche entera': 1000, Azúcar: 200, 'Almidón de maíz': 80 }
  const told = [shell, treated].map((egg) => answer('pasteleria', 'crema_pastelera', { ...cream, [egg]: 200 }))
  for (const { seguridadAlimentaria, warnings } of told) {
    expect(seguridadAlimentaria.preguntas).toEqual([])
    expect(warnings.join()).not.toMatch(UNREAD)
  }
  expect(told[0]?.seguridadAlimentaria.clase).not.toBe(told[1]?.seguridadAlimentaria.clase)
})

test('egg that nobody told is asked about in every craft, also where it is surely cooked', () => {
  const asked = [
    answer('pasteleria', 'genoise', { Harina: 125, 'Huevo entero': 200, Azúcar: 125 }),
    answer('panaderia', 'brioche', { Harina: 1000, Huevo: 500, Mantequilla: 400, Levadura: 30 }),
    answer('helado', 'helado_crema', { 'Leche entera': 600, 'Nata 35%': 200, Yema: 60, Azúcar: 150 }),
    answer('turron', 'alicante', { ...NOUGAT, 'Clara de huevo': 30 }),
  ]
  for (const { seguridadAlimentaria } of asked) expect(seguridadAlimentaria.preguntas.join()).toContain('de cáscara o')
  expect(
    answer('pasteleria', 'genoise', { Harina: 125, 'Huevo pasteurizado': 200, Azúcar: 125 }).seguridadAlimentaria
      .preguntas,
  ).toEqual([])
  // «Sin pasteurizar» has the letters of what is pasteurised.
  const raw = { Chocolate: 200, 'Nata 35%': 200, 'Huevo sin pasteurizar': 100 }
  expect(answer('pasteleria', 'mousse_chocolate', raw).seguridadAlimentaria.clase).toBe('0')
})

describe('raw milk', () => {
  const RAW = [
    ...['Leche cruda de vaca', 'Leche de cabra cruda', 'Leche sin pasteurizar', 'Leche recién ordeñada'],
    ...[
      'Raw milk',
      'Raw cow’s milk',
      'Unpasteurised milk',
      'Unpasteurized milk',
      'Latte crudo',
      'Latte non pastorizzato',
    ],
  ]
  const BOILED = ['Leche cruda hervida', 'Boiled raw milk', 'Latte crudo bollito']
  const MADE = [
    ['helado', 'helado_leche', { 'Leche desnatada en polvo': 30, Azúcar: 160, 'Nata 35%': 30 }],
    ['pasteleria', 'arroz_con_leche', { Arroz: 120, Azúcar: 120 }],
    ['panaderia', 'pan_molde', { Harina: 1000, Azúcar: 60, Sal: 20, Levadura: 30 }],
    ['turron', 'generico', { 'Almendra molida': 500, Azúcar: 400 }],
    ['cacao', 'bombon', { 'Chocolate negro': 400 }],
  ] as const

  test.each(MADE)(
    '%s %s: it is asked whether it is boiled, and until then the headline is not good',
    (id, type, lines) => {
      for (const milk of RAW) {
        const { warnings, titular } = answer(id, type, { [milk]: 300, ...lines })
        expect([milk, warnings.some((one) => one.includes('27.4'))]).toEqual([milk, true])
        expect([milk, titular.bueno]).toEqual([milk, false])
      }
      for (const milk of ['Leche entera', 'Whole milk', 'Latte intero', ...BOILED]) {
        const { warnings } = answer(id, type, { [milk]: 300, ...lines })
        expect([milk, warnings.some((one) => one.includes('27.4'))]).toEqual([milk, false])
      }
    },
  )

  test('nothing sure heats it: it may not be sold; cheese of raw milk and raw almonds are none', () => {
    const mousse = { 'Nata 35%': 300, Fresa: 300 }
    expect(
      answer('pasteleria', 'mousse_fruta', { ...mousse, 'Leche cruda de vaca': 100 }).seguridadAlimentaria.clase,
    ).toBe('0')
    for (const name of [...BOILED, 'Queso de leche cruda', 'Almendra cruda', 'Raw milk cheese', 'Raw almonds'])
      expect(answer('pasteleria', 'mousse_fruta', { ...mousse, [name]: 100 }).warnings.join()).not.toContain('27.4')
  })

  test('it is the same in any language that names are read in', () => {
    const ofMilk = (milk: string) => answer('helado', 'helado_leche', { [milk]: 600, 'Nata 35%': 130, Azúcar: 150 })
    for (const milk of [
      ...['raw milk', 'raw cow’s milk', 'unpasteurised milk', 'latte crudo', 'latte non pastorizzato'],
      ...['lait cru', 'llet crua', 'leite cru', 'latte appena munto'],
    ])
      expect([milk, ofMilk(milk).titular.estado]).toEqual([milk, 'falta_seguridad'])
    for (const milk of ['boiled raw milk', 'latte crudo bollito', 'lait cru bouilli', 'llet crua bullida'])
      expect([milk, ofMilk(milk).warnings.some((one) => one.includes('27.4'))]).toEqual([milk, false])
    const ofEgg = (egg: string) =>
      answer('pasteleria', 'mousse_fruta', { 'Nata 35%': 300, Fresa: 300, [egg]: 100 }).seguridadAlimentaria.clase
    for (const egg of ['free range eggs', 'unpasteurised egg', 'uova fresche', 'œufs frais', 'shell eggs'])
      expect([egg, ofEgg(egg)]).toEqual([egg, ofEgg('huevo de cáscara')])
    for (const egg of ['pasteurised egg', 'egg yolks, pasteurised', 'uova pastorizzate'])
      expect([egg, ofEgg(egg)]).toEqual([egg, ofEgg('huevo pasteurizado')])
    for (const almond of ['bitter almonds', 'mandorle amare', 'amandes amères', 'apricot kernels'])
      expect(answer('turron', 'jijona', { [almond]: 20, Almendra: 600, Miel: 300 }).warnings.join()).toContain(
        'cianhídrico',
      )
  })
})

test.each(['Almendra amarga', 'Bitter almonds', 'Mandorle amare'])('«%s» releases hydrocyanic acid', (name) => {
  expect(answer('turron', 'mazapan', { ...MARZIPAN, [name]: 5 }).warnings.join()).toContain('cianhídrico')
})
