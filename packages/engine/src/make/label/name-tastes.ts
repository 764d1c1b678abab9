import { commonFinding } from '../../findings/find.ts'
import type { NameCutter } from './name-cut.ts'
import {
  hasUnknownLine,
  type JudgedSpan,
  type NameEvidence,
  presentLines,
  presentRows,
  type SpanOutcome,
} from './name-evidence.ts'
import { phraseStems } from './name-lexicon.ts'

/** Something of it, or an aroma: no quantity is asked of a taste. */
export function tasteOutcome(word: string, evidence: NameEvidence): SpanOutcome {
  const stems = phraseStems(word).split(' ')
  const rows = presentRows(evidence)
  const isThere =
    presentLines(evidence).some((line) => stems.every((stem) => line.stems.has(stem))) ||
    (stems.includes('chocolat') && rows.some(({ composition: c }) => c.cocoaNonfat + c.cocoaButter > 0)) ||
    (stems.includes('vainilla') && rows.some(({ id }) => /^vainill/.test(id)))
  if (isThere) return { cumple: true }
  return { cumple: hasUnknownLine(evidence) ? null : false, frase: commonFinding('name.taste', { word }) }
}

/** «Sabor tutti frutti»: a taste of what no row has by that name. */
export function otherTastes(cut: NameCutter, evidence: NameEvidence): JudgedSpan[] {
  return cut
    .matching(/ (?:sabor|sabores)(?: (?:al?|la|el|del?))* (?!(?:al?|la|el|del?) )[a-z]+(?= )/g)
    .map(({ at, count, text }) => {
      cut.take({ at, count })
      const phrase = text.split(' ').at(-1) ?? text
      return { at, count, ...tasteOutcome(phrase, evidence) }
    })
}
