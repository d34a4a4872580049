import { expect, test } from 'vitest'
import { aminasOrder, shippedOrder } from '#web/order/testing/orderFixtures.ts'
import { compareFields } from '#web/state/history/useRecordHistory.ts'
import { formatOrderChanges, formatOrderFields } from './formatOrderChanges.ts'

test('statuses and amounts are formatted', () => {
  const changes = formatOrderChanges([
    { field: 'paymentCollected', from: 0, to: 1802.15 },
    { field: 'shippingStatus', from: 'inTransit', to: 'delivered' },
  ])

  expect(changes).toEqual([
    { field: 'Shipping status', from: 'In transit', to: 'Delivered' },
    { field: 'Collected', from: null, to: 'R\u00a01\u00a0802.15' },
  ])
})

test('products are counted from one, and come after the order itself', () => {
  const changes = formatOrderChanges([
    { field: 'products.1.name', from: null, to: 'Copper pot' },
    { field: 'products.0.total', from: null, to: 698 },
    { field: 'products.0.name', from: null, to: 'Blue kettle' },
    { field: 'orderNumber', from: null, to: 'EK-7F3K-92QD' },
  ])

  expect(changes.map(({ field }) => field)).toEqual([
    'Order number',
    'Product 1: name',
    'Product 1: total',
    'Product 2: name',
  ])
})

test('ids, the moments of the steps and fields that stayed empty are left out', () => {
  const changes = formatOrderChanges([
    { field: 'customerId', from: null, to: 'amina' },
    { field: 'reached.placed', from: null, to: '2026-11-16T08:00:00.000Z' },
    { field: 'products.0.productId', from: null, to: 'blue-kettle' },
    { field: 'signedBy', from: null, to: '' },
    { field: 'paymentCollected', from: null, to: 0 },
  ])

  expect(changes).toEqual([])
})

test('a moment is formatted in South African time', () => {
  expect(formatOrderChanges([{ field: 'orderDate', from: null, to: '2026-11-16T22:30:00.000Z' }])).toEqual([
    { field: 'Ordered', from: null, to: 'Tuesday 17 November 2026, 00:30:00' },
  ])
})

test('every field is shown with its current value', () => {
  const fields = compareFields(formatOrderFields(aminasOrder), formatOrderFields(shippedOrder))

  expect(fields).toContainEqual({ field: 'Order status', value: 'Pending', now: 'Shipped' })
  expect(fields).toContainEqual({ field: 'Total', value: 'R\u00a01\u00a0802.15', now: 'R\u00a01\u00a0802.15' })
})
