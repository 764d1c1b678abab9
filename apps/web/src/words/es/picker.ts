import { decapitalise } from '@obrador/engine'

export const picker = {
  label: 'Buscar ingrediente',
  placeholder: 'Escribe un ingrediente',
  open: 'Ver el catálogo',
  formulas: 'Mis fórmulas',
  mine: 'Mis ingredientes',
  catalogue: 'Catálogo',
  notFound: (text: string): string =>
    text === '' ? 'No lo encuentro: crear uno mío' : `No lo encuentro: crear «${text}»`,
  also: (alias: string): string => `también «${alias}»`,
  results: 'Ingredientes',
} as const

/** What a name may be that was read for the time being, or not at all. */
export const choices = {
  whatIs: 'Qué es',
  other: 'Otra…',
  chooseOne: (name: string): string => `Otra… Elegir ingrediente para «${name}»`,
  left: (name: string, words: string): string => `Leo ${decapitalise(name)}; no conozco «${words}».`,
  put: (name: string, words: string): string => `He puesto ${decapitalise(name)} por «${words}»: confírmalo.`,
} as const
