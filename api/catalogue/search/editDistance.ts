/**
 * How many letters were left out, added, changed or swapped with the next (optimal string alignment, after Damerau and Levenshtein);
 * returns `max + 1` if there are more than `max`.
 */
export const editDistance = (one: string, other: string, max: number) => {
  let rowBeforeLast: number[] = []
  let lastRow = Array.from({ length: other.length + 1 }, (_, column) => column)
  for (let row = 1; row <= one.length; row += 1) {
    const nextRow = [row]
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1]
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      const changed = (lastRow[column - 1] ?? 0) + (isSame ? 0 : 1)
      const swapped = isSwapped ? (rowBeforeLast[column - 2] ?? max) + 1 : max + 1
      nextRow.push(Math.min((lastRow[column] ?? 0) + 1, (nextRow[column - 1] ?? 0) + 1, changed, swapped))
    }
    if (Math.min(...nextRow) > max) return max + 1
    rowBeforeLast = lastRow
    lastRow = nextRow
  }
  return Math.min(lastRow[other.length] ?? 0, max + 1)
}
