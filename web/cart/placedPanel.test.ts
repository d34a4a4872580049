import { describe, expect, it } from 'vitest'
import { aminasHouse, aminasOrder, gogosHouse } from '#domain/cast.ts'
import type { PlacedOrder } from '#web/client/placedOrder.ts'
import { placedPanel } from './placedPanel.ts'

const placed: PlacedOrder = {
  id: 'order-7',
  orderNumber: aminasOrder.orderNumber,
  customerId: 'amina',
  totalAmount: 698,
  paymentMethod: 'Cash on Delivery',
  shippingAddress: aminasHouse,
}

describe('the thanks for an order', () => {
  it('names the order, what it costs and where it can be followed', () => {
    expect(placedPanel(placed)).toMatchObject({
      orderNumber: 'EK-7F3K-92QD',
      due: 'To pay on delivery',
      total: 'R\u00a0698.00',
      trackHref: '/account/orders/order-7',
      shareHref: 'https://wa.me/?text=I%20ordered%20at%20Ekhaya%3A%20order%20EK-7F3K-92QD.',
    })
  })

  it('promises the same day in the areas of the same day', () => {
    expect(placedPanel(placed).promise).toContain('Pimville Zone 4, Soweto today')
    expect(placedPanel({ ...placed, shippingAddress: { ...gogosHouse } }).promise).toContain('today')
  })

  it.each([
    ['Cash on Delivery', 'in cash at your door', 'To pay on delivery'],
    ['Card on delivery', 'by card at your door', 'To pay on delivery'],
    ['Credit or Debit Card', 'charged only once everything has been delivered', 'Charged after delivery'],
  ] as const)('says how %s is paid', (paymentMethod, words, due) => {
    const panel = placedPanel({ ...placed, paymentMethod })

    expect(panel).toMatchObject({ due, promise: expect.stringContaining(words) })
    if (paymentMethod === 'Credit or Debit Card') expect(panel.promise).not.toContain('at your door')
  })

  it('promises no day elsewhere', () => {
    const inDurban = { ...aminasHouse, suburb: 'Umlazi', city: 'Durban', province: 'KwaZulu-Natal' }

    expect(placedPanel({ ...placed, shippingAddress: inDurban }).promise).not.toContain('today')
  })
})
