import { describe, expect, test } from 'vitest'
import { aminasOrder, shippedOrder } from './cast.ts'
import { editFor, lostMove, orderMoves } from './orderMoves.ts'

const told = (order: typeof aminasOrder) =>
  orderMoves(order).map(({ id, possible, reason }) => (possible ? id : `${id}: ${reason}`))

describe('the moves at an admin’s desk', () => {
  test('are all of them, those that wait with the shop’s own reason', () => {
    expect(told(aminasOrder)).toEqual([
      'Processing',
      'Shipped: Only an order in processing can be dispatched',
      'inTransit: Only a dispatched parcel can be in transit',
      'delayed: Only a parcel in transit can be delayed',
      'Delivered: Only a dispatched order can be delivered',
      'Canceled',
    ])
  })

  test('ask who signed for a delivery, and why something is canceled', () => {
    const asks = Object.fromEntries(orderMoves(aminasOrder).map(({ id, asks }) => [id, asks]))

    expect(asks).toMatchObject({ Delivered: 'signedBy', Canceled: 'reason', Processing: undefined })
  })

  test('that are lost say why; those that are left say nothing', () => {
    expect(lostMove(shippedOrder, 'Canceled')).toBe(
      '“Cancel order” is no longer possible: It has left the shop: it can only be delivered.',
    )
    expect(lostMove(shippedOrder, 'Delivered')).toBeUndefined()
  })
})

describe('the edit of a move', () => {
  const seen = { id: 'order7', userId: 'amina', version: 4 }

  test.each([
    ['Processing', undefined, { orderStatus: 'Processing' }],
    ['Shipped', undefined, { orderStatus: 'Shipped' }],
    ['delayed', undefined, { shippingStatus: 'delayed' }],
    ['Delivered', 'Sipho Daniels', { orderStatus: 'Delivered', signedBy: 'Sipho Daniels' }],
    ['Canceled', 'Out of stock', { orderStatus: 'Canceled', reason: 'Out of stock' }],
  ])('%s carries the version that was seen', (move, answer, edit) => {
    expect(editFor(shippedOrder, move, answer)).toEqual({ ...seen, ...edit })
  })
})
