import { expect, test } from 'vitest'
import { orderFact } from '#web/order/testing/orderFixtures.ts'
import { concurrentChange } from '#web/state/history/concurrentChange.ts'
import { orderConflictWords } from './orderConflictWords.ts'

const themba = { role: 'admin' as const, id: 'themba', name: 'Themba Daniels' }
const status = (from: string, to: string) => [{ field: 'orderStatus', from, to }]

const facts = [
  orderFact(0, 'OrderPlaced', 'reserving'),
  orderFact(1, 'OrderConfirmed', 'pending'),
  orderFact(2, 'ProcessingStarted', 'processing', { actor: themba, changes: status('Pending', 'Processing') }),
  orderFact(3, 'OrderDispatched', 'shipped.dispatched', { actor: themba, changes: status('Processing', 'Shipped') }),
]

test('says who made the last change and when, and lists the changed fields', () => {
  expect(concurrentChange(orderConflictWords, facts, 1, '2026-11-16T08:05:00.000Z')).toEqual({
    message: 'Themba Daniels dispatched this order 2 min ago',
    changes: [{ field: 'Order status', from: 'Pending', to: 'Shipped' }],
  })
})

test('a delivery is described by the delivery, not by the payment that comes with it', () => {
  const delivered = [
    orderFact(4, 'OrderDelivered', 'delivered', { actor: themba }),
    orderFact(5, 'PaymentCollected', 'delivered', { actor: themba }),
  ]

  expect(concurrentChange(orderConflictWords, delivered, 3, '2026-11-16T08:04:00.000Z').message).toBe(
    'Themba Daniels delivered this order just now',
  )
})

test('is empty while there are no newer facts', () => {
  expect(concurrentChange(orderConflictWords, facts, 3)).toEqual({ message: undefined, changes: [] })
})
