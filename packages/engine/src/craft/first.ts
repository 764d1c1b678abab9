import { find } from '../findings/find.ts'
import type { Text } from '../findings/finding.ts'
import type { Legal } from '../judge/legal.ts'
import type { Safety } from '../judge/safety.ts'
import type { Substance } from '../judge/substances.ts'

/**
 * What people read first, in every face: what is unsafe or may be, then what may not be sold, so dosed or called so, then what nobody
 * knows or has confirmed, then balance, if its type has ranges, and a dose that is not usual. The verdict keeps its own meaning; colour
 * and medal follow this.
 */
export const FIRST = [
  'inseguro',
  'falta_seguridad',
  'prohibido',
  'dosis',
  'sin_nombre',
  'incompleto',
  'por_confirmar',
  'sin_juzgar',
  'fuera_de_rango',
  'dosis_alta',
  'equilibrada',
] as const

/** Those of them that come before any balance: whatever the figures say, it is not right as it stands. */
export const BARRED: ReadonlySet<string> = new Set<(typeof FIRST)[number]>([
  'inseguro',
  'falta_seguridad',
  'prohibido',
  'dosis',
  'sin_nombre',
  'incompleto',
  'por_confirmar',
])

/** Spanish keys, as the API has. */
export interface First<Told extends Text = string> {
  readonly estado: (typeof FIRST)[number]
  readonly frase: Told
  /** Nothing stands in the way. */
  readonly bueno: boolean
}

interface Known {
  readonly isBalanced: boolean
  /** Its type has ranges. */
  readonly isJudged: boolean
  /** The verdict in the words of the craft. It and what follows are worked out only where nothing comes before. */
  readonly headline: () => Text
  readonly legal: Pick<Legal, 'cumple' | 'denominacion'> | undefined
  readonly safety:
    | (Pick<Safety, 'clase' | 'frase'> & {
        /** What decides whether it may be sold, where nobody told. */
        readonly question: Text | undefined
      })
    | undefined
  readonly substances: readonly Substance[]
  readonly unknown: readonly string[]
  /** A line that is read provisionally, and with another reading would change the verdict. */
  readonly provisional: () => { readonly name: string; readonly as: string } | undefined
  /** Of one line or of several together, beyond what is usual. */
  readonly dose: () => Text | undefined
}

/** Cannot be sold, whatever is done with it afterwards. */
const UNSAFE: Safety['clase'] = '0'

export function firstOf(known: Known): First<Text> {
  const { isBalanced, isJudged, legal, safety, substances, unknown } = known
  const of = (kind: Substance['kind']): Text | undefined => substances.find((one) => one.kind === kind)?.text
  const bad = (estado: First['estado'], frase: Text): First<Text> => ({ estado, frase, bueno: false })
  const [forbidden, tooMuch] = [of('forbidden'), of('dose')]
  if (safety?.clase === UNSAFE) {
    const { question } = safety
    return question === undefined
      ? bad('inseguro', find('first.unsafe', { isBalanced, why: safety.frase }))
      : bad('falta_seguridad', find('first.safety-untold', { isBalanced, question }))
  }
  if (forbidden !== undefined) return bad('prohibido', find('first.forbidden', { isBalanced, why: forbidden }))
  if (tooMuch !== undefined) return bad('dosis', find('first.dose', { isBalanced, why: tooMuch }))
  if (legal?.cumple === false) return bad('sin_nombre', find('first.unnamed', { isBalanced, name: legal.denominacion }))
  if (unknown.length > 0) return bad('incompleto', find('first.incomplete', { names: unknown }))
  const provisional = known.provisional()
  if (provisional) return bad('por_confirmar', find('first.provisional', { isBalanced, ...provisional }))
  if (!isJudged) return bad('sin_juzgar', known.headline())
  if (!isBalanced) return bad('fuera_de_rango', known.headline())
  const dose = known.dose()
  if (dose !== undefined) return bad('dosis_alta', dose)
  return { estado: 'equilibrada', frase: known.headline(), bueno: true }
}
