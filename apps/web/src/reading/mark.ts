import type { Figure, First } from '@obrador/engine'
import { gauges } from '../words/es/results.ts'
import { isClose } from './close.ts'
import type { Verdict } from './law.ts'
import { worstOf } from './request.ts'

/** The shape and the tone of a headline. */
export interface Mark {
  readonly shape: string
  readonly tone: 'good' | 'close' | 'warn' | 'bad' | 'none'
}

/** What comes before the balance has its own shape and tone. */
const TONES: Readonly<Record<keyof typeof gauges.first, Mark['tone']>> = {
  inseguro: 'bad',
  falta_seguridad: 'bad',
  prohibido: 'bad',
  dosis: 'bad',
  sin_nombre: 'bad',
  incompleto: 'close',
  por_confirmar: 'close',
  sin_juzgar: 'none',
  dosis_alta: 'warn',
}

/** States that come before what the figures say, or leave them unjudged. */
export const comesFirst = (state: First['estado']): state is keyof typeof gauges.first =>
  Object.hasOwn(gauges.first, state)

/** The shape and the tone of the headline: only what is right, lawful, safe and sure is full and green. */
export function markOf(verdict: Verdict): Mark {
  const { estado: state } = verdict.first
  if (comesFirst(state)) return { shape: gauges.first[state], tone: TONES[state] }
  const worst = worstOf(verdict)
  if (worst) {
    const side = sideOf(worst)
    return { shape: (isClose(worst) ? gauges.close : gauges.shape)[side], tone: 'bad' }
  }
  return verdict.isGood ? { shape: gauges.shape.in, tone: 'good' } : { shape: gauges.close.in, tone: 'close' }
}

export const sideOf = ({ value, range }: Figure): 'under' | 'over' => (value < (range?.[0] ?? 0) ? 'under' : 'over')
