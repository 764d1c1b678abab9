import { spoken } from '../spoken.ts'

export const pickerWords = spoken('pickerWords', {
  label: 'Buscar ingrediente',
  placeholder: 'Escribe un ingrediente',
  open: 'Ver el catálogo',
  formulas: 'Mis fórmulas',
  mine: 'Mis ingredientes',
  catalogue: 'Catálogo',
  bought: '¿Lo compras hecho? Abre el saco',
  notFound: (text: string): string =>
    text === '' ? 'No lo encuentro: crear uno mío' : `No lo encuentro: crear «${text}»`,
  also: (alias: string): string => `también «${alias}»`,
  results: 'Ingredientes',
} as const)
