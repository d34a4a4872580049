import { expect, test } from 'vitest'
import { matchingFacts } from './factFilter.ts'
import type { TimelineFact } from './timelineFact.ts'

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

test('nothing typed shows the whole history', () => {
  expect(matchingFacts(history, '  ')).toEqual(history)
})

test('a fact is found by its type, in any case', () => {
  expect(matchingFacts(history, 'orderconf')).toEqual([confirmed])
})

test('a fact is found by who acted, by name or by role', () => {
  expect(matchingFacts(history, 'amina')).toEqual([placed])
  expect(matchingFacts(history, 'system')).toEqual([confirmed])
})

test('a fact is found by a field that it changed', () => {
  const paid = {
    ...confirmed,
    changes: [{ field: 'Payment method', from: 'Cash on Delivery', to: 'Card on delivery' }],
  }

  expect(matchingFacts([placed, paid], 'payment')).toEqual([paid])
})

test('every word must be found', () => {
  expect(matchingFacts(history, 'amina placed')).toEqual([placed])
  expect(matchingFacts(history, 'amina confirmed')).toEqual([])
})
