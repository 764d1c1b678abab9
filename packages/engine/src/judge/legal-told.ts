import type { Say, Text } from '../findings/finding.ts'
import type { Held, Legal } from './legal.ts'

const heldTold = <Told extends Held<Text>>(held: Told, say: Say) => ({ ...held, siAdemas: held.siAdemas.map(say) })

/** What the law says of a formula, in words. */
export function legalTold<Found extends Legal<Text>>(legal: Found, say: Say): Omit<Found, keyof Legal> & Legal {
  return {
    ...heldTold(legal, say),
    menciones: legal.menciones.map((mention) => heldTold(mention, say)),
    obligatorio: legal.obligatorio.map(say),
    ...(legal.objecion !== undefined && { objecion: say(legal.objecion) }),
  } as Omit<Found, keyof Legal> & Legal
}
