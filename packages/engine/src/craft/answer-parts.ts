import type { CorrectionExplanation } from '../advise/correction-explanation.ts'
import type { FindingText } from '../findings/finding.ts'
import type { RangeNorm } from '../judge/norm.ts'
import type { BalanceVerdict } from '../judge/verdict.ts'
import type { FigureExplanation, ParameterExplanation } from '../ratio/explanation.ts'

export interface AnalysisOutcome {
  readonly type: string
  readonly verdict: BalanceVerdict
  /** How many lines bear a name that nobody knows. */
  readonly unknownNames: number
}

/** How an answer came about: the additive `explicacion` of a response. */
export interface AnswerExplanation extends FigureExplanation {
  /** Each figure, and why its range is what it is. */
  readonly parametros: Readonly<Record<string, ParameterExplanation & { readonly porque?: RangeNorm }>>
  readonly correcciones: readonly CorrectionExplanation[]
}

/**
 * Lines that nobody can read, where they weigh so much or lie so near that no gram may be moved before somebody says what they are: a
 * milk ice whose milk has an unknown name lacks no milk.
 */
export interface BlockingUnknowns {
  readonly names: readonly string[]
  /** % of the mass. */
  readonly share: number
}

/** The additive `pareceTipo` of an answer. Spanish keys, as the API has. */
export interface OtherProduct<Told extends FindingText = string> {
  readonly etiqueta: string
  readonly oficio: string
  readonly tipo?: string
  /** What its figures lie outside the ranges of that type, in range widths; 0 is balanced. */
  readonly distancia?: number
  readonly porque: Told
}
