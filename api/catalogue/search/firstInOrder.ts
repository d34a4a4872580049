/** What an item is ordered by: the lowest comes first. */
export type Key = (item: number) => number

// To keep so few in order while one walks along is the quickest.
const few = 32

/** The first items as they would stand if all were sorted by their keys; items of the same key keep their order. */
export const firstInOrder = (items: Uint32Array, key: Key, count: number): number[] =>
  count <= few ? fewInOrder(items, key, count) : manyInOrder(items, key, Math.min(count, items.length))

const fewInOrder = (items: Uint32Array, key: Key, count: number) => {
  const [first, keys]: [number[], number[]] = [[], []]
  for (let at = 0; at < items.length; at += 1) {
    const item = items[at] ?? 0
    const own = key(item)
    if (keys.length === count && own >= (keys[count - 1] ?? 0)) continue
    if (keys.length < count) keys.push(own)
    let place = keys.length - 1
    for (; place > 0 && own < (keys[place - 1] ?? 0); place -= 1) {
      keys[place] = keys[place - 1] ?? 0
      first[place] = first[place - 1] ?? 0
    }
    keys[place] = own
    first[place] = item
  }
  return first
}

const manyInOrder = (items: Uint32Array, key: Key, count: number) => {
  const keys = new Float64Array(items.length)
  for (let at = 0; at < items.length; at += 1) keys[at] = key(items[at] ?? 0)
  const highest = kthLowest(keys, count - 1)
  const near: { item: number; key: number }[] = []
  for (let at = 0; at < items.length; at += 1) {
    const own = keys[at] ?? 0
    if (own <= highest) near.push({ item: items[at] ?? 0, key: own })
  }
  return near
    .sort((one, other) => one.key - other.key)
    .slice(0, count)
    .map(({ item }) => item)
}

// Hoare's FIND: the ends close in around the place, whatever order the keys are in.
const kthLowest = (keys: Float64Array, place: number) => {
  const found = keys.slice()
  let [left, right] = [0, found.length - 1]
  while (left < right) {
    const pivot = found[(left + right) >> 1] ?? 0
    let [low, high] = [left, right]
    while (low <= high) {
      while ((found[low] ?? 0) < pivot) low += 1
      while ((found[high] ?? 0) > pivot) high -= 1
      if (low > high) break
      const swapped = found[low] ?? 0
      found[low++] = found[high] ?? 0
      found[high--] = swapped
    }
    if (place <= high) right = high
    else if (place >= low) left = low
    else break
  }
  return found[place] ?? 0
}
