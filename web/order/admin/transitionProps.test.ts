import { describe, expect, test } from 'vitest'
import { aminasOrder, shippedOrder } from '#web/order/testing/orderFixtures.ts'
import { blockedMessage, transitionProps, transitionRequest } from './transitionProps.ts'

const described = (order: typeof aminasOrder) =>
  transitionProps(order).map(({ id, allowed, reason }) => (allowed ? id : `${id}: ${reason}`))

describe('the transitions of an order for an admin', () => {
  test('are all listed, a blocked one with the shop’s reason', () => {
    expect(described(aminasOrder)).toEqual([
      'Processing',
      'Shipped: Only an order in processing can be dispatched',
      'inTransit: Only a dispatched parcel can be in transit',
      'delayed: Only a parcel in transit can be delayed',
      'Delivered: Only a dispatched order can be delivered',
      'Canceled',
    ])
  })

  test('ask who signed for a delivery, and why something is cancelled', () => {
    const asks = Object.fromEntries(transitionProps(aminasOrder).map(({ id, asks }) => [id, asks]))

    expect(asks).toMatchObject({ Delivered: 'signedBy', Canceled: 'reason', Processing: undefined })
  })

  test('have a message why they are no longer possible, unless they are possible', () => {
    expect(blockedMessage(shippedOrder, 'Canceled')).toBe(
      '“Cancel order” is no longer possible: It has left the shop: it can only be delivered.',
    )
    expect(blockedMessage(shippedOrder, 'Delivered')).toBeUndefined()
  })
})

describe('the request for a transition', () => {
  const base = { id: 'order7', userId: 'amina', version: 4 }

  test.each([
    ['Processing', undefined, { orderStatus: 'Processing' }],
    ['Shipped', undefined, { orderStatus: 'Shipped' }],
    ['delayed', undefined, { shippingStatus: 'delayed' }],
    ['Delivered', 'Sipho Daniels', { orderStatus: 'Delivered', signedBy: 'Sipho Daniels' }],
    ['Canceled', 'Out of stock', { orderStatus: 'Canceled', reason: 'Out of stock' }],
  ])('to %s carries the version that the admin saw', (move, answer, edit) => {
    expect(transitionRequest(shippedOrder, move, answer)).toEqual({ ...base, ...edit })
  })
})
