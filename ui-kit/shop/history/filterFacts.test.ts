import { expect, test } from 'vitest'
import type { TimelineFact } from '#ui-kit/shop/audit/timelineFact.ts'
import { filterFacts } from './filterFacts.ts'

const placed: TimelineFact = {
  revision: 0,
  position: 811,
  id: 'a6c1',
  type: 'OrderPlaced',
  at: '2026-11-21T06:12:04.512Z',
  actor: { role: 'customer', name: 'Amina Dlamini' },
  sentence: 'placed the order for R 2 348.00',
  changes: [],
  data: {},
  correlationId: 'c1',
  causationId: null,
}
const confirmed: TimelineFact = {
  ...placed,
  revision: 1,
  type: 'OrderConfirmed',
  actor: { role: 'system', name: 'Ekhaya' },
  sentence: 'confirmed the order',
}
const history = [placed, confirmed]

test('an empty query shows the whole history', () => {
  expect(filterFacts(history, '  ')).toEqual(history)
})

test('a fact is found by its type, upper or lower case', () => {
  expect(filterFacts(history, 'orderconf')).toEqual([confirmed])
})

test('a fact is found by who acted, by name or by role', () => {
  expect(filterFacts(history, 'amina')).toEqual([placed])
  expect(filterFacts(history, 'system')).toEqual([confirmed])
})

test('a fact is found by a field that it changed', () => {
  const paid = {
    ...confirmed,
    changes: [{ field: 'Payment method', from: 'Cash on Delivery', to: 'Card on delivery' }],
  }

  expect(filterFacts([placed, paid], 'payment')).toEqual([paid])
})

test('every word must be found', () => {
  expect(filterFacts(history, 'amina placed')).toEqual([placed])
  expect(filterFacts(history, 'amina confirmed')).toEqual([])
})
