import { expect, it } from 'vitest'
import { fact } from '#domain/kernel/decision.ts'
import { transitionsOf } from '#domain/kernel/replay.ts'
import { recordedFact } from '#domain/testing/fixtures.ts'
import type { ReviewFact } from './reviewEvents.ts'
import { reviewMachine } from './reviewMachine.ts'
import { reviewFactTypes, reviewSentence } from './reviewTimeline.ts'

const opinion = { customerId: 'amina', rating: 4, text: 'Boils fast and quietly.', name: 'Amina' }

it.each<[ReviewFact, string]>([
  [
    fact('ReviewWritten', { ...opinion, productId: 'blue-kettle', orderId: 'aminas-order' }),
    'reviewed the product with 4 stars',
  ],
  [
    fact('ReviewWritten', { ...opinion, rating: 1, providerId: 'thabos-plumbing', bookingId: 'aminas-booking' }),
    'reviewed the service provider with 1 star',
  ],
  [fact('ReviewRewritten', { ...opinion, rating: 1 }), 'rewrote the review, now with 1 star'],
  [fact('ReviewHidden', { reason: 'names a neighbour' }), 'hid the review: names a neighbour'],
  [fact('ReviewShown', {}), 'showed the review again'],
])('$type is formatted as "%s"', (given, sentence) => {
  expect(reviewSentence(recordedFact(given))).toBe(sentence)
})

it('every fact type of the review machine has a sentence', () => {
  expect(reviewFactTypes.toSorted()).toEqual([...new Set(transitionsOf(reviewMachine).map(({ type }) => type))].sort())
})
