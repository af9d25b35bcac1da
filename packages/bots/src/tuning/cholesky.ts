/** Solves `matrix` x = `right` for a symmetric matrix that is positive definite; both are used up, x is in `right`. */
export function solve(matrix: readonly Float64Array[], right: Float64Array): Float64Array {
  factorise(matrix)
  const size = right.length
  for (let i = 0; i < size; i++) {
    const row = matrix[i]!
    let sum = right[i]!
    for (let k = 0; k < i; k++) sum -= row[k]! * right[k]!
    right[i] = sum / row[i]!
  }
  for (let i = size - 1; i >= 0; i--) {
    right[i]! /= matrix[i]![i]!
    for (let k = 0; k < i; k++) right[k]! -= matrix[i]![k]! * right[i]!
  }
  return right
}

/** The lower triangle becomes Cholesky's factor. */
function factorise(matrix: readonly Float64Array[]): void {
  for (let i = 0; i < matrix.length; i++) {
    const row = matrix[i]!
    for (let j = 0; j <= i; j++) {
      const other = matrix[j]!
      let sum = row[j]!
      for (let k = 0; k < j; k++) sum -= row[k]! * other[k]!
      row[j] = i === j ? Math.sqrt(Math.max(sum, Number.EPSILON)) : sum / other[j]!
    }
  }
}
