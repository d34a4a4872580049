/** The selection with a row in it, or without. */
export const ticked = (selected: readonly string[], id: string, on: boolean) =>
  on ? [...new Set([...selected, id])] : selected.filter((each) => each !== id)

/** The selection with every row between two rows, both included. */
export const stretched = (ids: readonly string[], selected: readonly string[], from: string, to: string) => {
  const [start = 0, end = 0] = [ids.indexOf(from), ids.indexOf(to)].sort((one, other) => one - other)

  return [...new Set([...selected, ...ids.slice(Math.max(start, 0), end + 1)])]
}

/** The selection after all rows in sight were ticked or unticked; rows of other pages keep theirs. */
export const allTicked = (ids: readonly string[], selected: readonly string[], on: boolean) =>
  on ? [...new Set([...selected, ...ids])] : selected.filter((id) => !ids.includes(id))

type Press = { key: string; shiftKey?: boolean; ctrlKey?: boolean; metaKey?: boolean }

/** Where a key leads from a row, and what is selected then; undefined for keys that mean nothing here. */
export const rowPress = (press: Press, place: number, ids: readonly string[], selected: readonly string[]) => {
  if (press.key === 'Escape') return { place, selected: [] }
  if (press.key.toLowerCase() === 'a' && (press.ctrlKey || press.metaKey)) {
    return { place, selected: allTicked(ids, selected, true) }
  }
  const to = steps[press.key]?.(place, ids.length - 1)
  if (to === undefined) return undefined

  return { place: to, selected: press.shiftKey ? stretched(ids, selected, ids[place] ?? '', ids[to] ?? '') : selected }
}

const steps: Record<string, (place: number, last: number) => number> = {
  ArrowDown: (place, last) => Math.min(place + 1, last),
  ArrowUp: (place) => Math.max(place - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
}
