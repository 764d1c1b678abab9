import { roundTo } from '../words/round.ts'
import type { CorrectionAdvice } from './correction.ts'

/** A correction as data, beside the sentence that says it. Spanish keys, as the API has. */
export interface CorrectionExplanation {
  readonly quitar?: string
  readonly poner?: string
  readonly gramos: number
  readonly parametro: string
  readonly antes: number
  readonly despues: number
}

export const explainCorrections = <Key extends string>({
  corrections,
}: CorrectionAdvice<Key>): CorrectionExplanation[] =>
  corrections.map(({ from, to, grams, parameter, before, after, decimals }) => ({
    ...(from !== undefined && { quitar: from }),
    ...(to !== undefined && { poner: to }),
    gramos: grams,
    parametro: parameter,
    antes: roundTo(before, decimals),
    despues: roundTo(after, decimals),
  }))
