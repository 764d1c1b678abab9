import { decapitaliseName } from '@obrador/engine'
import type { MapAxis } from '@obrador/engine/usual'
import { spoken } from '../spoken.ts'

/** The map of a type. */

export const axisWords = spoken<Readonly<Record<MapAxis, { readonly name: string; readonly unit: string }>>>(
  'axisWords',
  {
    azucar: { name: 'Azúcares, sin la lactosa', unit: '%' },
    grasa: { name: 'Grasa', unit: '%' },
    agua: { name: 'Agua', unit: '%' },
    harina: { name: 'Harina', unit: '%' },
    huevo: { name: 'Huevo, en seco y sin grasa', unit: '%' },
    lacteo: { name: 'Sólidos lácteos sin grasa', unit: '%' },
    fruta: { name: 'Sólidos de la fruta', unit: '%' },
    fruto_seco: { name: 'Fruto seco, sin su grasa', unit: '%' },
    fruto_seco_entero: { name: 'Fruto seco, en seco', unit: '%' },
    hidratacion: { name: 'Hidratación', unit: '% de la harina' },
    levadura: { name: 'Levadura fresca', unit: '% de la harina' },
    sal: { name: 'Sal', unit: '% de la harina' },
  },
)

const one = (count: number): string => (count === 1 ? 'publicada' : 'publicadas')

export const mapWords = spoken('mapWords', {
  title: (type: string): string => `Mapa: ${decapitaliseName(type)}`,
  count: (n: number): string => `${n} ${one(n)}`,
  about: (n: number): string => `${n} fórmulas publicadas. Cada punto es una; tócala para ver de quién es.`,
  mine: 'la tuya',
  isMine: 'La tuya',
  moved: 'lo que has movido',
  published: 'publicada',
  otherStyle: 'de otro estilo',
  range: 'rango',
  usual: 'lo habitual',
  horizontal: 'Eje horizontal',
  vertical: 'Eje vertical',
  enlarge: 'Ampliar',
  back: (name: string): string => `Volver a ${name}`,
  compare: 'Comparar',
  weights: 'Mueve los gramos',
  asTable: 'Ver como tabla',
  all: (n: number): string => `Ver las ${n}`,
  formula: 'Fórmula',
  source: 'Fuente',
  order: 'de más a menos parecida',
  walk: 'Recorre las publicadas con las flechas; con Intro se comparan',
  /** «Azúcares 18,4, grasa 7,1: …» */
  at: (x: string, y: string): string => `${x}, ${y}`,
  inUsual: (there: number, n: number): string =>
    `Entre las publicadas, en lo más habitual: ${there} de ${n} están en esa zona.`,
  inRange: 'Dentro del rango, fuera de lo más habitual.',
  beyond: (side: 'more' | 'less', axis: string, n: number): string =>
    `Con ${side === 'more' ? 'más' : 'menos'} ${decapitaliseName(axis)} que las ${n} ${one(n)}.`,
  inRangeBeyond: (side: 'more' | 'less', axis: string, n: number): string =>
    `Dentro del rango, con ${side === 'more' ? 'más' : 'menos'} ${decapitaliseName(axis)} que las ${n} ${one(n)}.`,
  outOfRange: (there: number): string =>
    there === 0
      ? 'Fuera del rango, y ahí no hay ninguna publicada.'
      : `Fuera del rango, con ${there} ${one(there)} más.`,
  among: (n: number): string => `Entre las ${n} publicadas.`,
  unread: 'Hay ingredientes que no se leen: la tuya no se puede situar.',
  none: 'De este tipo hay pocas publicadas: no hay mapa.',
} as const)
