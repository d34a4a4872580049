import { expect, it } from 'vitest'
import { accountChart } from './accountChart.ts'

it('the chart of an account has a place of its own for every state, and leads from a suspension to where it began', () => {
  const { states, arrows } = accountChart()

  expect(states.map(({ label }) => label).sort()).toEqual([
    'Active',
    'Erased',
    'Not opened',
    'Suspended',
    'Suspended',
    'Unverified',
  ])
  expect(new Set(states.map(({ x, y }) => `${x}/${y}`)).size).toBe(6)
  expect(arrows).toContainEqual({ from: 'suspended.unverified', to: 'unverified' })
  expect(arrows).toContainEqual({ from: 'suspended.verified', to: 'active' })
  expect(arrows.filter(({ from }) => from === 'erased')).toEqual([])
})
