import type { MenuFlavourRequest, MenuRequest } from '../src/menu/index.ts'
import forty from './forty-flavours.json' with { type: 'json' }

/** A white base that may take yolk, and flavours as makers dose them per kilo of base. */

export const whiteBase: MenuRequest['base'] = [
  { name: 'Leche entera', min: 350, max: 750 },
  { name: 'Nata 35%', min: 50, max: 330 },
  { name: 'Leche en polvo desnatada', max: 70 },
  { name: 'Azúcar', min: 50, max: 200 },
  { name: 'Dextrosa', max: 100 },
  { name: 'Glucosa atomizada DE38', max: 80 },
  { name: 'Neutro para cremas 5', min: 5, max: 6, redondeo: 0.1 },
  { name: 'Yema', min: 20, max: 80, opcional: true },
]

const dosed = (nombre: string, name: string, grams: number, more: object = {}): MenuFlavourRequest => ({
  nombre,
  ingredients: [{ name, grams }],
  ...more,
})

export const flavoursByName = {
  nata: { nombre: 'Nata' },
  vainilla: dosed('Vainilla', 'Extracto de vainilla', 5),
  pistacho: dosed('Pistacho', 'Pasta de pistacho 100 %', 100, { llamarse: ['Helado crema', 'con pistacho'] }),
  avellana: dosed('Avellana', 'Pasta de avellana', 100, { llamarse: ['con avellana'] }),
  chocolate: {
    nombre: 'Chocolate',
    ingredients: [
      { name: 'Cacao puro', grams: 60 },
      { name: 'Chocolate negro 70%', grams: 60 },
    ],
    llamarse: ['de chocolate'],
  },
  yogur: dosed('Yogur', 'Yogur natural', 250),
  mascarpone: dosed('Mascarpone', 'Mascarpone', 200),
  ron: dosed('Ron', 'Ron', 40),
  mantecado: { nombre: 'Mantecado', alergenos: ['leche', 'huevo'], llamarse: ['mantecado'] },
  caramelo: {
    nombre: 'Caramelo salado',
    ingredients: [
      { name: 'Caramelo', grams: 90 },
      { name: 'Sal', grams: 3 },
    ],
  },
} as const satisfies Readonly<Record<string, MenuFlavourRequest>>

export const menuOf = (names: readonly (keyof typeof flavoursByName)[], more: object = {}): MenuRequest => ({
  type: 'helado_crema',
  base: whiteBase,
  sabores: names.map((name) => flavoursByName[name]),
  ...more,
})

export const CORRECTIONS = {
  con: ['Azúcar', 'Dextrosa', 'Nata 35%', 'Leche entera', 'Leche en polvo desnatada'],
  max: 40,
}

/** Sixty flavours: each of the ten with its doses varied by up to a quarter. */
export const sixtyFlavours: MenuRequest = {
  type: 'helado_crema',
  base: whiteBase ?? [],
  correcciones: CORRECTIONS,
  sabores: Array.from({ length: 60 }, (_, i) => {
    const flavour = Object.values(flavoursByName)[i % 10] as {
      readonly nombre: string
      readonly ingredients?: readonly { readonly name: string; readonly grams: number }[]
    }
    const factor = 0.75 + (0.5 * ((7919 * i) % 60)) / 60
    const ingredients = (flavour.ingredients ?? []).map((line) => ({ ...line, grams: Math.round(factor * line.grams) }))
    return { ...flavour, nombre: `${flavour.nombre} ${i}`, ingredients }
  }),
}

/** Forty published flavours of milk and of water, in grams per kilo of what is technical in each. */
export const fortyFlavours = forty as MenuRequest
