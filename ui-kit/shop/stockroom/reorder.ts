/** The list with one of its things in another place; places count from 0 and stay within the list. */
export const moved = <Thing>(things: readonly Thing[], from: number, to: number): Thing[] => {
  const place = Math.min(Math.max(to, 0), things.length - 1)
  const without = things.filter((_, index) => index !== from)
  const thing = things.slice(from, from + 1)

  return [...without.slice(0, place), ...thing, ...without.slice(place)]
}

type Band = { top: number; bottom: number }

/** Where in a list of bands a thing lands whose middle is at `y`: after every other one whose middle it has passed. */
export const landing = (bands: readonly Band[], from: number, y: number) =>
  bands.filter(({ top, bottom }, index) => index !== from && (top + bottom) / 2 < y).length

/** Where a key takes a thing, or undefined for keys that take it nowhere. */
export const placeAfter = (key: string, place: number, last: number) => {
  const to = { ArrowUp: place - 1, ArrowDown: place + 1, Home: 0, End: last }[key]

  return to === undefined ? undefined : Math.min(Math.max(to, 0), last)
}
