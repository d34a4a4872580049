/** No suggestion is highlighted. */
export const noneHighlighted = -1

/** The highlighted index after a key, between 0 and `count - 1`; unchanged for keys that do not move it. */
export const highlightAfterKey = (key: string, index: number, count: number) => {
  if (key === 'Escape') return noneHighlighted
  if (key === 'ArrowDown') return clampIndex(index + 1, count)

  return key === 'ArrowUp' ? clampIndex(index - 1, count) : index
}

/** The suggestion that Enter selects: the highlighted one or the first; undefined without suggestions, and the box is cleared. */
export const suggestionForEnter = (suggestions: readonly string[], index: number) => suggestions[Math.max(index, 0)]

const clampIndex = (index: number, count: number) =>
  count === 0 ? noneHighlighted : Math.min(Math.max(index, 0), count - 1)
