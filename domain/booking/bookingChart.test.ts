import { expect, it } from 'vitest'
import { bookingChart } from './bookingChart.ts'

it('the chart of a booking has distinct coordinates for every state, and no arrow out of a final one', () => {
  const { states, arrows } = bookingChart()

  expect(states.map(({ label }) => label).sort()).toEqual([
    'Canceled',
    'Completed',
    'Confirmed',
    'Declined',
    'No-show',
    'Not requested',
    'Requested',
  ])
  expect(new Set(states.map(({ x, y }) => `${x}/${y}`)).size).toBe(7)
  expect(arrows).toContainEqual({ from: 'confirmed', to: 'noShow' })
  expect([...new Set(arrows.map(({ from }) => from))].sort()).toEqual(['confirmed', 'requested', 'unrequested'])
})
