import type { Bar } from './figures.ts'

const steps = [1, 2, 5, 10]

/** The round number at which an axis ends: 1, 2 or 5 and zeros, and no less than 1. */
export const axisEnd = (values: readonly number[]) => {
  const most = Math.max(1, ...values)
  const zeros = 10 ** Math.floor(Math.log10(most))
  return (steps.find((step) => step * zeros >= most) ?? 10) * zeros
}

/** The bars that are named below the axis: the first, the one in the middle, and the last. */
export const namedBars = (bars: readonly Bar[]) => {
  const middle = Math.floor((bars.length - 1) / 2)
  const [first, last] = [bars[0], bars.at(-1)]
  return [...new Set([first, bars[middle], last])].filter((bar) => bar !== undefined)
}

// Of the room that a bar has, in the middle of it.
const filled = 0.75

/** Where a bar stands, in percent of the chart. What is nothing has no height; what is little can still be seen. */
export const barPlace = (index: number, count: number, value: number, end: number) => {
  const room = 100 / count
  const height = value <= 0 ? 0 : Math.max(1.5, (value / end) * 100)
  return { x: (index + (1 - filled) / 2) * room, width: room * filled, y: 100 - height, height }
}
