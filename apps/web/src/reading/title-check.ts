import { findRow } from '@obrador/engine'
import { foldedText, foldedWordsIn } from '../format/folded.ts'
import { decapitaliseName } from '../format/page-speech.ts'
import type { TableFormula } from '../model/formula.ts'
import type { ScreenVerdict } from './law.ts'

/** What a title says of its product, beside what comes of its lines. */
export interface TitleCheck {
  /** What it is of, as it is called. */
  readonly of: string
  /** %, as the title says it and as it comes. */
  readonly said: number
  readonly comes: number
  readonly isAgreed: boolean
}

/** «70 % de hidratación», «hidratación al 70 %», «centeno 51 %»: the figure, and the word behind and before it. */
const PERCENT =
  /(?:(\p{L}{3,})\s+(?:al?\s+|del?\s+|=\s*)?)?(?<![\d.,])(\d{1,3}(?:[.,]\d+)?)\s*%(?:\s*(?:de\s+|d['’])?(\p{L}{3,}))?/u
/** A figure of a title is rounded: so many points, or such a share of it, say the same. */
const NEAR_POINTS = 1
const NEAR_SHARE = 0.03
/** Letters of a word that tell it, whatever its ending: «almendra», «almendras». */
const STEM = 5
/** «Materia» and its like say nothing alone. */
const EMPTY: ReadonlySet<string> = new Set(['materia', 'total', 'de', 'con', 'sin'])

const stemOf = (word: string): string => foldedText(word).slice(0, STEM)
const says = (text: string, stem: string): boolean =>
  foldedWordsIn(text.replace(/[^\p{L}\p{N}]+/gu, ' ')).some((word) => !EMPTY.has(word) && word.startsWith(stem))
const isNear = (said: number, comes: number): boolean =>
  Math.abs(said - comes) <= Math.max(NEAR_POINTS, NEAR_SHARE * said)

/** The share of the lines that a word names: of the flour where it is one, and of the whole. */
function shareOfLines({ lines }: TableFormula, stem: string): readonly number[] {
  const sum = (some: TableFormula['lines']): number => some.reduce((total, { grams }) => total + grams, 0)
  const named = lines.filter(({ name }) => says(name, stem))
  if (sum(named) === 0) return []
  const flours = lines.filter(({ name }) => findRow(name)?.category === 'harina')
  const isFlour = named.every((line) => flours.includes(line))
  return [...(isFlour ? [sum(flours)] : []), sum(lines)].map((whole) => (100 * sum(named)) / whole)
}

/** Nothing where the title has no figure, or says nothing that can be told from the lines. */
export function titleCheckOf(
  formula: Pick<TableFormula, 'name' | 'lines'>,
  verdict: Pick<ScreenVerdict, 'figures'> | undefined,
): TitleCheck | undefined {
  const [, before = '', written = '', behind = ''] = PERCENT.exec(formula.name) ?? []
  const said = Number(written.replace(',', '.'))
  if (!verdict || !(said > 0) || said > 100) return undefined
  const shares = verdict.figures.filter(({ unit, value }) => unit === '%' && !Number.isNaN(value))
  const words = [behind, before].filter((word) => word !== '' && !EMPTY.has(foldedText(word)))
  for (const word of words) {
    const stem = stemOf(word)
    const figure = shares.find(({ label, name }) => says(label, stem) || says(name, stem))
    const found = figure ? [figure.value] : shareOfLines(formula as TableFormula, stem)
    const [first] = found
    if (first === undefined) continue
    const comes = found.find((one) => isNear(said, one)) ?? first
    return { of: word.toLowerCase(), said, comes, isAgreed: isNear(said, comes) }
  }
  // «Cobertura 70 %» in a line: the figure of the title is that of what goes in.
  if (formula.lines.some(({ name }) => new RegExp(String.raw`(?<!\d)${written}(?!\d)`).test(name))) return undefined
  const [first] = verdict.figures
  if (first?.unit !== '%' || Number.isNaN(first.value)) return undefined
  return { of: decapitaliseName(first.name), said, comes: first.value, isAgreed: isNear(said, first.value) }
}
