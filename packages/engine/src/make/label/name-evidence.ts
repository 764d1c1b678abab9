import type { Ingredient } from '../../catalogue/ingredient.ts'
import { foldWords, stemWord } from '../../catalogue/normalise.ts'
import type { FindingText } from '../../findings/finding.ts'
import type { LegalDenomination } from '../../judge/denomination.ts'
import {
  type CheckedCondition,
  checkWrittenName,
  type DenominationCheck,
  type LegalBlock,
  type NamedShare,
} from '../../judge/legal.ts'
import { lazyFor } from '../../words/lazy.ts'
import type { FinishedProduct } from '../made.ts'
import type { LabelClaimCheck } from './claims.ts'
import type { LabelSheetLine } from './lines.ts'
import type { NameCutter, TokenSpan } from './name-cut.ts'
import { phraseStems } from './name-lexicon.ts'

/** What the rules of a written name ask of the same answer. */

/** A line with every word by which it says what it is, folded once for all the words of a name. */
export interface NameEvidenceLine extends LabelSheetLine {
  readonly stems: ReadonlySet<string>
}

/** What a written name is held against: the same answer that the label gives, and nothing else. */
export interface NameEvidence {
  readonly lines: readonly NameEvidenceLine[]
  /** g of the product. */
  readonly finished: number
  readonly typeLabel: string
  readonly legal: LegalBlock | undefined
  readonly claims: readonly LabelClaimCheck[]
  readonly written?: FinishedProduct['written']
  readonly uses: FinishedProduct['uses']
  readonly lawOf: FinishedProduct['lawOf']
  readonly writtenOf: FinishedProduct['writtenOf']
}

/** A law with what it was judged by. */
type JudgedLaw = Pick<NameEvidence, 'legal' | 'written'>

/** The law of the product, then of each part that has a type: a word of the name may speak of either. */
export const lawsInName = ({ legal, written, uses, lawOf, writtenOf }: NameEvidence): readonly JudgedLaw[] => [
  { legal, written },
  ...uses.map((use) => ({ legal: lawOf(use), written: writtenOf(use) })),
]

/** How much there is of what the product or a part of it may tell with its figure. */
export const sharesTold = (evidence: NameEvidence): readonly NamedShare[] =>
  lawsInName(evidence).flatMap(({ written }) => written?.grounds?.shares?.() ?? [])

/** What a rule found: the tokens, and whether they stand. */
export interface JudgedSpan extends TokenSpan {
  readonly cumple: boolean | null
  readonly frase?: FindingText
  /** The figures that decide it, each against its threshold with its article. */
  readonly condiciones?: readonly CheckedCondition[]
}

/** One kind of words: it takes those that it knows, and says what becomes of each. */
export type NameRule = (cut: NameCutter, evidence: NameEvidence) => readonly JudgedSpan[]

/** What becomes of the words that a rule takes. */
export type SpanOutcome = Omit<JudgedSpan, keyof TokenSpan>

export const presentLines = ({ lines }: NameEvidence): readonly NameEvidenceLine[] =>
  lines.filter(({ grams }) => grams > 0)

export const presentRows = (evidence: NameEvidence): readonly Ingredient[] =>
  presentLines(evidence).flatMap(({ ingredient }) => ingredient ?? [])

/** Something in it nobody knows: it may be what the name says. */
export const hasUnknownLine = (evidence: NameEvidence): boolean =>
  presentLines(evidence).some(({ ingredient }) => !ingredient)

/** Its words say that it only smells of what it names, whatever row it is read as. */
export const isSaidAroma = (name: string): boolean => /^(?:aroma|esencia|saborizante)/.test(foldWords(name)[0] ?? '')

/** A line that only smells of what it says. */
export const isAromaLine = ({ name, ingredient }: LabelSheetLine): boolean =>
  ingredient?.category === 'aroma' || isSaidAroma(name)

const stemsIn = (text: string): readonly string[] => foldWords(text).map(stemWord)
const stemsOfRow = lazyFor(({ id, name }: Ingredient) => [name, id.replaceAll('_', ' ')].flatMap(stemsIn))

/** Its own words, its row's, and those of the preparations that it lies in. */
export function evidenceOfLine(line: LabelSheetLine): NameEvidenceLine {
  const { name, ingredient, within } = line
  const said = [name, ...within.map((use) => use.name)].flatMap(stemsIn)
  return { ...line, stems: new Set([...said, ...(ingredient ? stemsOfRow(ingredient) : [])]) }
}

/** A name of the law of the craft, held against what the answer found. */
export const writtenCheck = (
  { written, legal }: JudgedLaw,
  name: LegalDenomination<string>,
): DenominationCheck<FindingText> | undefined => {
  const own = legal?.denominacion === name.label ? legal : undefined
  return own ?? (written?.grounds && checkWrittenName(name, written.grounds.factsOf(name)))
}

export const failedConditions = (check: DenominationCheck<FindingText> | undefined): readonly CheckedCondition[] =>
  check?.condiciones.filter(({ cumple }) => cumple === false) ?? []

/** What it may be called instead. */
export const lawfulName = ({ legal }: NameEvidence): string | undefined => legal?.nombre ?? legal?.alternativas[0]

/** Whether the name that the law gives says it, and not as a mere taste. */
export const lawfulNameSays = (legal: LegalBlock | undefined, stem: string): boolean =>
  legal?.cumple !== false &&
  ` ${phraseStems(legal?.nombre ?? '')} `.replace(/ (?:sabor|aroma)(?: a| de)? .*$/, ' ').includes(` ${stem} `)
