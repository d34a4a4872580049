/** The number that an item is sorted by: the lowest comes first. */
export type SortKey = (item: number) => number

// Up to this many items, an insertion sort in one pass is the fastest.
const insertionSortLimit = 32

/** The first `count` items in the order of their keys; items with the same key keep their order. */
export const partialSort = (items: ArrayLike<number>, key: SortKey, count: number): number[] =>
  count <= insertionSortLimit
    ? insertionPartialSort(items, key, count)
    : quickselectPartialSort(items, key, Math.min(count, items.length))

const insertionPartialSort = (items: ArrayLike<number>, key: SortKey, count: number) => {
  const [first, keys]: [number[], number[]] = [[], []]
  for (let index = 0; index < items.length; index += 1) {
    const item = items[index] ?? 0
    const itemKey = key(item)
    if (keys.length === count && itemKey >= (keys[count - 1] ?? 0)) continue
    if (keys.length < count) keys.push(itemKey)
    let insertAt = keys.length - 1
    for (; insertAt > 0 && itemKey < (keys[insertAt - 1] ?? 0); insertAt -= 1) {
      keys[insertAt] = keys[insertAt - 1] ?? 0
      first[insertAt] = first[insertAt - 1] ?? 0
    }
    keys[insertAt] = itemKey
    first[insertAt] = item
  }
  return first
}

const quickselectPartialSort = (items: ArrayLike<number>, key: SortKey, count: number) => {
  const keys = new Float64Array(items.length)
  for (let index = 0; index < items.length; index += 1) keys[index] = key(items[index] ?? 0)
  const threshold = kthLowest(keys, count - 1)
  const lowest: { item: number; key: number }[] = []
  for (let index = 0; index < items.length; index += 1) {
    const itemKey = keys[index] ?? 0
    if (itemKey <= threshold) lowest.push({ item: items[index] ?? 0, key: itemKey })
  }
  return lowest
    .sort((one, other) => one.key - other.key)
    .slice(0, count)
    .map(({ item }) => item)
}

// Hoare's FIND (quickselect): `left` and `right` close in on index `k`.
const kthLowest = (keys: Float64Array, k: number) => {
  const values = keys.slice()
  let [left, right] = [0, values.length - 1]
  while (left < right) {
    const pivot = values[(left + right) >> 1] ?? 0
    let [low, high] = [left, right]
    while (low <= high) {
      while ((values[low] ?? 0) < pivot) low += 1
      while ((values[high] ?? 0) > pivot) high -= 1
      if (low > high) break
      const swapped = values[low] ?? 0
      values[low++] = values[high] ?? 0
      values[high--] = swapped
    }
    if (k <= high) right = high
    else if (k >= low) left = low
    else break
  }
  return values[k] ?? 0
}
