import { decapitalise } from '@obrador/engine'
import type { AppCraft } from '../engine/crafts.ts'
import type { Formula } from '../model/formula.ts'
import type { Norms } from '../model/norms.ts'
import { looks as say } from '../words/es/book.ts'
import { gauges } from '../words/es/results.ts'
import { isClose } from './close.ts'
import { costed, isUnpriced, type Purse } from './cost.ts'
import { readable } from './examples.ts'
import type { Verdict } from './law.ts'
import { comesFirst, type Mark, markOf, sideOf } from './mark.ts'
import { readSurely } from './prepared.ts'
import { askedIn } from './price-asked.ts'
import { type Reading, worstOf } from './request.ts'

/** A formula at a glance: its shape, why in three words, and what a kilo costs. */
export interface Look extends Mark {
  readonly words: string
  readonly perKilo: number
  /** Some line has no price: the cost is of the rest. */
  readonly isUnpriced: boolean
}

/** What could be otherwise, of a formula that is right as far as anybody knows. */
function doubtOf({ doubt, figures }: Verdict): string {
  const [close] = figures.filter(isClose)
  if (doubt?.firmeza === 'incierta' && doubt.decide)
    return say.depends(decapitalise(readable(doubt.decide.ingrediente)))
  return close ? say.close(decapitalise(close.name)) : say.named
}

/** A verdict in three words. */
function wordsOf(verdict: Verdict): string {
  const { estado: state } = verdict.first
  if (comesFirst(state)) return say.first[state]
  const worst = worstOf(verdict)
  if (worst) return isClose(worst) ? say.barely(worst.name) : say[sideOf(worst)](worst.label)
  return verdict.isGood ? say.fine : doubtOf(verdict)
}

export function verdictOf({ overview }: Reading): Mark & Pick<Look, 'words'> {
  if (!overview) return { shape: gauges.first.sin_juzgar, tone: 'none', words: say.cannot }
  return { ...markOf(overview), words: wordsOf(overview) }
}

/** What of the device a look depends on. */
interface Known extends Purse {
  readonly norms: Norms
}

export function lookOf(craft: AppCraft, formula: Formula, { norms, ...purse }: Known): Look {
  const worked = costed(craft, formula, purse, { ...askedIn(formula, purse.habits), per: 'kilo' })
  return {
    ...verdictOf(readSurely(craft.engine, formula, purse.own, { advice: false, norms })),
    perKilo: worked.cost?.pieza ?? 0,
    isUnpriced: isUnpriced(worked),
  }
}
