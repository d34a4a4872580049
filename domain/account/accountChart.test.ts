import { expect, it } from 'vitest'
import { accountChart } from './accountChart.ts'

it('the account chart places every state separately, and leads from a suspension back to the state before it', () => {
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
