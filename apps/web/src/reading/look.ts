import type { AppCraft } from '../engine/crafts.ts'
import { decapitaliseName } from '../format/page-speech.ts'
import type { TableFormula } from '../model/formula.ts'
import type { WorkshopNorms } from '../model/norms.ts'
import { lookWords as say } from '../words/es/book.ts'
import { gaugeWords } from '../words/es/results.ts'
import { isCloseToLimit } from './close.ts'
import { type CostSources, costedFormula, hasUncountedLine, type SoldUnit, soldUnitOf } from './cost.ts'
import { readableIngredient } from './examples.ts'
import type { ScreenVerdict } from './law.ts'
import { comesFirst, type HeadlineMark, headlineMarkOf, markSideOf } from './mark.ts'
import { readSurely } from './prepared.ts'
import { priceSettingsIn } from './price-asked.ts'
import { type FormulaReading, worstFigureOf } from './request.ts'

/** A formula at a glance: its shape, why in three words, and what a kilo costs. */
export interface FormulaLook extends HeadlineMark {
  readonly words: string
  readonly perKilo: number
  /** Some line has no price: the cost is of the rest. */
  readonly isUnpriced: boolean
  /** What it is sold at and what that leaves, where somebody said either. */
  readonly sold: SoldUnit
}

/** What could be otherwise, of a formula that is right as far as anybody knows. */
function doubtOf({ doubt, figures }: ScreenVerdict): string {
  const [close] = figures.filter(isCloseToLimit)
  if (doubt?.firmeza === 'incierta' && doubt.decide)
    return say.depends(decapitaliseName(readableIngredient(doubt.decide.ingrediente)))
  return close ? say.close(decapitaliseName(close.name)) : say.named
}

/** A verdict in three words. */
function wordsOf(verdict: ScreenVerdict): string {
  const { estado: state } = verdict.first
  if (comesFirst(state)) return say.first[state]
  const worst = worstFigureOf(verdict)
  if (worst) return isCloseToLimit(worst) ? say.barely(worst.name) : say[markSideOf(worst)](worst.label)
  return verdict.isGood ? say.fine : doubtOf(verdict)
}

export function screenVerdictOf({ overview }: FormulaReading): HeadlineMark & Pick<FormulaLook, 'words'> {
  if (!overview) return { shape: gaugeWords.first.sin_juzgar, tone: 'none', words: say.cannot }
  return { ...headlineMarkOf(overview), words: wordsOf(overview) }
}

/** What of the device a look depends on. */
interface Known extends CostSources {
  readonly norms: WorkshopNorms
}

export function formulaLookOf(craft: AppCraft, formula: TableFormula, { norms, ...purse }: Known): FormulaLook {
  const worked = costedFormula(craft, formula, purse, { ...priceSettingsIn(formula, purse.habits), per: 'kilo' })
  return {
    ...screenVerdictOf(readSurely(craft.engine, formula, purse.own, { advice: false, norms })),
    perKilo: worked.cost?.pieza ?? 0,
    isUnpriced: hasUncountedLine(worked),
    sold: soldUnitOf(craft, formula, purse),
  }
}
