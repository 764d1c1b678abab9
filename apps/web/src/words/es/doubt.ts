import { type EngineCodes, type FindingText, type MeasuredField, numberText, type SafetyBlock } from '@obrador/engine'
import { spoken } from '../spoken.ts'

/** How sure a verdict is, in the words people use. */

const OFTEN: readonly (readonly [share: number, said: string])[] = [
  [1, 'casi siempre'],
  [19 / 20, '19 de cada 20 veces'],
  [9 / 10, '9 de cada 10 veces'],
  [4 / 5, '4 de cada 5 veces'],
  [3 / 4, '3 de cada 4 veces'],
  [2 / 3, '2 de cada 3 veces'],
  [1 / 2, 'la mitad de las veces'],
  [1 / 3, '1 de cada 3 veces'],
  [1 / 4, '1 de cada 4 veces'],
  [1 / 10, '1 de cada 10 veces'],
  [0, 'casi nunca'],
]

const nearest = (share: number): string =>
  OFTEN.reduce((best, one) => (Math.abs(one[0] - share) < Math.abs(best[0] - share) ? one : best))[1]

export const sureWords = spoken('sureWords', {
  often: (share: number, isInside: boolean): string => `${nearest(share)}, ${isInside ? 'dentro' : 'fuera'}`,
  surelyOut: 'Seguro: fuera de rango',
  exactly: (percent: string, isInside: boolean): string =>
    isInside
      ? `Todas las cifras siguen en su rango con una probabilidad del ${percent}.`
      : `Alguna cifra sigue fuera de su rango con una probabilidad del ${percent}.`,
  word: { firme: 'Seguro', casi: 'Casi seguro', justa: 'Justo', incierta: 'Incierto' },
  but: (figures: string): string => `, pero justa de ${figures}`,
  close: (figures: string): string => ` Va justa de ${figures}.`,
  rest: (figures: string): string => `Lo demás, en su sitio, pero justo de ${figures}.`,
  maybe: (ingredient: string): string => `Puede que sí: depende de tu ${ingredient}.`,
  maybeWeighed: (ingredient: string): string => `Puede que sí: depende de cómo peses tu ${ingredient}.`,
  maybeAny: 'Puede que sí: depende de lo que varíen tus ingredientes.',
  byLittle: (what: string): string => `Por poco: ${what}, menos de lo que varían tus ingredientes.`,
  points: (distance: string): string => `${distance} ${distance === '1' ? 'punto' : 'puntos'}`,
  byLittleOne: (figure: string, isOver: boolean, distance: string, vary: string): string =>
    `Por poco: la cifra de ${figure} ${isOver ? 'pasa del máximo' : 'no llega al mínimo'} en ${distance} y puede variar ${vary}.`,
  /** In place of «lista» where it is in range and may not be. */
  remark: {
    justa: 'Está en su rango, pero va justa: mide lo que decide, o dale más margen.',
    incierta: 'Está en su rango por muy poco: no la des por buena hasta medir, o dale más margen.',
  },
  over: (figures: string): string => `se pasa de ${figures}`,
  under: (figures: string): string => `se queda corta de ${figures}`,
} as const)

/** Why measuring has left it less sure. */
export const lessSure = spoken('lessSure', {
  in: (figure: string, ingredient: string): string => `${figure} en ${ingredient}`,
  why: (told: string, figure: string, limit: 'least' | 'most'): string =>
    `Lo que has medido (${told}) deja la cifra de ${figure} más cerca de su ${limit === 'least' ? 'mínimo' : 'máximo'}: por eso es menos seguro que antes de medir.`,
} as const)

export const measuringWords = spoken('measuringWords', {
  heading: 'Qué medir',
  depends: 'De qué depende',
  field: (figure: string, ingredient: string): string => `${figure} de ${ingredient}`,
  use: 'Usar',
  /** In the details of a line. */
  line: 'Si lo mides, o lo lees en el saco:',
  percentOf: (name: string): string => `% de ${name}`,
  /** Beside the ingredient. */
  told: (figure: string): string => `medido: ${figure}`,
  change: (figure: string, ingredient: string): string => `${ingredient}, medido: ${figure}. Cambiar`,
  remove: 'Quitar la medida',
  notNumber: 'Escribe una cifra entre 0 y 100.',
} as const)

/** A figure of a line as one would say it. */
export const measuredNames = spoken<{ readonly [field in MeasuredField]: (value: string) => string }>('measuredNames', {
  cacao: (value) => `${value} % de cacao`,
  de: (value) => `DE ${value}`,
  grado: (value) => `${value} % vol`,
  humedad: (value) => `${value} % de humedad`,
  grasa: (value) => `${value} % de grasa`,
  proteina: (value) => `${value} % de proteína`,
  brix: (value) => `${value} °Brix`,
})

/** Beside the verdict, in a few words. */
export const chipWords = spoken('chipWords', {
  label: 'Nombre, conservación y certeza',
  may: (name: string): string => `Puede llamarse «${name}»`,
  mayHardly: (name: string): string => `Puede llamarse «${name}», por poco`,
  mayNot: (name: string): string => `No puede llamarse «${name}»`,
  hardlyNot: (name: string): string => `No puede llamarse «${name}», por poco`,
  if: (name: string, besides: string): string => `«${name}», si además ${besides}`,
  depends: (name: string, count: number): string =>
    `«${name}», si se ${count > 1 ? `cumplen ${count} condiciones más` : 'cumple una condición más'}`,
  varies: (may: string): string => `; puede variar ±\u202f${may}`,
  /** By the class of keeping: between two temperatures, at that of the room, or at one. */
  keep: (clase: SafetyBlock['clase'], temperature: string): string => {
    if (clase === '5') return `Guardar ${temperature}`
    return clase === '7' ? 'Guardar a temperatura ambiente' : `Guardar a ${temperature}`
  },
  grade: (label: string): string => `De dónde sale: ${label}.`,
} as const)

/** Verdicts that begin with «Equilibrada», with what may still turn it after the word. */
const BALANCED: { readonly [code in keyof EngineCodes]?: (values: EngineCodes[code], but: string) => string } = {
  'helado.served': ({ temperature }, but) => `Equilibrada${but}. Servirás a ${numberText(temperature, 1)} °C.`,
  'helado.balanced-verdict': (_, but) => `Equilibrada${but}.`,
  'panaderia.balanced-verdict': ({ hydration }, but) =>
    `Equilibrada${but}. Masa al ${numberText(hydration, 0)} % de hidratación.`,
  'pasteleria.balanced-verdict': ({ medal }, but) =>
    medal === undefined ? `Equilibrada${but}.` : `Equilibrada${but}. Medalla de ${medal.toLowerCase()}.`,
}

export const balancedBut = spoken('balancedBut', (found: FindingText, but: string): string | undefined =>
  typeof found === 'string' ? undefined : BALANCED[found.code as keyof EngineCodes]?.(found.values as never, but),
)
