import { capitalise, list, quoted } from './text.ts'

/** What people read first: safety and law before balance. */

const but = (isBalanced: boolean, what: string): string => (isBalanced ? `Equilibrada, pero ${what}` : capitalise(what))

export const first = {
  unsafe: (isBalanced: boolean, why: string): string => but(isBalanced, `no puede venderse así: ${why}`),
  forbidden: (isBalanced: boolean, why: string): string => but(isBalanced, `no puede venderse así: ${why}`),
  unnamed: (isBalanced: boolean, name: string): string => but(isBalanced, `no puede llamarse «${name}».`),
  incomplete: (names: readonly string[]): string =>
    `No lo doy por bueno: no sé qué ${names.length > 1 ? 'son' : 'es'} ${list(names.map(quoted), 'y')}.`,
  dose: (isBalanced: boolean, why: string): string => but(isBalanced, `hay una dosis fuera de norma: ${why}`),
} as const
