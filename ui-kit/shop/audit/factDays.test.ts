import { expect, test } from 'vitest'
import { factDays } from './factDays.ts'
import type { TimelineFact } from './timelineFact.ts'

const placed: TimelineFact = {
  revision: 0,
  position: 811,
  id: 'a6c1',
  type: 'OrderPlaced',
  at: '2026-11-21T20:00:00.000Z',
  actor: { role: 'customer', name: 'Amina Dlamini' },
  sentence: 'placed the order',
  changes: [],
  data: {},
  correlationId: 'c1',
  causationId: null,
}
const confirmed = { ...placed, revision: 1, type: 'OrderConfirmed', at: '2026-11-21T20:00:01.000Z' }
const processing = { ...placed, revision: 2, type: 'ProcessingStarted', at: '2026-11-22T06:30:01.000Z' }
const history = [placed, confirmed, processing]

test('a history is told day by day, with the time between facts', () => {
  const days = factDays(history, history)

  expect(days.map(({ name, facts }) => [name, facts.map(({ since }) => since)])).toEqual([
    ['Saturday 21 November 2026', [undefined, '1 s']],
    ['Sunday 22 November 2026', ['10 h 30 min']],
  ])
})

test('filtering hides facts but not the time that passed', () => {
  expect(factDays(history, [processing])).toEqual([
    { name: 'Sunday 22 November 2026', facts: [{ fact: processing, since: '10 h 30 min' }] },
  ])
})
