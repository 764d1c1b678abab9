import { roundTo } from '@obrador/engine'

/**
 * Parts of a whole, rounded so that what is shown adds up to it. What rounding one part leaves goes to the next larger one, so none
 * is off by a step of its own; the largest takes the rest, with as many decimals as the whole has.
 */
export function roundedTogether(
  parts: readonly number[],
  decimalsOf: (part: number) => number,
  wholeDecimals: number,
): readonly number[] {
  const shown = [...parts]
  const told = [...parts.keys()].filter((at) => (parts[at] ?? 0) > 0)
  const ascending = told.sort((one, other) => (parts[one] ?? 0) - (parts[other] ?? 0))
  let left = 0
  for (const at of ascending) {
    const part = parts[at] ?? 0
    const isLargest = at === ascending.at(-1)
    const rounded = roundTo(part + left, isLargest ? wholeDecimals : decimalsOf(part))
    left += part - rounded
    shown[at] = rounded
  }
  return shown
}
