import { decapitalise } from '@obrador/engine'

/** What a name may be that was read for the time being, or not at all. */
export const choices = {
  whatIs: 'Qué es',
  other: 'Otra…',
  chooseOne: (name: string): string => `Otra… Elegir ingrediente para «${name}»`,
  left: (name: string, words: string): string => `Leo ${decapitalise(name)}; no conozco «${words}».`,
  put: (name: string, words: string): string => `He puesto ${decapitalise(name)} por «${words}»: confírmalo.`,
} as const
