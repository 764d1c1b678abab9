import { describe, expect, test } from 'vitest'
import { share } from '../../../tools/tier.ts'
import { normaliseName } from '../src/catalogue/normalise.ts'
import { protectedWordIn } from '../src/catalogue/protected.ts'
import { allCrafts, type CraftRequest, helado, ingredientCatalogue, labelOf } from '../src/index.ts'
import type { LegalBlock } from '../src/judge/legal.ts'
import { type CraftId, goldenRequests } from './golden/corpus.ts'

/** A product that no norm names is described, and never by a name that a norm reserves (Regulation (EU) 1169/2011, art. 17.1). */

const formula = (craft: CraftId, type: string, lines: Readonly<Record<string, number>>): CraftRequest => {
  const { name, grams } = allCrafts[craft].fields
  return {
    type,
    ingredients: Object.entries(lines).map(([said, weight]) => ({ [name]: said, [grams]: weight })),
  } as CraftRequest
}
const legalOf = (craft: CraftId, request: CraftRequest): LegalBlock | undefined =>
  (allCrafts[craft].analyse(request as never, { advice: false }) as { readonly legal?: LegalBlock }).legal
const nameOf = (craft: CraftId, type: string, lines: Readonly<Record<string, number>>): string | undefined =>
  legalOf(craft, formula(craft, type, lines))?.nombre

describe('what no norm names', () => {
  test.each<[CraftId, string, Readonly<Record<string, number>>, string]>([
    ['cacao', 'negro', { 'Pasta de cacao': 310, Azúcar: 690 }, 'Preparado de azúcar y pasta de cacao'],
    [
      'cacao',
      'negro',
      { 'Pasta de cacao': 310, 'Manteca de cacao': 36, Azúcar: 649, Lecitina: 5 },
      'Preparado de azúcar y cacao',
    ],
    [
      'cacao',
      'blanco',
      { 'Manteca de cacao': 198, 'Leche entera en polvo': 145, Azúcar: 652 },
      'Preparado de azúcar, manteca de cacao y leche',
    ],
    ['cacao', 'negro', { 'Cacao en polvo': 249, Azúcar: 751 }, 'Mezcla de azúcar y cacao en polvo'],
    [
      'cacao',
      'negro',
      { 'Almendra tostada': 420, Azúcar: 300, 'Pasta de cacao': 280 },
      'Preparado de almendra, azúcar y pasta de cacao',
    ],
    ['cacao', 'negro', { 'Chocolate negro': 540, Nuez: 460 }, 'Preparado de cacao y nuez'],
    ['cacao', 'negro', { 'Chocolate negro': 400, Nuez: 600 }, 'Preparado de nuez y cacao'],
    ['turron', 'generico', { 'Almendra tostada': 80, Azúcar: 920 }, 'Dulce de azúcar y almendra'],
    [
      'turron',
      'mazapan',
      { 'Almendra molida': 480, Azúcar: 400, 'Calabaza asada': 120 },
      'Masa de almendra y calabaza',
    ],
    ['turron', 'mazapan', { 'Almendra molida': 480, Azúcar: 400, 'Boniato cocido': 120 }, 'Masa de almendra y boniato'],
    [
      'turron',
      'generico',
      { 'Almendra tostada': 480, Azúcar: 400, 'Queso crema': 120 },
      'Dulce de almendra y queso crema',
    ],
    ['helado', 'sorbete_agua', { Agua: 900, Fresa: 60, Azúcar: 40 }, 'Preparado helado de fresa'],
    [
      'helado',
      'crema_untable',
      { 'Pasta de avellana': 400, Azúcar: 400, 'Cacao en polvo': 80, 'Aceite de girasol': 100 },
      'Crema de avellana y cacao',
    ],
    [
      'panaderia',
      'brioche',
      { 'Harina de trigo': 1000, Agua: 500, Sal: 10, Mantequilla: 200, 'Huevo pasteurizado': 200 },
      'Masa horneada de harina de trigo',
    ],
    ['pasteleria', 'tocino_de_cielo', { 'Huevo entero': 200, Azúcar: 180, Agua: 100 }, 'Dulce de huevo entero'],
  ])('%s %s is described', (craft, type, lines, name) => {
    expect(nameOf(craft, type, lines)).toBe(name)
  })

  test.each<[CraftId, string, Readonly<Record<string, number>>, RegExp]>([
    ['cacao', 'negro', { 'Cacao en polvo': 320, Azúcar: 680 }, /^Chocolate en polvo$/],
    ['cacao', 'negro', { 'Cacao en polvo': 319, Azúcar: 681 }, /^Chocolate en polvo para beber$/],
    ['turron', 'generico', { 'Almendra tostada': 90, Azúcar: 910 }, /^Turrón de almendra, calidad Popular$/],
    ['turron', 'peladilla', { 'Almendra tostada': 400, Azúcar: 600 }, /^Peladilla$/],
    ['turron', 'peladilla', { 'Avellana tostada': 400, Azúcar: 600 }, /^Gragea o confite de avellana$/],
    [
      'turron',
      'peladilla',
      { 'Almendra tostada': 400, 'Chocolate negro': 600 },
      /^Gragea o confite de chocolate con almendra$/,
    ],
    [
      'turron',
      'mazapan',
      { 'Almendra molida': 265, Azúcar: 350, 'Huevo pasteurizado': 270, 'Almidón de trigo': 50 },
      /^Marquesas$/,
    ],
    [
      'turron',
      'mazapan',
      { 'Almendra molida': 265, Azúcar: 350, 'Huevo pasteurizado': 270, 'Fécula de patata': 50 },
      /^Masa de /,
    ],
    ['pasteleria', 'polvoron', { 'Harina de trigo': 500, 'Manteca de cerdo': 250, 'Azúcar glas': 250 }, /^Polvorón$/],
  ])('%s %s %j keeps the lawful name that goes first', (craft, type, lines, name) => {
    expect(nameOf(craft, type, lines)).toMatch(name)
  })

  test('starch is no flour of a multicereal', () => {
    const dough = { 'Harina panificable': 620, 'Harina de espelta': 250, Agua: 640, Sal: 15, 'Levadura fresca': 18 }
    const offered = (lines: Readonly<Record<string, number>>) =>
      legalOf('panaderia', formula('panaderia', 'pan_comun', lines))?.alternativas ?? []
    expect(offered({ ...dough, 'Fécula de patata': 130 })).not.toContain('Pan multicereal')
    expect(offered({ ...dough, 'Harina de centeno': 130 })).toContain('Pan multicereal')
  })

  test('no description of the corpus is a reserved word, and none is printed with a slash', () => {
    const RESERVED =
      /^(?:confite|gragea|chocolate|cacao azucarado|turrón|mazapán|helado|sorbete|pan|confitura|mermelada)\b/i
    for (const craft of Object.keys(allCrafts) as CraftId[])
      for (const request of share(goldenRequests(craft), 1)) {
        const legal = legalOf(craft, request)
        const { denominacion } = labelOf(allCrafts[craft] as never, request as never)
        expect(denominacion ?? '').not.toMatch(/ \/ /)
        if (/^(?:Preparado|Mezcla|Dulce|Masa|Crema|Salsa) /.test(legal?.nombre ?? ''))
          expect(legal?.nombre).not.toMatch(RESERVED)
      }
  })
})

describe('what our own name says', () => {
  const BASE = [
    { name: 'Leche entera', grams: 600 },
    { name: 'Nata 35%', grams: 200 },
    { name: 'Azúcar', grams: 150 },
  ]
  const nameWith = (name: string, grams: number): string =>
    helado.analyse({ type: 'helado_crema', ingredients: [...BASE, { name, grams }] }, { advice: false }).legal
      ?.nombre ?? ''

  test('no word of a protected origin, whatever row of the catalogue gives the taste (Regulation (EU) 2024/1143, art. 27)', () => {
    const words = (text: string): string[] => normaliseName(text).split(' ')
    const rows = ingredientCatalogue.filter(({ name }) => protectedWordIn(words(name)) !== undefined)
    expect(rows.length).toBeGreaterThan(5)
    for (const { name } of rows) {
      const printed = nameWith(name, 60)
      expect(protectedWordIn(words(printed)), `${name}: ${printed}`).toBeUndefined()
    }
  })

  test('no word of a protected origin in any craft', () => {
    const words = (text: string): string[] => normaliseName(text).split(' ')
    const rows = ingredientCatalogue.filter(({ name }) => protectedWordIn(words(name)) !== undefined)
    for (const craft of Object.keys(allCrafts) as CraftId[]) {
      const { name, grams } = allCrafts[craft].fields
      const one = new Map(goldenRequests(craft).map((request) => [request.type, request]))
      for (const request of share([...one.values()], 2)) {
        const total = request.ingredients.reduce((sum, line) => sum + Number(line[grams]), 0)
        for (const row of rows) {
          const line = { [name]: row.name, [grams]: total / 3 }
          const printed = legalOf(craft, { ...request, ingredients: [...request.ingredients, line] })?.nombre ?? ''
          expect(protectedWordIn(words(printed)), `${craft} ${request.type}: ${printed}`).toBeUndefined()
        }
      }
    }
    const fizz = { Agua: 1100, Azúcar: 80, 'Cava brut': 80, 'Pistacho tostado': 24 }
    expect(nameOf('helado', 'granizado', fizz)).toBe('Preparado helado de vino y pistacho')
  })

  test('the food and not how it was extracted, each once, and a fruit that weighs more as a taste', () => {
    expect(nameWith('Extracto de vainilla', 10)).toBe('Helado crema con vainilla')
    const sorbet = {
      Agua: 400,
      Azúcar: 150,
      'Glucosa atomizada DE 38': 30,
      'Zumo de limón': 60,
      'Albahaca fresca': 20,
    }
    const ingredients = Object.entries(sorbet).map(([name, grams]) => ({ name, grams }))
    expect(helado.analyse({ type: 'sorbete_agua', ingredients }, { advice: false }).legal?.nombre).toBe(
      'Helado de agua sabor limón con albahaca',
    )
  })

  test('what a sauce weighs most, where nothing characterises it', () => {
    const ingredients = [
      { name: 'Azúcar', grams: 210 },
      { name: 'Jarabe de glucosa', grams: 210 },
      { name: 'Nata 35%', grams: 350 },
    ]
    expect(helado.analyse({ type: 'veteado', ingredients }, { advice: false }).legal?.nombre).toBe(
      'Salsa de azúcar y nata',
    )
  })
})
