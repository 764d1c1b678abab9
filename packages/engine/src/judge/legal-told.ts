import type { FindingText, SayFinding } from '../findings/finding.ts'
import type { DenominationCheck, LegalBlock } from './legal.ts'

const heldTold = <Told extends DenominationCheck<FindingText>>(held: Told, say: SayFinding) => ({
  ...held,
  siAdemas: held.siAdemas.map(say),
})

/** What the law says of a formula, in words. */
export function legalTold<Found extends LegalBlock<FindingText>>(
  legal: Found,
  say: SayFinding,
): Omit<Found, keyof LegalBlock> & LegalBlock {
  const { grounds: _, ...told } = legal
  return {
    ...heldTold(told, say),
    menciones: legal.menciones.map((mention) => heldTold(mention, say)),
    obligatorio: legal.obligatorio.map(say),
    ...(legal.objecion !== undefined && { objecion: say(legal.objecion) }),
  } as unknown as Omit<Found, keyof LegalBlock> & LegalBlock
}
