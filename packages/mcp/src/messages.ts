import type { ServiceRefusal } from '@obrador/contract'

/** What is the same in every language, and what the list of pages says. */

export const refusalPlace = ({ codigo, linea, campo }: ServiceRefusal): string =>
  `codigo: ${codigo}${linea === undefined ? '' : ` · linea: ${linea}`}${campo === undefined ? '' : ` · campo: ${campo}`}`

export const resourceTexts = {
  types: (craft: string): string => `Tipos y rangos: ${craft}`,
  typesAbout: 'Parámetros, tipos de receta, rangos objetivo y el porqué de cada uno, como datos.',
  science: (title: string): string => `Ciencia: ${title}`,
  scienceAbout: 'Cómo se calcula cada cifra, con sus fuentes.',
  schemas: (tool: string): string => `Esquema entero de «${tool}»`,
  schemasAbout: 'Cada campo de la petición y de la respuesta, con sus límites y lo que quiere decir.',
  law: (craft: string): string => `Tablas legales: ${craft}`,
  lawAbout: 'Los nombres que la ley reserva, con umbral, base y artículo. Orienta; no sustituye a la norma.',
} as const
