/** The selection with a row added or removed. */
export const toggleRow = (selected: readonly string[], id: string, isSelected: boolean) =>
  isSelected ? [...new Set([...selected, id])] : selected.filter((each) => each !== id)

/** The selection extended by all rows from one row to another, inclusive. */
export const selectRange = (ids: readonly string[], selected: readonly string[], from: string, to: string) => {
  const [start = 0, end = 0] = [ids.indexOf(from), ids.indexOf(to)].sort((one, other) => one - other)

  return [...new Set([...selected, ...ids.slice(Math.max(start, 0), end + 1)])]
}

/** The selection with all visible rows added or removed; rows of other pages stay as they are. */
export const toggleAll = (ids: readonly string[], selected: readonly string[], isSelected: boolean) =>
  isSelected ? [...new Set([...selected, ...ids])] : selected.filter((id) => !ids.includes(id))

type KeyPress = { key: string; shiftKey?: boolean; ctrlKey?: boolean; metaKey?: boolean }

/** The focused row and the selection after a key; undefined for keys without a meaning. */
export const selectionAfterKey = (
  press: KeyPress,
  index: number,
  ids: readonly string[],
  selected: readonly string[],
) => {
  if (press.key === 'Escape') return { index, selected: [] }
  if (press.key.toLowerCase() === 'a' && (press.ctrlKey || press.metaKey)) {
    return { index, selected: toggleAll(ids, selected, true) }
  }
  const nextIndex = indexAfter[press.key]?.(index, ids.length - 1)
  if (nextIndex === undefined) return undefined

  return {
    index: nextIndex,
    selected: press.shiftKey ? selectRange(ids, selected, ids[index] ?? '', ids[nextIndex] ?? '') : selected,
  }
}

const indexAfter: Record<string, (index: number, last: number) => number> = {
  ArrowDown: (index, last) => Math.min(index + 1, last),
  ArrowUp: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
}
