import { expect, test } from 'vitest'
import { arrowEnds, centerOf, chartSize, stateBox } from './chartGeometry.ts'

const gaps = { x: 40, y: 30 }
const pending = { id: 'pending', label: 'Pending', x: 0, y: 0 }
const processing = { id: 'processing', label: 'Processing', x: 1, y: 0 }
const canceled = { id: 'canceled', label: 'Canceled', x: 0, y: 1 }
const atPending = centerOf(pending, gaps)
const atProcessing = centerOf(processing, gaps)
const atCanceled = centerOf(canceled, gaps)

test('an arrow to the right runs from edge to edge', () => {
  const { x1, y1, x2, y2 } = arrowEnds(atPending, atProcessing, false)

  expect([x1, y1, y2]).toEqual([atPending.x + stateBox.width / 2, atPending.y, atProcessing.y])
  expect(x2).toBeCloseTo(atProcessing.x - stateBox.width / 2, -1)
  expect(x2).toBeLessThan(atProcessing.x - stateBox.width / 2)
})

test('an arrow down starts at the bottom edge', () => {
  const { x1, y1, x2 } = arrowEnds(atPending, atCanceled, false)

  expect([x1, y1, x2]).toEqual([atPending.x, atPending.y + stateBox.height / 2, atPending.x])
})

test('opposite arrows run beside each other', () => {
  const there = arrowEnds(atPending, atProcessing, true)
  const back = arrowEnds(atProcessing, atPending, true)

  expect([there.y1, back.y1]).toEqual([there.y2, back.y2])
  expect(Math.abs(there.y1 - back.y1)).toBeGreaterThan(8)
})

test('the drawing contains every box and its margin', () => {
  const { width, height } = chartSize([pending, processing, canceled], gaps)

  expect(width).toBe(atProcessing.x + stateBox.width / 2 + stateBox.margin)
  expect(height).toBe(atCanceled.y + stateBox.height / 2 + stateBox.margin)
})
