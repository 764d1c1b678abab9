import { type Range, within } from '../ratio/range.ts'

export type Verdict = 'equilibrada' | 'revisar'
export type InRange<Key extends string> = { readonly [key in Key]: boolean | null }

/** True or false for every parameter that the type judges, null for those it does not limit. */
export function judge<Key extends string>(
  keys: readonly Key[],
  values: { readonly [key in Key]?: number },
  ranges: { readonly [key in Key]?: Range | undefined },
): InRange<Key> {
  const judged = {} as { [key in Key]: boolean | null }
  for (const key of keys) {
    const value = values[key]
    const range = ranges[key]
    judged[key] = value === undefined || range === undefined ? null : within(value, range)
  }
  return judged
}

export const verdict = (inRange: InRange<string>): Verdict =>
  Object.values(inRange).includes(false) ? 'revisar' : 'equilibrada'
