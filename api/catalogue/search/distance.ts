/**
 * How many letters were left out, added, changed or swapped with the next (optimal string alignment, after Damerau and Levenshtein);
 * more than `most` is told as `most + 1`.
 */
export const distance = (one: string, other: string, most: number) => {
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row]
    for (let at = 1; at <= other.length; at += 1) {
      const isSame = one[row - 1] === other[at - 1]
      const isSwapped = one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1]
      const changed = (last[at - 1] ?? 0) + (isSame ? 0 : 1)
      const swapped = isSwapped ? (before[at - 2] ?? most) + 1 : most + 1
      next.push(Math.min((last[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1, changed, swapped))
    }
    if (Math.min(...next) > most) return most + 1
    before = last
    last = next
  }
  return Math.min(last[other.length] ?? 0, most + 1)
}
