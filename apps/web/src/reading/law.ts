import { decapitalise, type Legal, list, number, type Overview, type Say, type Text } from '@obrador/engine'
import { law as words } from '../words/es/results.ts'

/** What every body says of the law, where its craft has one to say. */
export const legalIn = (body: unknown): Legal | undefined => (body as { readonly legal?: Legal } | undefined)?.legal

/** An overview in which the law has spoken: one verdict, for whoever shows it. */
export interface Verdict extends Omit<Overview, 'headline' | 'remarks'> {
  /** The verdict as the engine found it, and in the words of the screen. */
  readonly found: Text
  readonly headline: string
  readonly remarks: readonly string[]
  /** Nothing to say against it, neither in its figures nor in its name. */
  readonly isGood: boolean
  /** That it would stand with the next purchase, and every figure with it; nothing where nobody has looked yet. */
  readonly isFirm?: boolean
  /** Why it may not bear its name, where it may not. */
  readonly unlawful?: string
}

/** Conditions told before «y otras». */
const MOST_TOLD = 2

/** «Sal por 100 g de pan, 1,94 g»: what is measured per something says so in its label. */
const unitBeside = (unit: string): string => unit.split('/')[0] ?? unit

function failing({ condiciones }: Legal): string {
  const told = condiciones
    .filter(({ cumple }) => cumple === false)
    .map(({ etiqueta, valor, operador, umbral, unidad }) =>
      words.condition(
        decapitalise(etiqueta),
        valor === undefined ? undefined : `${number(valor)} ${unitBeside(unidad)}`.trim(),
        operador.startsWith('>'),
        number(umbral),
      ),
    )
  const rest = told.length - MOST_TOLD
  return list(rest > 0 ? [...told.slice(0, MOST_TOLD), words.others(rest)] : told, 'y')
}

/** The law is part of the headline: where a name may not be borne, that is said first. */
export function withLaw(overview: Overview, body: unknown, say: Say): Verdict {
  const { headline: found, verdict } = overview
  const headline = say(found)
  const told = { ...overview, found, headline, remarks: overview.remarks.map(say) }
  const isBalanced = verdict === 'equilibrada'
  const legal = legalIn(body)
  if (legal?.cumple !== false) return { ...told, isGood: isBalanced && legal?.cumple !== null }
  const unlawful = words.mayNot(legal.denominacion, failing(legal))
  return {
    ...told,
    isGood: false,
    unlawful,
    headline: `${unlawful} ${isBalanced ? words.restIsRight : headline}`,
  }
}
