import type { AnswerHeadline, OverviewFigure } from '@obrador/engine'
import { gaugeWords } from '../words/es/results.ts'
import { isCloseToLimit } from './close.ts'
import type { ScreenVerdict } from './law.ts'
import { worstFigureOf } from './request.ts'

/** The shape and the tone of a headline. */
export interface HeadlineMark {
  readonly shape: string
  readonly tone: 'good' | 'close' | 'near' | 'warn' | 'bad' | 'none'
}

/** What comes before the balance has its own shape and tone. */
const TONES: Readonly<Record<keyof typeof gaugeWords.first, HeadlineMark['tone']>> = {
  inseguro: 'bad',
  falta_seguridad: 'bad',
  prohibido: 'bad',
  dosis: 'bad',
  sin_nombre: 'bad',
  incompleto: 'close',
  por_confirmar: 'close',
  sin_juzgar: 'none',
  casi: 'near',
  dosis_alta: 'warn',
}

/** States that come before what the figures say, or leave them unjudged. */
export const comesFirst = (state: AnswerHeadline['estado']): state is keyof typeof gaugeWords.first =>
  Object.hasOwn(gaugeWords.first, state)

/** The shape and the tone of the headline: only what is right, lawful, safe and sure is full and green. */
export function headlineMarkOf(verdict: ScreenVerdict): HeadlineMark {
  const { estado: state } = verdict.first
  if (comesFirst(state)) return { shape: gaugeWords.first[state], tone: TONES[state] }
  const worst = worstFigureOf(verdict)
  if (worst) {
    const side = markSideOf(worst)
    return { shape: (isCloseToLimit(worst) ? gaugeWords.close : gaugeWords.shape)[side], tone: 'bad' }
  }
  return verdict.isGood ? { shape: gaugeWords.shape.in, tone: 'good' } : { shape: gaugeWords.close.in, tone: 'close' }
}

export const markSideOf = ({ value, range }: OverviewFigure): 'under' | 'over' =>
  value < (range?.[0] ?? 0) ? 'under' : 'over'
