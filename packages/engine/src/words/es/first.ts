import type { Words } from '../../findings/finding.ts'
import type { FirstCodes } from '../../findings/first.ts'
import { capitalise, decapitalise, list, quoted } from '../text.ts'

const but = (isBalanced: boolean, what: string): string => (isBalanced ? `Equilibrada, pero ${what}` : capitalise(what))

/** What people read first: safety and law before balance. */
export const first: Words<FirstCodes> = {
  'first.unsafe': ({ isBalanced, why }, say) => but(isBalanced, `no puede venderse así: ${decapitalise(say(why))}`),
  'first.forbidden': ({ isBalanced, why }, say) => but(isBalanced, `no puede venderse así: ${decapitalise(say(why))}`),
  'first.unnamed': ({ isBalanced, name }) => but(isBalanced, `no puede llamarse «${name}».`),
  'first.incomplete': ({ names }) =>
    `No lo doy por bueno: no sé qué ${names.length > 1 ? 'son' : 'es'} ${list(names.map(quoted), 'y')}.`,
  'first.dose': ({ isBalanced, why }, say) =>
    but(isBalanced, `hay una dosis fuera de norma: ${decapitalise(say(why))}`),
}
