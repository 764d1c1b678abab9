import type { MapAxis } from '@obrador/engine/usual'
import { decapitaliseName } from '../../format/page-speech.ts'

export const axisWords: Readonly<Record<MapAxis, { readonly name: string; readonly unit: string }>> = {
  azucar: { name: 'Sugars, lactose aside', unit: '%' },
  grasa: { name: 'Fat', unit: '%' },
  agua: { name: 'Water', unit: '%' },
  harina: { name: 'Flour', unit: '%' },
  huevo: { name: 'Egg, dry and fat-free', unit: '%' },
  lacteo: { name: 'Milk solids-not-fat', unit: '%' },
  fruta: { name: 'Fruit solids', unit: '%' },
  fruto_seco: { name: 'Nut, without its fat', unit: '%' },
  fruto_seco_entero: { name: 'Nut, dry', unit: '%' },
  hidratacion: { name: 'Hydration', unit: '% of flour' },
  levadura: { name: 'Fresh yeast', unit: '% of flour' },
  sal: { name: 'Salt', unit: '% of flour' },
}

export const mapWords = {
  title: (type: string): string => `Map: ${decapitaliseName(type)}`,
  count: (n: number): string => `${n} published`,
  about: (n: number): string => `${n} published formulas. Each dot is one; tap it to see whose it is.`,
  mine: 'yours',
  isMine: 'Yours',
  moved: 'what you moved',
  published: 'published',
  otherStyle: 'another style',
  range: 'range',
  usual: 'usual',
  horizontal: 'Horizontal axis',
  vertical: 'Vertical axis',
  enlarge: 'Enlarge',
  back: (name: string): string => `Back to ${name}`,
  compare: 'Compare',
  weights: 'Move the grams',
  asTable: 'See as a table',
  all: (n: number): string => `See all ${n}`,
  formula: 'Formula',
  source: 'Source',
  order: 'most alike first',
  walk: 'Go through the published ones with the arrows; Enter compares',
  at: (x: string, y: string): string => `${x}, ${y}`,
  inUsual: (there: number, n: number): string => `In the most usual zone: ${there} of ${n} published are there.`,
  inRange: 'In range, outside the most usual zone.',
  beyond: (side: 'more' | 'less', axis: string, n: number): string =>
    `With ${side} ${decapitaliseName(axis)} than ${n === 1 ? 'the one' : `all ${n}`} published.`,
  inRangeBeyond: (side: 'more' | 'less', axis: string, n: number): string =>
    `In range, with ${side} ${decapitaliseName(axis)} than ${n === 1 ? 'the one' : `all ${n}`} published.`,
  outOfRange: (there: number): string =>
    there === 0 ? 'Out of range, and nothing published is there.' : `Out of range, with ${there} published beside it.`,
  among: (n: number): string => `Among the ${n} published.`,
  unread: 'Some ingredients are not read: yours cannot be placed.',
  none: 'Few of this type are published: there is no map.',
}
