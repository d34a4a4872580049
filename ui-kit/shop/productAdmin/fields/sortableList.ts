/** The list with one item moved to another index, which is clamped to the list. */
export const moveItem = <Item>(items: readonly Item[], from: number, to: number): Item[] => {
  const target = Math.min(Math.max(to, 0), items.length - 1)
  const others = items.filter((_, index) => index !== from)
  const item = items.slice(from, from + 1)

  return [...others.slice(0, target), ...item, ...others.slice(target)]
}

type Band = { top: number; bottom: number }

/** The index at which a dragged item with its center at `y` is dropped: after every other item whose center it has passed. */
export const dropIndex = (bands: readonly Band[], from: number, y: number) =>
  bands.filter(({ top, bottom }, index) => index !== from && (top + bottom) / 2 < y).length

/** The index to which a key moves an item; undefined for keys without a meaning. */
export const itemIndexAfterKey = (key: string, index: number, last: number) => {
  const to = { ArrowUp: index - 1, ArrowDown: index + 1, Home: 0, End: last }[key]

  return to === undefined ? undefined : Math.min(Math.max(to, 0), last)
}
