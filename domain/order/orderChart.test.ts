import { describe, expect, it } from 'vitest'
import { orderChart } from './orderChart.ts'

describe('the chart of an order', () => {
  it('has a place of its own for every state of the machine', () => {
    const taken = orderChart().states.map(({ x, y }) => `${x}/${y}`)

    expect(taken).toHaveLength(10)
    expect(new Set(taken).size).toBe(taken.length)
  })

  it('shows that a parcel may be delayed and move again', () => {
    const { arrows } = orderChart()

    expect(arrows).toContainEqual({ from: 'shipped.inTransit', to: 'shipped.delayed' })
    expect(arrows).toContainEqual({ from: 'shipped.delayed', to: 'shipped.inTransit' })
  })
})
