import type { Bar } from './figures.ts'

const steps = [1, 2, 2.5, 5, 10]
const maxIntervals = 5

/** The ticks of an axis, from 0 to the first one that no value exceeds: whole numbers, evenly spaced, at most six. */
export const axisTicks = (values: readonly number[]) => {
  const max = Math.max(1, ...values)
  const step = tickStep(max)
  return Array.from({ length: Math.ceil(max / step) + 1 }, (_, index) => index * step)
}

const tickStep = (max: number) => {
  const magnitude = 10 ** Math.floor(Math.log10(max / maxIntervals))
  const sizes = steps.map((step) => step * magnitude).filter((size) => Number.isInteger(size))
  return sizes.find((size) => max / size <= maxIntervals) ?? 1
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

/** The index of the bar at a share of the chart's width, 0 to 1. */
export const barAt = (share: number, count: number) => Math.min(Math.max(Math.floor(share * count), 0), count - 1)
