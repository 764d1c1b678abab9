import { decapitaliseName } from '@obrador/engine'
import { spoken } from '../spoken.ts'

/** What a name may be that was read for the time being, or not at all. */
export const choiceWords = spoken('choiceWords', {
  whatIs: 'Qué es',
  other: 'Otra…',
  chooseOne: (name: string): string => `Otra… Elegir ingrediente para «${name}»`,
  left: (name: string, words: string): string => `Leo ${decapitaliseName(name)}; no conozco «${words}».`,
  put: (name: string, words: string): string => `He puesto ${decapitaliseName(name)} por «${words}»: confírmalo.`,
} as const)
