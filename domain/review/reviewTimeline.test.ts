import { expect, it } from 'vitest'
import { happened } from '#domain/cast.ts'
import { fact } from '#domain/kernel/decision.ts'
import { arrowsOf } from '#domain/kernel/replay.ts'
import type { ReviewFact } from './reviewEvents.ts'
import { reviewMachine } from './reviewMachine.ts'
import { reviewFactTypes, reviewSentence } from './reviewTimeline.ts'

const opinion = { customerId: 'amina', rating: 4, text: 'Boils fast and quietly.', name: 'Amina' }

it.each<[ReviewFact, string]>([
  [
    fact('ReviewWritten', { ...opinion, productId: 'blue-kettle', orderId: 'aminas-order' }),
    'reviewed the product with 4 stars',
  ],
  [fact('ReviewRewritten', { ...opinion, rating: 1 }), 'rewrote the review, now with 1 star'],
  [fact('ReviewHidden', { reason: 'names a neighbour' }), 'hid the review: names a neighbour'],
  [fact('ReviewShown', {}), 'showed the review again'],
])('$type is told as "%s"', (told, sentence) => {
  expect(reviewSentence(happened(told))).toBe(sentence)
})

it('every fact that can happen to a review has its sentence', () => {
  expect(reviewFactTypes.toSorted()).toEqual([...new Set(arrowsOf(reviewMachine).map(({ type }) => type))].sort())
})
