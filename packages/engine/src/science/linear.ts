/** Small dense linear algebra: a symmetric positive matrix by its Cholesky factor, and what follows from it. */

export type DenseMatrix = readonly Float64Array[]

export const zeroMatrix = (rows: number, columns = rows): Float64Array[] =>
  Array.from({ length: rows }, () => new Float64Array(columns))

export function dotProduct(one: ArrayLike<number>, other: ArrayLike<number>): number {
  let sum = 0
  for (let i = 0; i < one.length; i++) sum += (one[i] as number) * (other[i] as number)
  return sum
}

/** L with L·Lᵀ = S; none where S is not positive. */
export function choleskyFactor(s: DenseMatrix): DenseMatrix | undefined {
  const size = s.length
  const l = zeroMatrix(size)
  for (let i = 0; i < size; i++) {
    const own = l[i] as Float64Array
    for (let j = 0; j <= i; j++) {
      const other = l[j] as Float64Array
      let sum = s[i]?.[j] ?? 0
      for (let k = 0; k < j; k++) sum -= (own[k] as number) * (other[k] as number)
      if (i === j) {
        if (!(sum > 0)) return undefined
        own[i] = Math.sqrt(sum)
      } else own[j] = sum / (other[j] as number)
    }
  }
  return l
}

/** L⁻¹·b. */
export function forwardSubstitution(l: DenseMatrix, b: ArrayLike<number>): Float64Array {
  const x = Float64Array.from(b)
  for (let i = 0; i < x.length; i++) {
    const own = l[i] as Float64Array
    let sum = x[i] as number
    for (let k = 0; k < i; k++) sum -= (own[k] as number) * (x[k] as number)
    x[i] = sum / (own[i] as number)
  }
  return x
}

/** S⁻¹·b by the factor of S. */
export function solveByFactor(l: DenseMatrix, b: ArrayLike<number>): Float64Array {
  const x = forwardSubstitution(l, b)
  for (let i = x.length - 1; i >= 0; i--) {
    let sum = x[i] as number
    for (let k = i + 1; k < x.length; k++) sum -= (l[k]?.[i] ?? 0) * (x[k] as number)
    x[i] = sum / (l[i]?.[i] ?? 1)
  }
  return x
}

/** S⁻¹ by its factor. */
export function inverseByFactor(l: DenseMatrix): Float64Array[] {
  const size = l.length
  const inverted = zeroMatrix(size)
  for (let j = 0; j < size; j++) {
    const unit = new Float64Array(size)
    unit[j] = 1
    inverted[j] = solveByFactor(l, unit)
  }
  return inverted
}

/** Logarithm of the density of N(0, S) at r, but for the constant that only the size decides. */
export function logNormal(l: DenseMatrix, r: ArrayLike<number>): number {
  const z = forwardSubstitution(l, r)
  let sum = -dotProduct(z, z) / 2
  for (let i = 0; i < l.length; i++) sum -= Math.log(l[i]?.[i] ?? 1)
  return sum
}
