import { describe, expect, it } from 'vitest'
import { aminasHouse, aminasOrder } from '#domain/testing/fixtures.ts'
import type { OrderReceipt } from '#web/state/cart/orderReceipt.ts'
import { orderPlacedProps } from './orderPlacedProps.ts'

const placed: OrderReceipt = {
  id: 'order-7',
  orderNumber: aminasOrder.orderNumber,
  customerId: 'amina',
  totalAmount: 698,
  paymentMethod: 'Cash on Delivery',
  shippingAddress: aminasHouse,
}

describe('the confirmation of an order', () => {
  it('names the order and its total, and links to its tracking', () => {
    expect(orderPlacedProps(placed)).toMatchObject({
      orderNumber: 'EK-7F3K-92QD',
      total: 'R\u00a0698.00',
      trackHref: '/account/orders/order-7',
      shareHref: 'https://wa.me/?text=I%20ordered%20at%20Ekhaya%3A%20order%20EK-7F3K-92QD.',
    })
  })

  it.each([
    ['2026-11-28T08:00:00Z', '2026-11-28', 'We deliver to Pimville Zone 4, Soweto today.'],
    ['2026-11-29T08:00:00Z', '2026-11-30', 'We deliver to Pimville Zone 4, Soweto tomorrow.'],
    ['2026-11-28T13:00:00Z', '2026-11-30', 'We deliver to Pimville Zone 4, Soweto on Monday.'],
  ])('on %s promises delivery on %s', (now, deliveryDay, promise) => {
    expect(orderPlacedProps({ ...placed, deliveryDay }, new Date(now)).promise).toContain(promise)
  })

  it.each([
    ['Cash on Delivery', 'You pay in cash at your door.'],
    ['Card on delivery', 'You pay by card at your door: the driver brings a card machine.'],
    ['Credit or Debit Card', 'You pay by credit or debit card at your door: the driver brings a card machine.'],
  ] as const)('says how %s is paid', (paymentMethod, promise) => {
    expect(orderPlacedProps({ ...placed, paymentMethod }).promise).toContain(promise)
  })

  it('promises no day elsewhere', () => {
    const inDurban = { ...aminasHouse, suburb: 'Umlazi', city: 'Durban', province: 'KwaZulu-Natal' }

    expect(orderPlacedProps({ ...placed, shippingAddress: inDurban }).promise).toMatch(
      /^We deliver to Umlazi, Durban and phone you before we come\./,
    )
  })
})
