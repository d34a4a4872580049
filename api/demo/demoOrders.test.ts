import { expect, it } from 'vitest'
import { hasSameDayDelivery } from '#domain/deliveryAreas.ts'
import { localDate, startOfDay } from '#domain/localDate.ts'
import { deliveryDayOf } from '#domain/order/deliveryDays.ts'
import { demoOrders } from './demoOrders.ts'

const now = Date.parse('2026-11-26T20:00:00Z')
const delivered = demoOrders(now).filter(({ moves }) => moves.at(-1)?.move === 'Delivered')

it('demo orders of the same-day areas come on the promised day', () => {
  const near = delivered.filter(({ buyer }) => hasSameDayDelivery(buyer.address))

  expect(near.length).toBeGreaterThan(10)
  for (const { key, placedAt, moves } of near)
    expect([key, localDate(new Date(moves.at(-1)?.at ?? 0))]).toEqual([key, deliveryDayOf(new Date(placedAt))])
})

it('demo orders are packed and delivered between 08:00 and 18:00', () => {
  for (const { moves } of delivered)
    for (const { at } of moves) {
      const hours = (at - Date.parse(startOfDay(localDate(new Date(at))))) / 3_600_000
      expect(hours).toBeGreaterThanOrEqual(8)
      expect(hours).toBeLessThanOrEqual(18)
    }
})
