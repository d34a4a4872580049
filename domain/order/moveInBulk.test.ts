import { describe, expect, it } from 'vitest'
import { aminasOrder, happened } from '#domain/cast.ts'
import { fact } from '#domain/kernel/decision.ts'
import { replay, unwritten } from '#domain/kernel/replay.ts'
import { OrdersInBulk } from './bulkForm.ts'
import { bulkMoves, moveInBulk } from './moveInBulk.ts'
import type { OrderFact } from './orderEvents.ts'
import { orderMachine } from './orderMachine.ts'

const pending = [fact('OrderPlaced', aminasOrder), fact('OrderConfirmed', {})]
const processing = [...pending, fact('ProcessingStarted', {})]

const order = (facts: readonly OrderFact[]) =>
  replay(
    orderMachine,
    'order-7',
    facts.map((each) => happened(each)),
  )

describe('one of many orders', () => {
  it('makes the same move as an order alone', () => {
    expect(moveInBulk(order(processing), 'Shipped')).toEqual([fact('OrderDispatched', {})])
    expect(moveInBulk(order(pending), 'Canceled', 'The flood')).toEqual([
      fact('OrderCanceled', { reason: 'The flood' }),
    ])
  })

  it('that has made the move already says so, and what is possible', () => {
    expect(moveInBulk(order([...processing, fact('OrderDispatched', {})]), 'Shipped')).toEqual({
      refusal: 'MoveIsImpossible',
      offered: ['inTransit', 'Delivered'],
      details: { because: 'It was dispatched already' },
    })
  })

  it('has to be there', () => {
    expect(moveInBulk(unwritten(orderMachine, 'order-8'), 'Shipped')).toEqual({ refusal: 'OrderNotFound' })
  })
})

describe('a bulk request', () => {
  const complaint = (asked: object) => OrdersInBulk.safeParse(asked).error?.issues[0]?.message

  it.each([
    [{ move: 'Shipped' }, 'The ids must be a list'],
    [{ ids: [], move: 'Shipped' }, 'Choose at least one order'],
    [{ ids: Array.from({ length: 101 }, (_, id) => String(id)), move: 'Shipped' }, 'At most 100 orders at once'],
    [{ ids: ['order7', 'order7'], move: 'Shipped' }, 'Each order only once'],
    [{ ids: ['order7'], move: 'Delivered' }, `The move must be one of: ${bulkMoves.join(', ')}`],
    [{ ids: ['order7'], move: 'Canceled', reason: 'x'.repeat(201) }, 'The reason must be at most 200 characters long'],
    [{ ids: ['order7'], move: 'Shipped', dryRun: 'maybe' }, 'dryRun must be true or false'],
  ])('%# is refused in a sentence', (asked, sentence) => expect(complaint(asked)).toBe(sentence))

  it('is carried out unless it only asks', () => {
    expect(OrdersInBulk.parse({ ids: ['order7'], move: 'Shipped' })).toMatchObject({ dryRun: false })
  })
})
