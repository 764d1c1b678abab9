import type { CacaoCodes } from '../../crafts/cacao/findings.ts'
import type { PhrasesFor } from '../../findings/finding.ts'
import { listText, numberText } from '../text.ts'

/** What a label prints: in Spanish whatever the language of the answer (Regulation (EU) 1169/2011, art. 15). */

export const printedCacao: PhrasesFor<Pick<CacaoCodes, 'cacao.least-cocoa' | 'cacao.butter-content'>> = {
  'cacao.least-cocoa': ({ percent }) => `Cacao: ${numberText(percent, 0)} % mínimo`,
  'cacao.butter-content': ({ percent }) => `Manteca de cacao: ${numberText(percent, 0)} %`,
}

export const printedContains = (words: readonly string[]): string => `Contiene ${listText(words, 'y')}.`
export const printedTraces = (words: readonly string[]): string => `Puede contener trazas de ${listText(words, 'y')}.`
