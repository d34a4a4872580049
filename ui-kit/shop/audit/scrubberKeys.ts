/** Where a key leads from a place between 0 and `last`; undefined for keys that lead nowhere. */
export const keyMove = (key: string, place: number, last: number) => moves[key]?.(place, last)

const back = (place: number) => Math.max(0, place - 1)
const on = (place: number, last: number) => Math.min(last, place + 1)

const moves: Record<string, (place: number, last: number) => number> = {
  ArrowLeft: back,
  ArrowDown: back,
  PageDown: back,
  ArrowRight: on,
  ArrowUp: on,
  PageUp: on,
  Home: () => 0,
  End: (_, last) => last,
}
