import type { FindingText, SayFinding } from '../../findings/finding.ts'
import type { CheckedCondition } from '../../judge/legal.ts'
import { claimRules, withoutRules } from './name-claims.ts'
import { cutterOf, foldedName, spanText } from './name-cut.ts'
import type { NameEvidence, NameRule } from './name-evidence.ts'
import { foodRules } from './name-foods.ts'
import { makerRules, wordsLeftOver } from './name-makers.ts'
import { originRules } from './name-origins.ts'
import { reservedRules } from './name-reserved.ts'

/** A word of the name that somebody chose: whether the formula lets it stand, and what to know of it. */
export interface NameWord<Told extends FindingText = string> {
  readonly palabra: string
  readonly cumple: boolean | null
  readonly frase: Told
}

/** A part of the name that somebody chose, held against the formula: what stands has nothing to be said. */
export interface NamePart<Told extends FindingText = string> {
  readonly texto: string
  /** Where it stands in the name: its first character, and the one after its last. */
  readonly desde: number
  readonly hasta: number
  readonly cumple: boolean | null
  readonly frase?: Told
  /** The figures that decide it, each against its threshold with its article. */
  readonly condiciones?: readonly CheckedCondition[]
  /** It holds by so little that one purchase or one slip of the scale may take it away. */
  readonly vaJusto?: true
}

/** Of a threshold, the share within which what holds only just does [ours]: what a table of composition rounds away. */
const HAIR = 0.02

/** What is counted (flours, kinds of fruit) has no hair to hold by. */
const isByAHair = ({ cumple, margen, umbral, unidad }: CheckedCondition): boolean =>
  cumple === true && unidad !== '' && margen !== undefined && umbral > 0 && margen < HAIR * umbral

/** In the order in which they may take a word: places of origin before claims, a product before what it is made of. */
const RULES: readonly NameRule[] = [
  originRules,
  claimRules,
  withoutRules,
  reservedRules,
  makerRules,
  foodRules,
  wordsLeftOver,
]

/** Every part of a chosen name, in the order written. */
export function partsOfName(name: string, evidence: NameEvidence): NamePart<FindingText>[] {
  const cut = cutterOf(name)
  const found = RULES.flatMap((rule) => rule(cut, evidence))
  return found
    .map(({ at, count, cumple, frase, condiciones = [] }) => ({
      texto: spanText(cut.tokens, { at, count }),
      desde: cut.tokens[at]?.from ?? 0,
      hasta: cut.tokens[at + count - 1]?.to ?? 0,
      cumple,
      ...(frase !== undefined && { frase }),
      ...(condiciones.length > 0 && { condiciones }),
      ...(cumple === true && condiciones.some(isByAHair) && { vaJusto: true as const }),
    }))
    .toSorted((a, b) => a.desde - b.desde)
}

/** Of the parts those that do not simply stand, each said once. */
export function wordsOfParts(parts: readonly NamePart<FindingText>[]): NameWord<FindingText>[] {
  const byPhrase = new Map<string, NameWord<FindingText>>()
  for (const { texto, cumple, frase } of parts) {
    if (cumple === true || frase === undefined) continue
    const key = JSON.stringify(frase)
    const known = byPhrase.get(key)
    const palabra = foldedName(texto).trim()
    byPhrase.set(key, known ? { ...known, palabra: `${known.palabra}, ${palabra}` } : { palabra, cumple, frase })
  }
  return [...byPhrase.values()]
}

/** The parts of a name in words. */
export const namePartsTold = (parts: readonly NamePart<FindingText>[], say: SayFinding): NamePart[] =>
  parts.map(({ frase, ...part }) => ({ ...part, ...(frase !== undefined && { frase: say(frase) }) }))
