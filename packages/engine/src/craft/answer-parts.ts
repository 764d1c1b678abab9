import type { CorrectionExplanation } from '../advise/correction-explanation.ts'
import type { Text } from '../findings/finding.ts'
import type { Norm } from '../judge/norm.ts'
import type { FigureExplanation, ParameterExplanation } from '../ratio/explanation.ts'

/** How an answer came about: the additive `explicacion` of a response. */
export interface Explanation extends FigureExplanation {
  /** Each figure, and why its range is what it is. */
  readonly parametros: Readonly<Record<string, ParameterExplanation & { readonly porque?: Norm }>>
  readonly correcciones: readonly CorrectionExplanation[]
}

/**
 * Lines that nobody can read, where they weigh so much or lie so near that no gram may be moved before somebody says what they are: a
 * milk ice whose milk has an unknown name lacks no milk.
 */
export interface Unread {
  readonly names: readonly string[]
  /** % of the mass. */
  readonly share: number
}

/** The additive `pareceTipo` of an answer. Spanish keys, as the API has. */
export interface OtherProduct<Told extends Text = string> {
  readonly etiqueta: string
  readonly oficio: string
  readonly tipo?: string
  /** What its figures lie outside the ranges of that type, in range widths; 0 is balanced. */
  readonly distancia?: number
  readonly porque: Told
}
