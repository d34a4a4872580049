import { describe, expect, it } from 'vitest'
import { fact } from '#domain/kernel/decision.ts'
import { emptyRecord, replay } from '#domain/kernel/replay.ts'
import { aminasOrder, recordedFact } from '#domain/testing/fixtures.ts'
import { BulkOrderRequest } from './bulkOrderForm.ts'
import type { OrderFact } from './orderEvents.ts'
import { orderMachine } from './orderMachine.ts'
import { bulkTransitions, transitionInBulk } from './transitionInBulk.ts'

const pending = [fact('OrderPlaced', aminasOrder), fact('OrderConfirmed', {})]
const processing = [...pending, fact('ProcessingStarted', {})]

const order = (facts: readonly OrderFact[]) =>
  replay(
    orderMachine,
    'order-7',
    facts.map((each) => recordedFact(each)),
  )

describe('one of many orders', () => {
  it('makes the same transition as the command for a single order', () => {
    expect(transitionInBulk(order(processing), 'Shipped')).toEqual([fact('OrderDispatched', {})])
    expect(transitionInBulk(order(pending), 'Canceled', 'The flood')).toEqual([
      fact('OrderCanceled', { reason: 'The flood' }),
    ])
  })

  it('refuses a transition that it has already made, and offers the allowed ones', () => {
    expect(transitionInBulk(order([...processing, fact('OrderDispatched', {})]), 'Shipped')).toEqual({
      refusal: 'MoveIsImpossible',
      offered: ['inTransit', 'Delivered'],
      details: { because: 'It has already been dispatched' },
    })
  })

  it('is refused if it does not exist', () => {
    expect(transitionInBulk(emptyRecord(orderMachine, 'order-8'), 'Shipped')).toEqual({ refusal: 'OrderNotFound' })
  })
})

describe('a bulk request', () => {
  const errorOf = (request: object) => BulkOrderRequest.safeParse(request).error?.issues[0]?.message

  it.each([
    [{ move: 'Shipped' }, 'The ids must be a list'],
    [{ ids: [], move: 'Shipped' }, 'Choose at least one order'],
    [{ ids: Array.from({ length: 101 }, (_, id) => String(id)), move: 'Shipped' }, 'At most 100 orders at once'],
    [{ ids: ['order7', 'order7'], move: 'Shipped' }, 'Each order only once'],
    [{ ids: ['order7'], move: 'Delivered' }, `The move must be one of: ${bulkTransitions.join(', ')}`],
    [{ ids: ['order7'], move: 'Canceled', reason: 'x'.repeat(201) }, 'The reason must be at most 200 characters long'],
    [{ ids: ['order7'], move: 'Shipped', dryRun: 'maybe' }, 'dryRun must be true or false'],
  ])('is refused with a message (case %#)', (request, sentence) => expect(errorOf(request)).toBe(sentence))

  it('is no dry run by default', () => {
    expect(BulkOrderRequest.parse({ ids: ['order7'], move: 'Shipped' })).toMatchObject({ dryRun: false })
  })
})
