import { describe, expect, it } from 'vitest'
import { assign, createMachine, enqueueActions } from 'xstate'
import { aminasOrder, happened, monday, tuesday } from '#domain/cast.ts'
import type { OrderFact } from '#domain/order/orderEvents.ts'
import { orderMachine } from '#domain/order/orderMachine.ts'
import { fact } from './decision.ts'
import { arrowsOf, BrokenHistory, replay, unwritten } from './replay.ts'

const order = (...facts: OrderFact[]) =>
  replay(
    orderMachine,
    'order-7',
    facts.map((each) => happened(each)),
  )

const placed = fact('OrderPlaced', aminasOrder)
const confirmed = fact('OrderConfirmed', {})
const dispatched = [placed, confirmed, fact('ProcessingStarted', {}), fact('OrderDispatched', {})]

describe('a replayed record', () => {
  it('is unwritten before its first fact', () => {
    expect(unwritten(orderMachine, 'order-7')).toMatchObject({ stream: 'order-7', state: 'unplaced', revision: -1 })
  })

  it('stands where its facts led, with the revision of the last one', () => {
    expect(order(placed, confirmed)).toMatchObject({ state: 'pending', revision: 1 })
  })

  it('goes on from where it was', () => {
    const before = order(placed, confirmed)
    const after = replay(orderMachine, 'order-7', [happened(fact('ProcessingStarted', {}), tuesday)], before)

    expect(after).toMatchObject({ state: 'processing', revision: 2 })
    expect(after.context.reached).toEqual({ placed: monday, processing: tuesday })
    expect(before).toMatchObject({ state: 'pending', revision: 1, context: { reached: { placed: monday } } })
  })

  it('is in an inner state and in the one around it', () => {
    const shipped = order(...dispatched)
    expect([shipped.state, shipped.is('shipped'), shipped.is('shipped.dispatched'), shipped.is('ship')]).toEqual([
      'shipped.dispatched',
      true,
      true,
      false,
    ])
  })

  it('knows which facts could happen now, also by an arrow of the state around it', () => {
    const shipped = order(...dispatched)
    expect([shipped.can('OrderDelivered'), shipped.can('TransitStarted'), shipped.can('OrderCanceled')]).toEqual([
      true,
      true,
      false,
    ])
  })
})

it('an inner state’s arrow hides the one of the state around it', () => {
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
  const walked = (...types: string[]) =>
    replay(
      parcel,
      'parcel-1',
      types.map((type) => ({ type })),
    ).state
  expect([walked('Returned'), walked('Left', 'Returned'), walked('Left', 'Returned', 'Returned')]).toEqual([
    'home',
    'away.inTown',
    'home',
  ])
})

describe('a broken history', () => {
  const replaying = (...facts: OrderFact[]) => expect(() => order(...facts))

  it('names its stream, the revision, the state and the fact', () => {
    replaying(placed, confirmed, confirmed).toThrow(BrokenHistory)
    replaying(placed, confirmed, confirmed).toThrow(
      'order-7 is broken at revision 2: OrderConfirmed cannot happen while pending',
    )
  })

  it('may be broken from its first fact', () => {
    replaying(confirmed).toThrow('order-7 is broken at revision 0: OrderConfirmed cannot happen while unplaced')
  })

  it('is one with a fact that the machine has never heard of', () => {
    replaying(placed, { type: 'OrderTeleported' } as never).toThrow(
      'order-7 is broken at revision 1: OrderTeleported cannot happen while reserving',
    )
  })
})

describe('a machine that cannot be replayed faithfully is refused', () => {
  const inner = { initial: 'a', states: { a: {} } }
  const refused = {
    'a guard': createMachine({ on: { Happened: { guard: () => true, actions: assign({}) } } }),
    'a choice of arrows': createMachine({
      ...inner,
      on: { Happened: [{ guard: () => false, target: '.a' }, { target: '.a' }] },
    }),
    'a wildcard': createMachine({ on: { '*': { actions: assign(() => ({})) } } }),
    'an entry action': createMachine({ initial: 'a', states: { a: { entry: assign(() => ({})) } } }),
    'an exit action': createMachine({ initial: 'a', states: { a: { exit: assign(() => ({})) } } }),
    'an arrow without a fact': createMachine({ initial: 'a', states: { a: { always: 'b' }, b: {} } }),
    'a delay': createMachine({ initial: 'a', states: { a: { after: { 1000: 'b' } }, b: {} } }),
    'a parallel state': createMachine({ type: 'parallel', states: { a: {}, b: {} } }),
    'a history state': createMachine({ initial: 'a', states: { a: {}, back: { type: 'history' } } }),
    'an invocation': createMachine({ initial: 'a', states: { a: { invoke: { src: 'somebody' } } } }),
    'a context of its own for each record': createMachine({ context: () => ({ count: 0 }) }),
    'an action that does more than assign': createMachine({ on: { Happened: { actions: enqueueActions(() => {}) } } }),
    'an action known by its name only': createMachine({ on: { Happened: { actions: 'somewhereElse' } } }),
    'an action on the way to the first state': createMachine({
      context: { count: 0 },
      initial: 'outer',
      states: {
        outer: { initial: { target: 'a', actions: assign(() => ({ count: 1 })) }, states: { a: {} } },
      },
    } as never),
    'an arrow for when an inner state is final': createMachine({
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
    'an arrow out of a final state': createMachine({
      initial: 'open',
      on: { Happened: { actions: assign(() => ({})) } },
      states: { open: { on: { Ended: 'ended' } }, ended: { type: 'final' } },
    }),
  }

  it.each(Object.entries(refused))('%s', (_what, machine) => {
    expect(() => unwritten(machine, 'thing-1')).toThrow(/cannot be replayed/)
  })
})

it('tells the arrows of a machine', () => {
  expect(arrowsOf(orderMachine)).toContainEqual({
    from: 'shipped.delayed',
    type: 'OrderDelivered',
    to: 'delivered',
  })
  expect(arrowsOf(orderMachine).filter(({ from }) => from === 'canceled')).toEqual([])
})
