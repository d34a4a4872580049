import { expect, it } from 'vitest'
import { providerChart } from './providerChart.ts'

it('the chart of a provider has distinct coordinates for every state, and an arrow from withdrawn to listed', () => {
  const { states, arrows } = providerChart()

  expect(states.map(({ label }) => label).sort()).toEqual(['Listed', 'Not added', 'Withdrawn'])
  expect(new Set(states.map(({ x, y }) => `${x}/${y}`)).size).toBe(3)
  expect(arrows).toContainEqual({ from: 'withdrawn', to: 'listed' })
})
