import { describe, expect, it } from 'vitest'
import { aminasHouse, aminasOrder, gogosHouse, monday } from '#domain/cast.ts'
import { placedPanel } from './placedPanel.ts'

type Order = Parameters<typeof placedPanel>[0]

const placed: Order = {
  id: 'order-7',
  orderNumber: aminasOrder.orderNumber,
  customerId: 'amina',
  orderDate: monday,
  orderStatus: 'Pending',
  shippingStatus: 'awaitingDispatch',
  signedBy: '',
  reason: '',
  paymentMethod: 'Cash on Delivery',
  paymentCollected: 0,
  products: [],
  subtotal: 698,
  saving: 0,
  deliveryFee: 0,
  totalAmount: 698,
  shippingAddress: { ...aminasHouse },
  reached: { placed: monday },
  version: 1,
  offered: [],
  withheld: {},
}

describe('the thanks for an order', () => {
  it('names the order, what it costs and where it can be followed', () => {
    expect(placedPanel(placed)).toMatchObject({
      orderNumber: 'EK-7F3K-92QD',
      total: 'R\u00a0698.00',
      trackHref: '/account/orders/order-7',
      shareHref: 'https://wa.me/?text=I%20ordered%20at%20Ekhaya%3A%20order%20EK-7F3K-92QD.',
    })
  })

  it('promises the same day in the areas of the same day', () => {
    expect(placedPanel(placed).promise).toContain('Pimville Zone 4, Soweto today')
    expect(placedPanel({ ...placed, shippingAddress: { ...gogosHouse } }).promise).toContain('today')
  })

  it('promises no day elsewhere', () => {
    const inDurban = { ...aminasHouse, suburb: 'Umlazi', city: 'Durban', province: 'KwaZulu-Natal' }

    expect(placedPanel({ ...placed, shippingAddress: inDurban }).promise).not.toContain('today')
  })
})
