import { type LimitGuard, limitHoldsIn } from '../advise/limit-guard.ts'
import type { ParsedFormula } from '../formula/formula.ts'
import { legalLimitsOf } from '../judge/path.ts'
import { styleBounds } from '../judge/style.ts'
import { isUndecidedLine, lineAlternatives } from '../judge/undecided-lines.ts'
import type { JudgedFormula } from './craft.ts'

/** What binds a formula besides its ranges. */

/** What a change must not break on the way: what the craft guards, and the style that the formula is of. */
export const formulaGuardsOf = <Matter>({
  definition: { reads, advises },
  judgement: { recipe },
}: JudgedFormula<Matter>): LimitGuard<Matter>[] => [
  ...(advises.guards ?? []),
  ...styleBounds(recipe.styles ?? [], recipe.style, reads.tells ?? {}),
]

/** What the law asks of the name that the type bears. */
export function legalGuardsOf<Matter>({
  definition,
  request,
  facts,
  judgement: { type, recipe, formula, recognised: known },
}: JudgedFormula<Matter>): readonly LimitGuard<Matter>[] {
  const guards = known?.hasOwnName ? [] : (definition.judges.lawful?.(type, recipe, request, formula, facts) ?? [])
  const isOpen = formula.lines.some(isUndecidedLine)
  return isOpen ? guards.filter((guard) => !isLeftOpen(guard, formula.lines)) : guards
}

/** Whether what nobody weighed or confirmed decides a bound: it asks nothing of a formula before that is known. */
function isLeftOpen<Matter>(guard: LimitGuard<Matter>, lines: ParsedFormula<Matter>['lines']): boolean {
  const holds = limitHoldsIn(guard, lines)
  return lines.some((line, at) =>
    lineAlternatives(line).some((other) => limitHoldsIn(guard, lines.with(at, other)) !== holds),
  )
}

/** A name of the law, or a word that completes one, and what it asks of a formula. */
export interface NameGuards<Matter> {
  readonly label: string
  /** It completes a name and is none by itself. */
  readonly isWord: boolean
  /** The formula bears it as it stands. */
  readonly isBorne: boolean
  readonly guards: readonly LimitGuard<Matter>[]
}

/** The names that a formula was held against and the words that complete them, each with what of it grams decide. */
export function nameGuardsOf<Matter>({ definition, facts }: JudgedFormula<Matter>): readonly NameGuards<Matter>[] {
  const held = definition.judges.named?.(facts())?.grounds?.held
  if (!held) return []
  const guardsOf = (name: (typeof held.names)[number]) =>
    // The readings are of the craft whose lines these are.
    legalLimitsOf(name.conditions, (held.readings?.(name) ?? {}) as Parameters<typeof legalLimitsOf<Matter, string>>[1])
  return [
    ...held.names.map((name) => ({
      label: name.label,
      isWord: false,
      isBorne: name === held.borne,
      guards: guardsOf(name),
    })),
    ...held.words.map(({ name, isBorne }) => ({ label: name.label, isWord: true, isBorne, guards: guardsOf(name) })),
  ]
}
