import type { CorrectionExplanation } from '../advise/correction-explanation.ts'
import { commonFinding } from '../findings/find.ts'
import type { FindingText } from '../findings/finding.ts'
import type { LegalBlock } from '../judge/legal.ts'
import type { SafetyBlock } from '../judge/safety.ts'
import type { FoundSubstance } from '../judge/substances.ts'
import type { FigureRange } from '../ratio/range.ts'

/**
 * What people read first, in every face: what is unsafe or may be, then what may not be sold, so dosed or called so, then what nobody
 * knows or has confirmed, then balance, if its type has ranges, and a dose that is not usual. The verdict keeps its own meaning; colour
 * and medal follow this.
 */
export const HEADLINE_STATES = [
  'inseguro',
  'falta_seguridad',
  'prohibido',
  'dosis',
  'sin_nombre',
  'incompleto',
  'por_confirmar',
  'sin_juzgar',
  'casi',
  'fuera_de_rango',
  'dosis_alta',
  'equilibrada',
] as const

/** Those of them that come before any balance: whatever the figures say, it is not right as it stands. */
export const BARRING_STATES: ReadonlySet<string> = new Set<(typeof HEADLINE_STATES)[number]>([
  'inseguro',
  'falta_seguridad',
  'prohibido',
  'dosis',
  'sin_nombre',
  'incompleto',
  'por_confirmar',
])

/** Those that hold of a part whatever is made of it: it needs no name of its own, and what nobody knows or weighed is told of the whole. */
export const BARRING_A_PART: ReadonlySet<string> = new Set<(typeof HEADLINE_STATES)[number]>([
  'inseguro',
  'falta_seguridad',
  'prohibido',
  'dosis',
  'por_confirmar',
  'dosis_alta',
])

/** The state that is read first of several. */
export const firstOfStates = (states: readonly AnswerHeadline['estado'][]): AnswerHeadline['estado'] =>
  HEADLINE_STATES.find((one) => states.includes(one)) ?? 'equilibrada'

/** Spanish keys, as the API has. */
export interface AnswerHeadline<Told extends FindingText = string> {
  readonly estado: (typeof HEADLINE_STATES)[number]
  readonly frase: Told
  /** Nothing stands in the way. */
  readonly bueno: boolean
  /** By what it all but lies in its ranges, and the one change that settles it: only where `estado` is `casi`. */
  readonly casi?: NearMissAnswer
  /** What is so far outside that it was forgotten or written wrongly, and the line to look at. */
  readonly fallo?: GrossFaultAnswer
}

/** Spanish keys, as the API has. */
export interface NearMissAnswer {
  readonly parametros: readonly { readonly parametro: string; readonly valor: number; readonly rango: FigureRange }[]
  readonly cambio?: Pick<CorrectionExplanation, 'quitar' | 'poner' | 'gramos'>
}

/** A near miss as it is answered, and as it is said. */
export interface NearMissTold {
  readonly answer: NearMissAnswer
  readonly text: FindingText
}

/** Spanish keys, as the API has. */
export interface GrossFaultAnswer {
  readonly parametro: string
  readonly valor: number
  readonly rango: FigureRange
  /** The line to look at, as it was sent; none where what is missing is not there at all. */
  readonly linea?: string
  /** Grams that may have been meant: with them everything is in its range. */
  readonly quizas?: number
}

export interface GrossFaultTold {
  readonly answer: GrossFaultAnswer
  readonly text: FindingText
}

interface Known {
  readonly isBalanced: boolean
  /** Its type has ranges. */
  readonly isJudged: boolean
  /** The verdict in the words of the craft. It and what follows are worked out only where nothing comes before. */
  readonly headline: () => FindingText
  readonly legal: Pick<LegalBlock, 'cumple' | 'denominacion'> | undefined
  /** The name that somebody wrote for it, where a part of it is refused. */
  readonly denied: string | undefined
  readonly safety:
    | (Pick<SafetyBlock, 'clase' | 'frase'> & {
        /** What decides whether it may be sold, where nobody told. */
        readonly question: () => FindingText | undefined
        /** Milk in it that nobody said to be boiled. */
        readonly hasRawMilk: boolean
      })
    | undefined
  readonly substances: readonly FoundSubstance[]
  readonly unknown: readonly string[]
  /** A line that is read provisionally, and with another reading would change the verdict. */
  readonly provisional: () => { readonly name: string; readonly as: string } | undefined
  /** Of one line or of several together, beyond what is usual. */
  readonly dose: () => FindingText | undefined
  /** Out by a hair, and by nothing else. */
  readonly near: NearMissTold | undefined
  /** Out by so much that somebody forgot it or wrote it wrongly. */
  readonly gross: () => GrossFaultTold | undefined
  /** What nobody weighed. */
  readonly unweighed: FindingText | undefined
}

/** Cannot be sold, whatever is done with it afterwards. */
const UNSAFE: SafetyBlock['clase'] = '0'

export function headlineOf(known: Known): AnswerHeadline<FindingText> {
  const { isBalanced, isJudged, legal, denied, safety, substances, unknown } = known
  const of = (kind: FoundSubstance['kind']): FindingText | undefined =>
    substances.find((one) => one.kind === kind)?.text
  const bad = (estado: AnswerHeadline['estado'], frase: FindingText): AnswerHeadline<FindingText> => ({
    estado,
    frase,
    bueno: false,
  })
  const [forbidden, tooMuch] = [of('forbidden'), of('dose')]
  if (safety?.clase === UNSAFE) {
    const question = safety.question()
    return question === undefined
      ? bad('inseguro', commonFinding('first.unsafe', { isBalanced, why: safety.frase }))
      : bad('falta_seguridad', commonFinding('first.safety-untold', { isBalanced, question }))
  }
  if (safety?.hasRawMilk)
    return bad(
      'falta_seguridad',
      commonFinding('first.safety-untold', { isBalanced, question: commonFinding('safety.ask-milk') }),
    )
  if (forbidden !== undefined) return bad('prohibido', commonFinding('first.forbidden', { isBalanced, why: forbidden }))
  if (tooMuch !== undefined) return bad('dosis', commonFinding('first.dose', { isBalanced, why: tooMuch }))
  const unborne = denied ?? (legal?.cumple === false ? legal.denominacion : undefined)
  if (unborne !== undefined) {
    const gross = known.gross()
    const told = { isBalanced, name: unborne, ...(gross && { gross: gross.text }) }
    return { ...bad('sin_nombre', commonFinding('first.unnamed', told)), ...(gross && { fallo: gross.answer }) }
  }
  if (unknown.length > 0) return bad('incompleto', commonFinding('first.incomplete', { isBalanced, names: unknown }))
  const provisional = known.provisional()
  if (provisional) return bad('por_confirmar', commonFinding('first.provisional', { isBalanced, ...provisional }))
  if (!isJudged) return bad('sin_juzgar', known.headline())
  if (known.near) return { ...bad('casi', known.headline()), casi: known.near.answer }
  if (!isBalanced) {
    const gross = known.gross()
    return { ...bad('fuera_de_rango', known.headline()), ...(gross && { fallo: gross.answer }) }
  }
  if (known.unweighed !== undefined) return bad('incompleto', known.unweighed)
  const dose = known.dose()
  if (dose !== undefined) return bad('dosis_alta', dose)
  return { estado: 'equilibrada', frase: known.headline(), bueno: true }
}
