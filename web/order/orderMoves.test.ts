import { describe, expect, test } from 'vitest'
import { aminasOrder, shippedOrder } from './aminasOrder.ts'
import { editFor, orderMoves } from './orderMoves.ts'

const told = (order: typeof aminasOrder) =>
  orderMoves(order).map(({ id, possible, reason }) => (possible ? id : `${id}: ${reason}`))

describe('the moves at an admin’s desk', () => {
  test('a pending order can be processed or canceled, and says what the rest waits for', () => {
    expect(told(aminasOrder)).toEqual([
      'Processing',
      'Shipped: Only an order that is being processed can be dispatched.',
      'Delivered: It has not left the shop yet.',
      'Canceled',
    ])
  })

  test('a parcel in transit can be delayed or delivered, but no longer canceled', () => {
    expect(told(shippedOrder)).toEqual([
      'inTransit: It is in transit already.',
      'delayed',
      'Delivered',
      'Canceled: It has left the shop: it can only be delivered.',
    ])
  })

  test.each(['Delivered', 'Canceled'] as const)('an order that is %s can go nowhere', (orderStatus) => {
    const moves = orderMoves({ ...shippedOrder, orderStatus, offered: [] })

    expect(moves.length).toBeGreaterThan(0)
    expect(moves.every(({ possible, reason }) => !possible && reason)).toBe(true)
  })

  test('a delivery asks who signed, a cancellation why', () => {
    const asks = Object.fromEntries(orderMoves(aminasOrder).map(({ id, asks }) => [id, asks]))

    expect(asks).toMatchObject({ Delivered: 'signedBy', Canceled: 'reason', Processing: undefined })
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
