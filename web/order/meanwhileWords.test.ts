import { expect, test } from 'vitest'
import { told } from './cast.ts'
import { meanwhileWords } from './meanwhileWords.ts'

const themba = { role: 'admin' as const, id: 'themba', name: 'Themba Daniels' }
const status = (from: string, to: string) => [{ field: 'orderStatus', from, to }]

const facts = [
  told(0, 'OrderPlaced', 'reserving'),
  told(1, 'OrderConfirmed', 'pending'),
  told(2, 'ProcessingStarted', 'processing', { actor: themba, changes: status('Pending', 'Processing') }),
  told(3, 'OrderDispatched', 'shipped.dispatched', { actor: themba, changes: status('Processing', 'Shipped') }),
]

test('says who did what last, when, and what is another way since', () => {
  expect(meanwhileWords(facts, 1, '2026-11-16T08:05:00.000Z')).toEqual({
    words: 'Themba Daniels dispatched this order 2 min ago',
    changes: [{ field: 'Order status', from: 'Pending', to: 'Shipped' }],
  })
})

test('a delivery is told by the delivery, not by the payment that goes with it', () => {
  const delivered = [
    told(4, 'OrderDelivered', 'delivered', { actor: themba }),
    told(5, 'PaymentCollected', 'delivered', { actor: themba }),
  ]

  expect(meanwhileWords(delivered, 3, '2026-11-16T08:04:00.000Z').words).toBe(
    'Themba Daniels delivered this order just now',
  )
})

test('knows nothing while the news has not come', () => {
  expect(meanwhileWords(facts, 3)).toEqual({ words: undefined, changes: [] })
})
