import { describe, expect, it } from 'vitest'
import { orderChart } from './orderChart.ts'

describe('the chart of an order', () => {
  it('has distinct coordinates for every state of the machine', () => {
    const taken = orderChart().states.map(({ x, y }) => `${x}/${y}`)

    expect(taken).toHaveLength(10)
    expect(new Set(taken).size).toBe(taken.length)
  })

  it('has arrows from in transit to delayed and back', () => {
    const { arrows } = orderChart()

    expect(arrows).toContainEqual({ from: 'shipped.inTransit', to: 'shipped.delayed' })
    expect(arrows).toContainEqual({ from: 'shipped.delayed', to: 'shipped.inTransit' })
  })
})
