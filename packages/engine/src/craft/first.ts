import type { Legal } from '../judge/legal.ts'
import type { Safety } from '../judge/safety.ts'
import type { Substance } from '../judge/substances.ts'
import { first as say } from '../words/first.ts'

/**
 * What people read first, in every face: unsafe, then what may not be sold or bear its name, then what nobody knows, then balance and
 * dose. The verdict keeps its own meaning; colour and medal follow this.
 */
export const FIRST = [
  'inseguro',
  'prohibido',
  'sin_nombre',
  'incompleto',
  'fuera_de_rango',
  'dosis',
  'equilibrada',
] as const

/** Spanish keys, as the API has. */
export interface First {
  readonly estado: (typeof FIRST)[number]
  readonly frase: string
  /** Nothing stands in the way. */
  readonly bueno: boolean
}

interface Told {
  readonly isBalanced: boolean
  /** The verdict in the words of the craft. */
  readonly headline: string
  readonly legal: Pick<Legal, 'cumple' | 'denominacion'> | undefined
  readonly safety: Pick<Safety, 'clase' | 'frase'> | undefined
  readonly substances: readonly Substance[]
  readonly unknown: readonly string[]
}

/** Cannot be sold, whatever is done with it afterwards. */
const UNSAFE: Safety['clase'] = '0'

export function firstOf({ isBalanced, headline, legal, safety, substances, unknown }: Told): First {
  const of = (kind: Substance['kind']): string | undefined => substances.find((one) => one.kind === kind)?.text
  const bad = (estado: First['estado'], frase: string): First => ({ estado, frase, bueno: false })
  const [forbidden, dose] = [of('forbidden'), of('dose')]
  if (safety?.clase === UNSAFE) return bad('inseguro', say.unsafe(isBalanced, safety.frase))
  if (forbidden !== undefined) return bad('prohibido', say.forbidden(isBalanced, forbidden))
  if (legal?.cumple === false) return bad('sin_nombre', say.unnamed(isBalanced, legal.denominacion))
  if (unknown.length > 0) return bad('incompleto', say.incomplete(unknown))
  if (!isBalanced) return bad('fuera_de_rango', headline)
  if (dose !== undefined) return bad('dosis', say.dose(isBalanced, dose))
  return { estado: 'equilibrada', frase: headline, bueno: true }
}
