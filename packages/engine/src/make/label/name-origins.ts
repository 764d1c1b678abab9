import { foldWords, normaliseName, stemWord } from '../../catalogue/normalise.ts'
import { protectedWordIn } from '../../catalogue/protected.ts'
import { commonFinding } from '../../findings/find.ts'
import type { NameCutter, TokenSpan } from './name-cut.ts'
import {
  failedConditions,
  hasUnknownLine,
  type JudgedSpan,
  lawfulName,
  lawsInName,
  type NameEvidence,
  type NameRule,
  presentLines,
  type SpanOutcome,
  writtenCheck,
} from './name-evidence.ts'
import { ORIGIN_ADJECTIVES, ORIGIN_WORDS, PROTECTED_PRODUCTS, STYLE_WORDS } from './name-lexicon.ts'

/** Names of origin (Regulation (EU) 2024/1143): of the product itself by its mention in the law (art. 26), of an ingredient by its line (art. 27). */

const SAME_PLACE: Readonly<Record<string, string>> = { xixona: 'jijona' }
const placeOf = (phrase: string): string => {
  const last = phrase.split(' ').at(-1) ?? phrase
  return stemWord(SAME_PLACE[last] ?? last)
}

const PROTECTED = 'protegida'

/** Whether a label of the law is of that protected name: one word is enough, more must all be in it. */
function isOf(label: string, phrase: string): boolean {
  const words = new Set(normaliseName(label).split(' '))
  return (
    words.has(placeOf(phrase)) &&
    normaliseName(phrase)
      .split(' ')
      .every((word) => words.has(word) || SAME_PLACE[word])
  )
}

/** The mention of the law of the product or of a part, where its craft has one: false there is false here. */
function ownMention(phrase: string, evidence: NameEvidence): SpanOutcome | undefined {
  const open: SpanOutcome = { cumple: null, frase: commonFinding('name.protected', { word: phrase }) }
  const [first, ...others] = lawsInName(evidence).flatMap((law): SpanOutcome[] => {
    const { legal, written } = law
    const names = (written?.law ?? []).filter(({ kind, label }) => kind === PROTECTED && isOf(label, phrase))
    if (names.length === 0) return []
    if (legal?.menciones.some(({ denominacion, cumple }) => cumple !== false && isOf(denominacion, phrase)))
      return [open]
    const checks = names.map((name) => writtenCheck(law, name))
    if (checks.some((check) => check && check.cumple !== false)) return [open]
    const failed = failedConditions(checks.at(-1))
    const values = { word: phrase, failed, name: lawfulName(evidence) }
    return [{ cumple: false, condiciones: failed, frase: commonFinding('name.origin-fails', values) }]
  })
  return others.find(({ cumple }) => cumple === null) ?? first
}

function judge(cut: NameCutter, { at }: TokenSpan, phrase: string, evidence: NameEvidence): SpanOutcome {
  const before = cut.before(at)
  if (STYLE_WORDS.test(before)) return { cumple: false, frase: commonFinding('name.origin-style', { word: phrase }) }
  const says = (text: string): boolean => ` ${normaliseName(text)} `.includes(` ${placeOf(phrase)} `)
  const own = ownMention(phrase, evidence)
  if (own) return own
  if (presentLines(evidence).some(({ name }) => says(name))) {
    return { cumple: null, frase: commonFinding('name.origin-ingredient', { word: phrase }) }
  }
  const isProduct =
    !/ con /.test(before) && (at === 0 || PROTECTED_PRODUCTS.test(before) || ORIGIN_WORDS.includes(phrase))
  const isWhole = isProduct && (PROTECTED_PRODUCTS.test(` ${phrase} `) || ORIGIN_WORDS.includes(phrase))
  if (isWhole) return { cumple: null, frase: commonFinding('name.protected', { word: phrase }) }
  return {
    cumple: hasUnknownLine(evidence) ? null : false,
    frase: commonFinding('name.origin-untold', { word: phrase }),
  }
}

const protectedPhrase = (cut: NameCutter): string | undefined => {
  const words = cut.tokens.map(({ folded }, at) => (cut.isFree(at) ? folded : '#'))
  return protectedWordIn(words) ?? ORIGIN_WORDS.find((word) => words.includes(word))
}

export const originRules: NameRule = (cut, evidence) => {
  const found: JudgedSpan[] = []
  for (let phrase = protectedPhrase(cut); phrase !== undefined; phrase = protectedPhrase(cut)) {
    const [span] = cut.matching(new RegExp(` ${foldWords(phrase).join(' ')}(?= )`, 'g'))
    if (!span) break
    found.push({ at: span.at, count: span.count, ...judge(cut, span, phrase, evidence) })
    cut.take(span)
  }
  for (const { at, count, text } of cut.matching(ORIGIN_ADJECTIVES)) {
    found.push({ at, count, cumple: null, frase: commonFinding('name.evokes', { word: text }) })
    cut.take({ at, count })
  }
  return found
}
