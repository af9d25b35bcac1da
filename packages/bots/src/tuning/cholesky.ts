/** A lower triangle, and where its rows begin with something else than zeros. */
export interface Factor {
  readonly rows: readonly Float64Array[]
  readonly starts: readonly number[]
}

/** Solves for x what `factor` was made of, times x = `right`; x takes the place of `right`. */
export function solve({ rows, starts }: Factor, right: Float64Array): Float64Array {
  const size = right.length
  for (let i = 0; i < size; i++) {
    const row = rows[i]!
    let sum = right[i]!
    for (let k = starts[i]!; k < i; k++) sum -= row[k]! * right[k]!
    right[i] = sum / row[i]!
  }
  for (let i = size - 1; i >= 0; i--) {
    const row = rows[i]!
    right[i]! /= row[i]!
    for (let k = starts[i]!; k < i; k++) right[k]! -= row[k]! * right[i]!
  }
  return right
}

/**
 * Cholesky's factor of a symmetric matrix that is positive definite, of which the lower triangle is given and used up. It
 * has the same zeros at the beginning of its rows, which are worked on from their first other number on.
 */
export function factorise(matrix: readonly Float64Array[]): Factor {
  const starts = matrix.map((row) => row.findIndex((value) => value !== 0))
  for (let i = 0; i < matrix.length; i++) {
    const row = matrix[i]!
    for (let j = starts[i]!; j <= i; j++) {
      const other = matrix[j]!
      let sum = row[j]!
      for (let k = Math.max(starts[i]!, starts[j]!); k < j; k++) sum -= row[k]! * other[k]!
      row[j] = i === j ? Math.sqrt(Math.max(sum, Number.EPSILON)) : sum / other[j]!
    }
  }
  return { rows: matrix, starts }
}
