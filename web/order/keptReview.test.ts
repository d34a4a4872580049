// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { aminasHouse } from '#domain/cast.ts'
import {
  type AskedOrder,
  closeReview,
  keepAsked,
  keepChoice,
  keepKey,
  openReview,
  renewKey,
  unanswered,
} from './keptReview.ts'

const noon = Date.parse('2026-11-16T12:00:00.000Z')
const minutes = 60_000

const asked: AskedOrder = {
  lines: [],
  address: aminasHouse,
  addressId: 'pimville',
  paymentMethod: 'Cash on Delivery',
  expectedTotal: 1802.15,
  key: 'review1',
  at: noon,
}

beforeEach(closeReview)

test('a review keeps its key until it is closed', () => {
  const { key } = openReview('amina')

  expect(openReview('amina').key).toBe(key)
  closeReview()
  expect(openReview('amina').key).not.toBe(key)
})

test('somebody else at the same browser has a review of their own', () => {
  keepAsked(openReview('amina'), asked)

  expect(openReview('sipho').asked).toBeUndefined()
})

test('an order asked just now waits for its answer, one of long ago does not', () => {
  const review = keepAsked(openReview('amina'), asked)

  expect(unanswered(review, noon + 9 * minutes)).toEqual(asked)
  expect(unanswered(review, noon + 11 * minutes)).toBeUndefined()
})

test('what was told to have failed is not asked again by itself, but with the same key', () => {
  const review = keepAsked(openReview('amina'), asked)
  keepKey(review)

  expect(unanswered(openReview('amina'), noon)).toBeUndefined()
  expect(openReview('amina').key).toBe(review.key)
})

test('after a "no" there is another key, and what was chosen stays', () => {
  const choice = { addressId: 'tiyani', paymentMethod: 'Card on delivery' } as const
  const review = keepAsked(keepChoice(openReview('amina'), choice), asked)
  renewKey(review)

  expect(openReview('amina')).toEqual({ customerId: 'amina', key: expect.any(String), choice })
  expect(openReview('amina').key).not.toBe(review.key)
})

test('a key is kept where the tab’s storage is switched off', () => {
  const storage = Object.getOwnPropertyDescriptor(window, 'sessionStorage') ?? {}
  Object.defineProperty(globalThis, 'sessionStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('Denied', 'SecurityError')
    },
  })

  expect(openReview('amina').key).toBe(openReview('amina').key)
  Object.defineProperty(globalThis, 'sessionStorage', { configurable: true, ...storage })
})

test.each(['{"customerId":"ami', 'null', '7', '{"customerId":"amina"}'])(
  'a review kept as %s is begun anew',
  (spoilt) => {
    sessionStorage.setItem('review', spoilt)

    expect(openReview('amina')).toEqual({ customerId: 'amina', key: expect.any(String) })
  },
)

test('a review that was spoilt in the storage is the one at hand', () => {
  const { key } = openReview('amina')
  sessionStorage.setItem('review', 'spoilt')

  expect(openReview('amina').key).toBe(key)
})
