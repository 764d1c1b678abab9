import { keptAlone, type SafetyBlock } from '@obrador/engine'
import { chipWords as say } from '../words/es/doubt.ts'
import { gaugeWords } from '../words/es/results.ts'

export interface SafetyChip {
  readonly shape: string
  readonly tone: 'good' | 'bad' | 'open'
  readonly text: string
  readonly told: readonly string[]
}

/** What cannot be sold, by its term. */
const NEVER = '0'

/** Something that its lines do not say decides how it keeps: of what is stable, which egg was baked decides nothing. */
export const isKeepingOpen = ({ clase, preguntas }: Pick<SafetyBlock, 'clase' | 'preguntas'>): boolean =>
  preguntas.length > 0 && clase !== '6' && clase !== '7'

/** How it keeps, the strictest reason alone; hollow where something that the formula does not say decides. */
export function safetyChip(body: unknown): SafetyChip | undefined {
  const safety = (body as { readonly seguridadAlimentaria?: SafetyBlock } | undefined)?.seguridadAlimentaria
  if (!safety) return undefined
  const { clase, temperatura, frase, preguntas, aviso, probable, gradoLabel } = safety
  const told = [aviso ?? frase, ...preguntas, ...(probable ? [probable.frase] : []), say.grade(gradoLabel)]
  if (clase === NEVER) return { shape: gaugeWords.shape.under, tone: 'bad', text: safety.etiqueta, told }
  const isOpen = isKeepingOpen(safety) || aviso !== undefined
  return {
    shape: isOpen ? gaugeWords.close.in : gaugeWords.shape.in,
    tone: isOpen ? 'open' : 'good',
    text: say.keep(clase, keptAlone(temperatura)),
    told,
  }
}
