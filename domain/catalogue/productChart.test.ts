import { expect, it } from 'vitest'
import { productChart } from './productChart.ts'

it('the chart of a product has distinct coordinates for every state, and an arrow from withdrawn to listed', () => {
  const { states, arrows } = productChart()

  expect(states.map(({ label }) => label).sort()).toEqual(['Draft', 'Listed', 'Not added', 'Withdrawn'])
  expect(new Set(states.map(({ x, y }) => `${x}/${y}`)).size).toBe(4)
  expect(arrows).toContainEqual({ from: 'withdrawn', to: 'listed' })
})
