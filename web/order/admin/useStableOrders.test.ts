import { describe, expect, test } from 'vitest'
import { stableOrders } from './useStableOrders.ts'

/** Orders by their letters, each with its status behind it: 'A1'. */
const list = (words: string) =>
  words
    .split(' ')
    .filter(Boolean)
    .map((word) => ({ id: word[0] ?? '', status: word[1] }))

const reconcile = (drawn: string, now: string) => {
  const { orders, gone, arrived } = stableOrders(list(drawn), list(now))
  return { shown: orders.map(({ id, status }) => `${id}${status}`).join(' '), gone: gone.join(''), arrived }
}

describe('orders on show', () => {
  test('change in place', () => {
    expect(reconcile('A1 B1 C1', 'A1 B2 C1')).toEqual({ shown: 'A1 B2 C1', gone: '', arrived: 0 })
  })

  test('stay in place when new ones come, which are counted', () => {
    expect(reconcile('A1 B1 C1', 'X1 Y1 A1')).toEqual({ shown: 'A1 B1 C1', gone: '', arrived: 2 })
  })

  test('stay, and are marked, when they no longer match the filter', () => {
    expect(reconcile('A1 B1 C1', 'A1 C1')).toEqual({ shown: 'A1 B1 C1', gone: 'B', arrived: 0 })
    expect(reconcile('A1 B1 C1', 'A1 B1')).toEqual({ shown: 'A1 B1 C1', gone: 'C', arrived: 0 })
  })

  test('do not count orders that moved up from the next page', () => {
    expect(reconcile('A1 B1 C1', 'A1 C1 D1')).toEqual({ shown: 'A1 B1 C1', gone: 'B', arrived: 0 })
  })

  test('may all be new', () => {
    expect(reconcile('', 'A1')).toEqual({ shown: '', gone: '', arrived: 1 })
    expect(reconcile('A1 B1', 'X1 Y1')).toEqual({ shown: 'A1 B1', gone: '', arrived: 2 })
  })

  test('may all be gone', () => {
    expect(reconcile('A1 B1', '')).toEqual({ shown: 'A1 B1', gone: 'AB', arrived: 0 })
  })
})
