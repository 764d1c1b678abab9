import { isRowNamed } from '../catalogue/lookup.ts'
import { commonFinding } from '../findings/find.ts'
import type { FindingText } from '../findings/finding.ts'
import {
  type FormulaLine,
  type LineReader,
  type ParsedFormula,
  type PreparationUse,
  type PreparedFormula,
  rowOfLabel,
} from '../formula/formula.ts'
import type { LegalBlock } from '../judge/legal.ts'
import type { FoundSubstance } from '../judge/substances.ts'
import { composedOfBlocks } from '../make/label/blocks.ts'
import type { FinishedProduct, LegalMention, MadeLine, MakingGain, MakingLosses } from '../make/made.ts'
import type { PartInProduct } from '../make/part.ts'
import { lazyValue } from '../words/lazy.ts'
import { answerFormula, foundSubstancesOf, typeNotes } from './answer.ts'
import type { JudgedFormula } from './craft.ts'

/** A loss worked out by another way of summing may differ in its last digits. */
const ROUNDING_ERROR = 1e-9

/** What a craft found out about a preparation, as it is kept with it. */
export interface JudgedPart {
  readonly found: JudgedFormula<unknown>
  readonly made: FinishedProduct
  /** What the craft says of it, worked out once. */
  readonly body: () => unknown
}

export const judgedPart = (found: JudgedFormula<unknown>, made: FinishedProduct): JudgedPart => ({
  found,
  made,
  body: lazyValue(() => answerFormula(found, { advice: false }).body),
})

/** What the craft of a preparation says of it. */
export const preparedBodyOf = <Body>(prepared: PreparedFormula): Body => (prepared.found as JudgedPart).body() as Body

/** The law of a preparation, where somebody said of what type it is and its craft can judge it. */
function lawOf({ prepared }: PreparationUse): LegalBlock | undefined {
  const { found } = prepared.found as JudgedPart
  const isJudged = prepared.isTyped && found.unjudged === undefined
  return isJudged ? preparedBodyOf<{ readonly legal?: LegalBlock }>(prepared).legal : undefined
}

const writtenIn = ({ definition: { judges }, facts }: JudgedFormula<unknown>) => ({
  law: judges.law ?? [],
  grounds: judges.named?.(facts())?.grounds,
})

/** The same of a name that speaks of it. */
const writtenOf = (use: PreparationUse): FinishedProduct['written'] =>
  lawOf(use) && writtenIn((use.prepared.found as JudgedPart).found)

/** What is known of a formula when it is made. */
interface InTheMaking<Matter> {
  readonly reads: LineReader<Matter>
  readonly formula: ParsedFormula<Matter>
  readonly type: string
  readonly typeLabel: string
  readonly making?: MakingLosses<Matter> | undefined
  readonly mentions?: readonly LegalMention[]
  readonly substances?: readonly FoundSubstance[]
  readonly notes: readonly FindingText[]
}

/** What a product took up as one more of its lines: nobody wrote it, so its row is assumed. */
const gainedLine = ({ ingredient, grams }: MakingGain): MadeLine => ({
  name: ingredient.name,
  grams,
  used: grams,
  ingredient,
  assumed: true,
  composition: ingredient.composition,
  untold: [],
  keepsAlcohol: true,
  kcal: undefined,
  sent: {},
  within: [],
})

/** What a formula makes, whoever read it. */
export function finishedFormulaOf<Matter>(known: InTheMaking<Matter>): Omit<FinishedProduct, 'body'> {
  const { reads, formula, type, typeLabel, making, mentions = [], substances = [], notes } = known
  const pathOf = ({ use, inner }: FormulaLine<Matter>): readonly PreparationUse[] =>
    use ? [use, ...(inner?.within ?? [])] : []

  function lineOf(line: FormulaLine<Matter>): MadeLine {
    const { name, grams, ingredient, given, inner, sent, measured, open, isUnweighed, inSpanish } = line
    const own = reads.composed?.(line) ?? composedOfBlocks(reads, line, type)
    const described = ingredient ? undefined : inner?.row?.composition
    const raw = inner?.sent ?? sent?.raw ?? {}
    const isLabelled = rowOfLabel(raw) !== undefined
    return {
      name,
      grams,
      used: making?.atUse?.(line) ?? grams,
      ingredient,
      // What may be another thing, or hold what its row does not, is taken for it and no more.
      assumed:
        ingredient !== undefined &&
        !isLabelled &&
        (!isRowNamed(inSpanish ?? name, ingredient) || open?.others !== undefined || (open?.mayBring.length ?? 0) > 0),
      composition: own?.composition ?? ingredient?.composition ?? described,
      untold: own?.untold ?? inner?.untold ?? [],
      keepsAlcohol: !making?.boils?.(line),
      kcal: given?.kcal,
      sent: raw,
      within: pathOf(line),
      ...(isUnweighed && { isUnweighed }),
      ...(inSpanish && { inSpanish }),
      ...(measured && { measured }),
      ...(isLabelled && { isLabelled }),
    }
  }

  // Steam is a line that weighs less than nothing; that of a preparation has left before it is weighed here.
  const leaves = (isInside: boolean): number =>
    -formula.lines.reduce((sum, { grams, use }) => sum + ((use !== undefined) === isInside ? Math.min(0, grams) : 0), 0)
  const steam = leaves(false)
  const lostInside = leaves(true)
  const gains = making?.gains ?? []
  const lines = [...formula.lines.filter(({ grams }) => grams >= 0).map(lineOf), ...gains.map(gainedLine)]
  const weighed = lines.reduce((sum, { grams }) => sum + grams, 0) - lostInside
  const noise = ROUNDING_ERROR * weighed
  const summed = steam + (making?.lost ?? 0)
  const asked = summed > noise ? summed : 0
  const lost = Math.min(asked, volatileGrams(lines) - lostInside)
  const isShort = asked - lost > noise
  return {
    type,
    typeLabel,
    lines,
    uses: formula.uses,
    weighed,
    lost,
    lostInside,
    vapour: formula.lines.flatMap((line) =>
      line.use && line.grams < 0 ? [{ grams: line.grams, within: pathOf(line) }] : [],
    ),
    lawOf,
    writtenOf,
    finished: weighed - lost,
    said: lost > 0 ? (making?.said ?? commonFinding('formula.boiled-off')) : undefined,
    mentions,
    substances,
    warnings: [
      ...notes,
      ...gains.map(({ note }) => note),
      ...(isShort ? [commonFinding('formula.lost-too-much', { asked, most: lost })] : []),
    ],
  }
}

const isMaking = <Matter>(making: Partial<MakingLosses<Matter>>): making is MakingLosses<Matter> =>
  making.lost !== undefined

/** What a label reads in the answer of a craft. */
const LABELLED: ReadonlySet<string> = new Set(['legal', 'seguridadAlimentaria'])

/** What a formula makes, before anybody says anything of it. */
export function producedLinesOf<Matter, Body>(
  found: JudgedFormula<Matter, Body>,
  part?: PartInProduct,
): Omit<FinishedProduct, 'body'> {
  const { definition, request, judgement } = found
  const { type, recipe, formula } = judgement
  const { reads, makes = {} } = definition
  const { gains = [], ...making } = makes.making?.(judgement, request, part) ?? {}
  // What is used inside another is weighed with what it has taken up: only what is sold as it is is reckoned for.
  const isTaken = part === undefined && gains.length > 0
  return finishedFormulaOf({
    reads,
    formula,
    type,
    typeLabel: recipe.label,
    making: isMaking<Matter>(making) ? { ...making, ...(isTaken && { gains }) } : undefined,
    mentions: makes.mentions?.(judgement, request, found.facts) ?? [],
    substances: part ? [] : foundSubstancesOf(found),
    notes: [
      ...typeNotes(found),
      ...formula.notes,
      ...(part && gains.length > 0 ? [commonFinding('formula.gains-left-out')] : []),
    ],
  })
}

/** What a formula makes, sold by itself or used inside another. */
export const finishedProductOf = <Matter, Body>(
  found: JudgedFormula<Matter, Body>,
  part?: PartInProduct,
): FinishedProduct<Body> => ({
  ...producedLinesOf(found, part),
  ...(!part && { written: writtenIn(found as JudgedFormula<unknown>) }),
  // Who only uses it asks for its answer when it is to be told.
  body: part ? ({} as Body) : answerFormula(found, { advice: false, only: LABELLED }).body,
})

/** Grams of water and alcohol, which are all that can leave; what nobody knows may be either. */
export const volatileGrams = (lines: readonly MadeLine[]): number =>
  lines.reduce((sum, { grams, composition: c }) => sum + (c ? (grams * (c.water + c.alcohol)) / 100 : grams), 0)
