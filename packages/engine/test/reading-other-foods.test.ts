import { describe, expect, test } from 'vitest'
import { OTHER_FOODS } from '../src/catalogue/reading/other-foods.ts'
import { allCrafts } from '../src/index.ts'

/** A food that no row is stays unread: it is no slip of the pen, and no word to leave out. */

const idOf = (name: string): string | undefined => allCrafts.pasteleria.nameRead(name)?.ingredient.id

describe('a food that is no row', () => {
  test.each(['', ' cocido', ' secos', ' frescas', ' cuits', ' secchi'])(
    'is read as no other, with «%s» behind',
    (said) => {
      const names = OTHER_FOODS.map((food) => `${food}${said}`)
      expect(names.filter((name) => idOf(name)).map((name) => `${name}: ${idOf(name)}`)).toStrictEqual([])
    },
  )

  test('is not left out beside a head either', () => {
    for (const name of [
      'aceite de merluza',
      'crema de porotos',
      'caldo de pollastre',
      'pasta de níscalos',
      'sal de mejillón',
    ])
      expect(idOf(name), name).toBeUndefined()
  })
})

test('a word of another language is guessed by its ending, not by any slip', () => {
  const read = ['strawberries', 'lamponi', 'pomes', 'fragole', 'açúcar mascavado', 'almendra tosatada', 'yogurth'].map(
    idOf,
  )
  expect(read).toStrictEqual([
    'fresa',
    'frambuesa',
    'manzana',
    'fresa',
    'azucar_moreno',
    'almendra_tostada',
    'yogur_natural',
  ])
  for (const name of ['cigrons cuits', 'porotos secos', 'marzuelos', 'caraotas', 'panais', 'masala'])
    expect(idOf(name), name).toBeUndefined()
})

test('a head keeps its shelf', () => {
  const read = (names: readonly string[]) => names.map((name) => `${name}: ${idOf(name)}`)
  expect(
    read([
      'Glycerol Monostearate',
      'limones de piel fina',
      'piel de limón',
      'café fuerte',
      'caffè forte',
      'sucre en poudre',
      'powdered sugar',
      'extracto de café',
    ]),
  ).toStrictEqual([
    'Glycerol Monostearate: mono_digliceridos',
    'limones de piel fina: limon',
    'piel de limón: ralladura_limon',
    'café fuerte: cafe_expreso',
    'caffè forte: cafe_expreso',
    'sucre en poudre: azucar',
    'powdered sugar: azucar_glas',
    'extracto de café: aroma_liquido',
  ])
  const asked = [
    'hinojo fresco',
    'cilantro fresco',
    'queso Sarabena',
    'queso Paraguay',
    'queso medio curado cremoso',
    'Glycerol Triacetate',
    'sorbitol diestearato',
    'aceto di mele',
  ]
  for (const name of asked) expect(idOf(name), name).toBeUndefined()
})
