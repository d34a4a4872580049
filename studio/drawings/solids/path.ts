import type { Spot } from './point.ts'

/** A number as short as the picture needs it; `parts` 10 keeps one decimal. */
export const brief = (value: number, parts = 10) => String(Math.round(value * parts) / parts).replace(/^(-?)0\./, '$1.')

/** A spot in whole units, with no space where a minus parts the numbers. */
export const pair = (spot: Spot) => {
  const [left, top] = round(spot)
  return `${left}${top < 0 ? '' : ' '}${top}`
}

/** A line of straight pieces; each spot is told from the one before. */
export const line = (spots: Spot[]) => {
  const whole = spots.map((spot) => round(spot))
  const [first = [0, 0], ...rest] = whole
  return `M${pair(first)}l${joined(rest.map((spot, index) => from(whole[index] ?? first, spot)))}`
}

export const polygon = (spots: Spot[]) => `${line(spots)}z`

/** A soft line through all spots (Catmull-Rom as cubic curves). */
export const curve = (spots: Spot[]) => {
  const at = (index: number) => spots[Math.max(0, Math.min(spots.length - 1, index))] ?? ([0, 0] as const)
  const bend = (index: number) => {
    const [before, start, end, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    return [lean(start, before, end), lean(end, after, start), end].map((spot) => from(round(start), round(spot)))
  }
  return `M${pair(at(0))}c${joined(spots.slice(1).flatMap((_, index) => bend(index)))}`
}

/** Numbers side by side, with a space only where the sign does not part them. */
const joined = (spots: Spot[]) =>
  spots.flat().reduce<string>((text, value) => `${text}${text && value >= 0 ? ' ' : ''}${value}`, '')

const round = ([x, y]: Spot): Spot => [Math.round(x) + 0, Math.round(y) + 0]

const from = (start: Spot, end: Spot): Spot => [end[0] - start[0], end[1] - start[1]]

const lean = (from: Spot, a: Spot, b: Spot): Spot => [from[0] + (b[0] - a[0]) / 6, from[1] + (b[1] - a[1]) / 6]

/** The convex outline of some spots. */
export const hull = (spots: Spot[]): Spot[] => {
  const sorted = spots.toSorted((a, b) => a[0] - b[0] || a[1] - b[1])
  return [...halfHull(sorted), ...halfHull(sorted.toReversed())]
}

const halfHull = (spots: Spot[]) => {
  const kept: Spot[] = []
  for (const spot of spots) {
    while (kept.length > 1 && !turnsLeft(kept.at(-2), kept.at(-1), spot)) kept.pop()
    kept.push(spot)
  }
  return kept.slice(0, -1)
}

const turnsLeft = (a: Spot | undefined, b: Spot | undefined, c: Spot) =>
  a !== undefined && b !== undefined && (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) > 0.01
