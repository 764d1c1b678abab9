import { flagOf } from '../../catalogue/flags.ts'
import type { Ingredient } from '../../catalogue/ingredient.ts'
import { normaliseName } from '../../catalogue/normalise.ts'
import { commonFinding } from '../../findings/find.ts'
import type { FindingText } from '../../findings/finding.ts'
import type { LabelSheetLine } from './lines.ts'
import type { NameCutter } from './name-cut.ts'
import {
  hasUnknownLine,
  type JudgedSpan,
  type NameEvidence,
  type NameEvidenceLine,
  type NameRule,
  presentLines,
  type SpanOutcome,
} from './name-evidence.ts'
import { CUSTOMARY_WORDS, GRAMMAR_WORDS, phraseStems, VAGUE_WORDS } from './name-lexicon.ts'

/** Words of how it is made and by whom, and what no rule knows. */

type MakerWord = readonly [pattern: RegExp, value: boolean | null, frase: (word: string) => FindingText]

/** Words that depend on who makes it, not on the formula. */
const MAKERS: readonly MakerWord[] = [
  [/ caser[oa]s?(?= )/g, false, () => commonFinding('name.homemade')],
  [/ artesan(?:[oa]s?|al|ales)(?= )/g, null, () => commonFinding('name.artisan')],
  [/ (?:al |a la |(?:de |al )?horno (?:de |a )?)?(?:de )?lena(?= )/g, null, () => commonFinding('name.wood')],
  [/ (?:ecologic[oa]s?|eco|bio|biologic[oa]s?|organic[oa]s?)(?= )/g, null, () => commonFinding('name.organic')],
  [/ (?:mermelada|confitura|jalea)s?(?: extra)?(?= )/g, null, (word) => commonFinding('name.jam', { word })],
]

const isFlour = (row: Ingredient): boolean =>
  row.category === 'harina' || (flagOf(row, 'wholegrain') === true && row.category === 'cereal')
const WHOLE_WORD = / integral(?:es)? /

/** «Integral» alone: all the flour is (RD 308/2019, art. 4.3). */
function wholeOutcome(evidence: NameEvidence): SpanOutcome {
  const flours = presentLines(evidence).filter(({ ingredient }) => ingredient && isFlour(ingredient))
  const weigh = (all: readonly LabelSheetLine[]): number => all.reduce((sum, { grams }) => sum + grams, 0)
  const value = ({ name, ingredient }: LabelSheetLine): boolean | null =>
    WHOLE_WORD.test(` ${normaliseName(name)} `) ? true : ingredient ? flagOf(ingredient, 'wholegrain') : null
  const sure = weigh(flours.filter((line) => value(line) === true))
  const possible = weigh(flours.filter((line) => value(line) !== false))
  const total = weigh(flours)
  if (total > 0 && sure === total && !hasUnknownLine(evidence)) return { cumple: true }
  const percent = total > 0 ? (100 * sure) / total : 0
  return possible < total || total === 0
    ? { cumple: false, frase: commonFinding('name.whole', { percent }) }
    : { cumple: null, frase: commonFinding('name.whole-unknown') }
}

/** A jam among the lines is an ingredient of the product. */
const isJamLine = (evidence: NameEvidence, word: string): boolean =>
  presentLines(evidence).some((line) => line.stems.has(normaliseName(word).split(' ')[0] ?? ''))

const isOfTigerNuts = (line: NameEvidenceLine): boolean => ['chufa', 'horchata'].some((stem) => line.stems.has(stem))

export const makerRules: NameRule = (cut, evidence) => {
  const found: JudgedSpan[] = []
  const judge = (pattern: RegExp, outcome: (text: string) => SpanOutcome): void => {
    for (const { at, count, text } of cut.matching(pattern)) {
      found.push({ at, count, ...outcome(text) })
      cut.take({ at, count })
    }
  }
  judge(/ (?:integral(?:es)?|(?:de )?granos? enteros?)(?= )/g, () => wholeOutcome(evidence))
  // Only tiger nuts make it: their starch, fat and degrees Brix are asked for where there are any (RD 1338/1988, 3.1).
  judge(/ horchata(?= )/g, () => ({
    cumple: hasUnknownLine(evidence) || presentLines(evidence).some(isOfTigerNuts) ? null : false,
    frase: commonFinding('name.horchata'),
  }))
  for (const [pattern, cumple, frase] of MAKERS) {
    judge(pattern, (text) =>
      isJamLine(evidence, text) && /mermelada|confitura|jalea/.test(text)
        ? { cumple: true }
        : { cumple, frase: frase(text) },
    )
  }
  return found
}

/** Words that are known though no rule asks anything of them: those of the type and of the lawful names too. */
function knownWords({ typeLabel, legal }: NameEvidence): ReadonlySet<string> {
  const own = [typeLabel, legal?.nombre ?? '', legal?.denominacion ?? '', ...(legal?.alternativas ?? [])]
  return new Set(own.flatMap((name) => phraseStems(name).split(' ')))
}

/** What is left: it joins, custom has it, or nobody checks it, all of that together. */
export const wordsLeftOver: NameRule = (cut, evidence) => {
  const known = knownWords(evidence)
  const isIdle = (at: number): boolean => {
    const { stem = '', folded = '' } = cut.tokens[at] ?? {}
    return GRAMMAR_WORDS.has(stem) || CUSTOMARY_WORDS.has(stem) || known.has(stem) || /^[\d.,%]+$/.test(folded)
  }
  const left = cut.tokens.flatMap((_, at) => (cut.isFree(at) && !isIdle(at) ? [at] : []))
  const vague = left.filter((at) => VAGUE_WORDS.has(cut.tokens[at]?.stem ?? ''))
  const unknown = left.filter((at) => !vague.includes(at))
  const wordAt = (at: number): string => cut.tokens[at]?.text.toLocaleLowerCase('es') ?? ''
  const frase = commonFinding('name.unknown', { words: unknown.map(wordAt) })
  return [
    ...productWords(cut, left),
    ...vague.map((at) => ({ at, count: 1, cumple: null, frase: commonFinding('name.vague', { word: wordAt(at) }) })),
    ...unknown.map((at) => ({ at, count: 1, cumple: null, frase })),
  ]
}

/** The words that custom gives, as parts that stand. */
function productWords(cut: NameCutter, left: readonly number[]): JudgedSpan[] {
  return cut.tokens.flatMap(({ stem }, at) =>
    cut.isFree(at) && !left.includes(at) && CUSTOMARY_WORDS.has(stem) ? [{ at, count: 1, cumple: true }] : [],
  )
}
