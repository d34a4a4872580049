/** The index that a key selects, between 0 and `last`; undefined for keys without a meaning. */
export const scrubberIndexAfterKey = (key: string, index: number, last: number) => indexAfter[key]?.(index, last)

const previous = (index: number) => Math.max(0, index - 1)
const next = (index: number, last: number) => Math.min(last, index + 1)

const indexAfter: Record<string, (index: number, last: number) => number> = {
  ArrowLeft: previous,
  ArrowDown: previous,
  PageDown: previous,
  ArrowRight: next,
  ArrowUp: next,
  PageUp: next,
  Home: () => 0,
  End: (_, last) => last,
}
