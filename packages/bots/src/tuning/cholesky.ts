/**
 * Solves `matrix` x = `right` for a symmetric matrix that is positive definite, of which the lower triangle is given; both
 * are used up, x is in `right`. Rows that begin with zeros are worked on from their first other number on.
 */
export function solve(matrix: readonly Float64Array[], right: Float64Array): Float64Array {
  const starts = matrix.map((row) => row.findIndex((value) => value !== 0))
  factorise(matrix, starts)
  const size = right.length
  for (let i = 0; i < size; i++) {
    const row = matrix[i]!
    let sum = right[i]!
    for (let k = starts[i]!; k < i; k++) sum -= row[k]! * right[k]!
    right[i] = sum / row[i]!
  }
  for (let i = size - 1; i >= 0; i--) {
    const row = matrix[i]!
    right[i]! /= row[i]!
    for (let k = starts[i]!; k < i; k++) right[k]! -= row[k]! * right[i]!
  }
  return right
}

/** The lower triangle becomes Cholesky's factor, which has the same zeros at the beginning of its rows. */
function factorise(matrix: readonly Float64Array[], starts: readonly number[]): void {
  for (let i = 0; i < matrix.length; i++) {
    const row = matrix[i]!
    for (let j = starts[i]!; j <= i; j++) {
      const other = matrix[j]!
      let sum = row[j]!
      for (let k = Math.max(starts[i]!, starts[j]!); k < j; k++) sum -= row[k]! * other[k]!
      row[j] = i === j ? Math.sqrt(Math.max(sum, Number.EPSILON)) : sum / other[j]!
    }
  }
}
