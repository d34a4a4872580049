/** No suggestion is highlighted. */
export const noneHighlighted = -1

/** The highlighted suggestion after a key, within 0 and `count - 1`; the same index for keys that do not move it. */
export const nextIndex = (key: string, index: number, count: number) => {
  if (key === 'Escape') return noneHighlighted
  if (key === 'ArrowDown') return within(index + 1, count)

  return key === 'ArrowUp' ? within(index - 1, count) : index
}

/** What Enter takes: the highlighted suggestion, or the first; undefined where there are none, and the box is cleared. */
export const takenByEnter = (suggestions: readonly string[], index: number) => suggestions[Math.max(index, 0)]

const within = (index: number, count: number) =>
  count === 0 ? noneHighlighted : Math.min(Math.max(index, 0), count - 1)
