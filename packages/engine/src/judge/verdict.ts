import { type FigureRange, isWithin } from '../ratio/range.ts'

export type BalanceVerdict = 'equilibrada' | 'revisar'
export type InRange<Key extends string> = { readonly [key in Key]: boolean | null }

/** True or false for every parameter that the type judges, null for those it does not limit. */
export function judgeRanges<Key extends string>(
  keys: readonly Key[],
  values: { readonly [key in Key]?: number },
  ranges: { readonly [key in Key]?: FigureRange | undefined },
): InRange<Key> {
  const judged = {} as { [key in Key]: boolean | null }
  for (const key of keys) {
    const value = values[key]
    const range = ranges[key]
    judged[key] = value === undefined || range === undefined ? null : isWithin(value, range)
  }
  return judged
}

export const verdictOfRanges = (inRange: InRange<string>): BalanceVerdict =>
  Object.values(inRange).includes(false) ? 'revisar' : 'equilibrada'
