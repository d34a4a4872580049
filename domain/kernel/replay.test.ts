import { describe, expect, it } from 'vitest'
import { assign, createMachine, enqueueActions } from 'xstate'
import type { OrderFact } from '#domain/order/orderEvents.ts'
import { orderMachine } from '#domain/order/orderMachine.ts'
import { aminasOrder, monday, recordedFact, tuesday } from '#domain/testing/fixtures.ts'
import { fact } from './decision.ts'
import { BrokenHistory, emptyRecord, replay, transitionsOf } from './replay.ts'

const order = (...facts: OrderFact[]) =>
  replay(
    orderMachine,
    'order-7',
    facts.map((each) => recordedFact(each)),
  )

const placed = fact('OrderPlaced', aminasOrder)
const confirmed = fact('OrderConfirmed', {})
const dispatched = [placed, confirmed, fact('ProcessingStarted', {}), fact('OrderDispatched', {})]

describe('a replayed record', () => {
  it('is in the initial state with revision -1 before its first fact', () => {
    expect(emptyRecord(orderMachine, 'order-7')).toMatchObject({ stream: 'order-7', state: 'unplaced', revision: -1 })
  })

  it('has the state after its facts, and the revision of the last one', () => {
    expect(order(placed, confirmed)).toMatchObject({ state: 'pending', revision: 1 })
  })

  it('continues from an earlier record, which stays unchanged', () => {
    const before = order(placed, confirmed)
    const after = replay(orderMachine, 'order-7', [recordedFact(fact('ProcessingStarted', {}), tuesday)], before)

    expect(after).toMatchObject({ state: 'processing', revision: 2 })
    expect(after.context.reached).toEqual({ placed: monday, processing: tuesday })
    expect(before).toMatchObject({ state: 'pending', revision: 1, context: { reached: { placed: monday } } })
  })

  it('is in an inner state and in its parent state', () => {
    const shipped = order(...dispatched)
    expect([shipped.state, shipped.is('shipped'), shipped.is('shipped.dispatched'), shipped.is('ship')]).toEqual([
      'shipped.dispatched',
      true,
      true,
      false,
    ])
  })

  it('reports which facts are possible now, also by a transition of the parent state', () => {
    const shipped = order(...dispatched)
    expect([shipped.can('OrderDelivered'), shipped.can('TransitStarted'), shipped.can('OrderCanceled')]).toEqual([
      true,
      true,
      false,
    ])
  })
})

it('a transition of an inner state overrides that of its parent state', () => {
  const parcel = createMachine({
    id: 'parcel',
    initial: 'away',
    states: {
      away: {
        initial: 'inTown',
        on: { Returned: 'home' },
        states: { inTown: { on: { Left: 'abroad' } }, abroad: { on: { Returned: 'inTown' } } },
      },
      home: {},
    },
  })
  const stateAfter = (...types: string[]) =>
    replay(
      parcel,
      'parcel-1',
      types.map((type) => ({ type })),
    ).state
  expect([stateAfter('Returned'), stateAfter('Left', 'Returned'), stateAfter('Left', 'Returned', 'Returned')]).toEqual([
    'home',
    'away.inTown',
    'home',
  ])
})

describe('a broken history', () => {
  const expectReplay = (...facts: OrderFact[]) => expect(() => order(...facts))

  it('is reported with its stream, revision, state and fact', () => {
    expectReplay(placed, confirmed, confirmed).toThrow(BrokenHistory)
    expectReplay(placed, confirmed, confirmed).toThrow(
      'order-7 is broken at revision 2: OrderConfirmed cannot happen while pending',
    )
  })

  it('can be broken at its first fact', () => {
    expectReplay(confirmed).toThrow('order-7 is broken at revision 0: OrderConfirmed cannot happen while unplaced')
  })

  it('can have a fact type that the machine does not define', () => {
    expectReplay(placed, { type: 'OrderTeleported' } as never).toThrow(
      'order-7 is broken at revision 1: OrderTeleported cannot happen while reserving',
    )
  })
})

describe('replay rejects a machine with', () => {
  const inner = { initial: 'a', states: { a: {} } }
  const refused = {
    'a guard': createMachine({ on: { Happened: { guard: () => true, actions: assign({}) } } }),
    'a choice of transitions': createMachine({
      ...inner,
      on: { Happened: [{ guard: () => false, target: '.a' }, { target: '.a' }] },
    }),
    'a wildcard': createMachine({ on: { '*': { actions: assign(() => ({})) } } }),
    'an entry action': createMachine({ initial: 'a', states: { a: { entry: assign(() => ({})) } } }),
    'an exit action': createMachine({ initial: 'a', states: { a: { exit: assign(() => ({})) } } }),
    'a transition without a fact': createMachine({ initial: 'a', states: { a: { always: 'b' }, b: {} } }),
    'a delay': createMachine({ initial: 'a', states: { a: { after: { 1000: 'b' } }, b: {} } }),
    'a parallel state': createMachine({ type: 'parallel', states: { a: {}, b: {} } }),
    'a history state': createMachine({ initial: 'a', states: { a: {}, back: { type: 'history' } } }),
    'an invocation': createMachine({ initial: 'a', states: { a: { invoke: { src: 'somebody' } } } }),
    'a context factory': createMachine({ context: () => ({ count: 0 }) }),
    'an action that does more than assign': createMachine({ on: { Happened: { actions: enqueueActions(() => {}) } } }),
    'an action given only by its name': createMachine({ on: { Happened: { actions: 'somewhereElse' } } }),
    'an action on the initial transition': createMachine({
      context: { count: 0 },
      initial: 'outer',
      states: {
        outer: { initial: { target: 'a', actions: assign(() => ({ count: 1 })) }, states: { a: {} } },
      },
    } as never),
    'an onDone transition': createMachine({
      initial: 'a',
      states: {
        a: {
          initial: 'b',
          onDone: 'c',
          states: { b: { on: { Happened: 'end' } }, end: { type: 'final' } },
        },
        c: {},
      },
    }),
    'a transition out of a final state': createMachine({
      initial: 'open',
      on: { Happened: { actions: assign(() => ({})) } },
      states: { open: { on: { Ended: 'ended' } }, ended: { type: 'final' } },
    }),
  }

  it.each(Object.entries(refused))('%s', (_what, machine) => {
    expect(() => emptyRecord(machine, 'thing-1')).toThrow(/cannot be replayed/)
  })
})

it('lists the transitions of a machine', () => {
  expect(transitionsOf(orderMachine)).toContainEqual({
    from: 'shipped.delayed',
    type: 'OrderDelivered',
    to: 'delivered',
  })
  expect(transitionsOf(orderMachine).filter(({ from }) => from === 'canceled')).toEqual([])
})
