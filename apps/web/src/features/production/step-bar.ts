import type { PlannedStep } from '@obrador/engine/production'
import { comesFirst } from '../../reading/mark.ts'
import { gaugeWords } from '../../words/es/results.ts'

/** Why what is made may not be sold so, or nobody knows whether it may, with the shape that it has in the book: on the screen, at the scale, on paper and in a message. */
export const barText = ({ estado, frase }: NonNullable<PlannedStep['titular']>): string =>
  `${comesFirst(estado) ? gaugeWords.first[estado] : gaugeWords.close.in} ${frase}`
