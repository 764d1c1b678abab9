/** Sums over the states of a walk: there are a thousand, and every figure and every item asks for some. */

export function columnMeanOf(values: Float64Array): number {
  let sum = 0
  for (let at = 0; at < values.length; at++) sum += values[at] as number
  return sum / Math.max(1, values.length)
}

export function columnProductOf(one: Float64Array, other: Float64Array): number {
  let sum = 0
  for (let at = 0; at < one.length; at++) sum += (one[at] as number) * (other[at] as number)
  return sum
}

/** Grams of some columns together, state by state. */
export function gramsInColumns(states: readonly Float64Array[], columns: readonly number[]): Float64Array {
  const all = new Float64Array(states.length)
  for (let at = 0; at < states.length; at++) {
    const state = states[at] as Float64Array
    let sum = 0
    for (let k = 0; k < columns.length; k++) sum += state[columns[k] as number] as number
    all[at] = sum
  }
  return all
}
