import type { SourceKey } from '../catalogue/sources.ts'
import type { Range } from '../ratio/range.ts'
import { round } from '../words/round.ts'

/**
 * Law as data: a denomination is a conjunction of conditions, a condition compares one figure with a threshold and cites
 * its article. Whoever sells asks two things: may it be called so, and by how much.
 */

export type Operator = '>=' | '<=' | '>' | '<'

export interface Condition<Key extends string> {
  /** The figure it looks at, among the readings of the craft on the basis the norm names. */
  readonly figure: Key
  readonly label: string
  readonly operator: Operator
  readonly threshold: number
  readonly unit: string
  readonly article: string
  readonly source: SourceKey
  /** Something outside the formula may still meet it (the shell of a filling), so that missing it leaves it open. */
  readonly open?: true
}

export interface Denomination<Key extends string> {
  readonly id: string
  /** The name the norm reserves. */
  readonly label: string
  readonly conditions: readonly Condition<Key>[]
}

/** A condition held against a formula: Spanish keys, as the API shows it. */
export interface Checked {
  readonly id: string
  readonly etiqueta: string
  /** Absent when the formula alone cannot tell. */
  readonly valor?: number
  readonly operador: Operator
  readonly umbral: number
  readonly unidad: string
  /** How much room is left: negative when the condition fails. */
  readonly margen?: number
  readonly cumple: boolean | null
  readonly norma: string
}

/** The additive `legal` block of an answer. */
export interface Legal {
  /** Whether the formula may bear the name; null when something it does not say decides. */
  readonly cumple: boolean | null
  readonly denominacion: string
  readonly condiciones: readonly Checked[]
  /** Other names it may bear, in the order of the norm. */
  readonly alternativas: readonly string[]
}

export type Figures<Key extends string> = { readonly [key in Key]?: number }

/** Figures are compared as they are shown, so that an answer never contradicts itself. */
const DECIMALS = 2

const holds: Readonly<Record<Operator, (value: number, threshold: number) => boolean>> = {
  '>=': (value, threshold) => value >= threshold,
  '<=': (value, threshold) => value <= threshold,
  '>': (value, threshold) => value > threshold,
  '<': (value, threshold) => value < threshold,
}

/** «At least» leaves room above its threshold, «at most» below it. */
const room = (operator: Operator, value: number, threshold: number): number =>
  operator.startsWith('>') ? value - threshold : threshold - value

export function check<Key extends string>(condition: Condition<Key>, figures: Figures<Key>): Checked {
  const { figure, label, operator, threshold, unit, article, open } = condition
  const exact = figures[figure]
  const stated = { id: figure, etiqueta: label, operador: operator, umbral: threshold, unidad: unit, norma: article }
  if (exact === undefined) return { ...stated, cumple: null }
  const valor = round(exact, DECIMALS)
  return {
    ...stated,
    valor,
    margen: round(room(operator, valor, threshold), DECIMALS),
    cumple: holds[operator](valor, threshold) || (open ? null : false),
  }
}

/** False if any condition fails, null if none fails and some is open, true if all hold. */
export const outcome = (checked: readonly Checked[]): boolean | null =>
  checked.some(({ cumple }) => cumple === false) ? false : checked.some(({ cumple }) => cumple === null) ? null : true

export const checkAll = <Key extends string>(
  { conditions }: Denomination<Key>,
  figures: Figures<Key>,
): readonly Checked[] => conditions.map((condition) => check(condition, figures))

/** Whether every condition holds; asked of many names at a time, so it builds nothing. */
const isMet = <Key extends string>({ conditions }: Denomination<Key>, figures: Figures<Key>): boolean =>
  conditions.every(({ figure, operator, threshold }) => {
    const value = figures[figure]
    return value !== undefined && holds[operator](round(value, DECIMALS), threshold)
  })

/** The first denomination met, in the order of the norm: the highest a formula may bear. */
export const firstMet = <Key extends string>(
  denominations: readonly Denomination<Key>[],
  figures: Figures<Key>,
): Denomination<Key> | undefined => denominations.find((denomination) => isMet(denomination, figures))

/** The side of a threshold on which a condition holds. */
export const sideOf = ({ operator, threshold }: Pick<Condition<string>, 'operator' | 'threshold'>): Range =>
  operator.startsWith('>') ? [threshold, Number.POSITIVE_INFINITY] : [Number.NEGATIVE_INFINITY, threshold]

/** The same conditions as ranges, so that advice may aim at a name; what they leave open reaches to the bounds. */
export function rangesOf<Key extends string>(
  conditions: readonly Condition<Key>[],
  bounds: Range,
): { readonly [key in Key]?: Range } {
  const ranges: { [key in Key]?: Range } = {}
  for (const { figure, operator, threshold } of conditions) {
    const [least, most] = ranges[figure] ?? bounds
    ranges[figure] = operator.startsWith('>') ? [Math.max(least, threshold), most] : [least, Math.min(most, threshold)]
  }
  return ranges
}

/** What a formula may be called: the name asked for, held against its conditions, and the others it meets. */
export function legalBlock<Key extends string>(
  asked: Denomination<Key>,
  others: readonly Denomination<Key>[],
  figures: Figures<Key>,
): Legal {
  const condiciones = checkAll(asked, figures)
  return {
    cumple: outcome(condiciones),
    denominacion: asked.label,
    condiciones,
    alternativas: others.filter((other) => other.id !== asked.id && isMet(other, figures)).map(({ label }) => label),
  }
}
