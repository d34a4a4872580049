import type { Bar } from './figures.ts'

const steps = [1, 2, 5, 10]

/** The round maximum of an axis: 1, 2 or 5 times a power of ten, at least 1. */
export const axisMax = (values: readonly number[]) => {
  const max = Math.max(1, ...values)
  const magnitude = 10 ** Math.floor(Math.log10(max))
  return (steps.find((step) => step * magnitude >= max) ?? 10) * magnitude
}

/** The bars with a label below the axis: the first, the middle and the last. */
export const labeledBars = (bars: readonly Bar[]) => {
  const middle = Math.floor((bars.length - 1) / 2)
  const [first, last] = [bars[0], bars.at(-1)]
  return [...new Set([first, bars[middle], last])].filter((bar) => bar !== undefined)
}

// The share of its slot that a bar fills, centered.
const barShare = 0.75

/** The rectangle of a bar in percent of the chart. Zero has no height; a small value keeps a visible minimum height. */
export const barRect = (index: number, count: number, value: number, max: number) => {
  const slotWidth = 100 / count
  const height = value <= 0 ? 0 : Math.max(1.5, (value / max) * 100)
  return { x: (index + (1 - barShare) / 2) * slotWidth, width: slotWidth * barShare, y: 100 - height, height }
}
