import { expect, test } from 'vitest'
import type { TimelineFact } from '#ui-kit/shop/audit/timelineFact.ts'
import { groupFactsByDay } from './groupFactsByDay.ts'

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

test('facts are grouped by day, with the time between facts', () => {
  const days = groupFactsByDay(history, history)

  expect(days.map(({ name, facts }) => [name, facts.map(({ since }) => since)])).toEqual([
    ['Saturday 21 November 2026', [undefined, '1 s']],
    ['Sunday 22 November 2026', ['10 h 30 min']],
  ])
})

test('a filter hides facts, but the time is still counted from the previous fact of the history', () => {
  expect(groupFactsByDay(history, [processing])).toEqual([
    { name: 'Sunday 22 November 2026', facts: [{ fact: processing, since: '10 h 30 min' }] },
  ])
})

test('time is counted from the previous fact, even if that fact changes nothing and shares its revision', () => {
  const login = { ...placed, id: 'b2', at: '2026-11-21T20:00:40.000Z', isBeside: true as const }
  const days = groupFactsByDay([placed, login, processing], [placed, login, processing])

  expect(days.flatMap(({ facts }) => facts.map(({ since }) => since))).toEqual([undefined, '40 s', '10 h 29 min'])
})
