/** The index of the first item of a sorted array that is not before what is looked for. */
export const lowerBound = <Item>(sorted: readonly Item[], isBefore: (item: Item) => boolean) => {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (isBefore(sorted[middle] as Item)) low = middle + 1
    else high = middle
  }
  return low
}
