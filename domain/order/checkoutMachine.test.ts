import { describe, expect, it, vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { getSimplePaths } from 'xstate/graph'
import { aminasHouse } from '#domain/testing/fixtures.ts'
import {
  type CheckoutEvent,
  type CheckoutRefusal,
  checkoutMachine,
  type OrderContent,
  type OrderRequest,
} from './checkoutMachine.ts'

type PlaceOrder = (request: OrderRequest) => Promise<{ orderId: string }>

/** Amina's checkout, with an address chosen. Each request gets the next of `answers`; later requests are accepted. */
const aminasCheckout = (...answers: PlaceOrder[]) => {
  const placeOrder = vi.fn((request: OrderRequest) => (answers.shift() ?? takes)(request))
  const actor = createActor(
    checkoutMachine.provide({
      actors: { placeOrder: fromPromise<{ orderId: string }, OrderRequest>(({ input }) => placeOrder(input)) },
    }),
    { input: {} },
  ).start()
  actor.send({ type: 'addressChosen', addressId: 'pimville' })
  const outcomes: string[] = []
  actor.on('*', ({ type }) => outcomes.push(type))
  const reaches = (state: 'placed' | 'refused' | 'unanswered') => waitFor(actor, (snapshot) => snapshot.matches(state))
  return { actor, placeOrder, outcomes, reaches, keys: () => placeOrder.mock.calls.map(([{ key }]) => key) }
}

const takes: PlaceOrder = async () => ({ orderId: 'order7' })
const refuses = (refused: CheckoutRefusal) => () => Promise.reject(refused)

const soldOut: CheckoutRefusal = {
  refusal: 'OutOfStock',
  message: 'Blue kettle is sold out',
  details: { product: 'Blue kettle', left: 0 },
}
const unreachable: CheckoutRefusal = { refusal: 'Unreachable', message: 'You are offline' }
const keyWasUsed = (first: 'refused' | 'taken'): CheckoutRefusal => ({
  refusal: 'KeyWasUsed',
  message: 'This key was used for another order',
  details: { first },
})

const order: OrderContent = { lines: [], cartVersion: 3, address: aminasHouse, expectedTotal: 449, at: 1_000 }
const submit = (key: string, changes: Partial<OrderContent> = {}) =>
  ({ type: 'orderSubmitted', order: { ...order, ...changes }, key }) as const

describe('given the checkout of a cart', () => {
  it('places no order without an address', () => {
    const { actor, placeOrder } = aminasCheckout()
    actor.send({ type: 'addressChosen', addressId: undefined })

    actor.send(submit('key1'))

    expect(actor.getSnapshot().value).toBe('choosingAddress')
    expect(placeOrder).not.toHaveBeenCalled()
  })

  it('requests one order with the displayed content if the button is pressed twice', async () => {
    const { actor, placeOrder, outcomes, reaches } = aminasCheckout()

    actor.send(submit('key1'))
    actor.send(submit('key2'))
    const placed = await reaches('placed')

    expect(placed.context.orderId).toBe('order7')
    expect(placeOrder.mock.calls).toEqual([[{ ...order, paymentMethod: 'Cash on Delivery', key: 'key1' }]])
    expect(outcomes).toEqual(['placed'])
  })

  it('keeps the address and the payment method when the shop refuses the order', async () => {
    const { actor, outcomes, reaches } = aminasCheckout(refuses(soldOut))

    actor.send({ type: 'paymentChosen', paymentMethod: 'Card on delivery' })
    actor.send(submit('key1'))
    const { context } = await reaches('refused')

    expect(context).toMatchObject({ addressId: 'pimville', paymentMethod: 'Card on delivery', refused: soldOut })
    expect(outcomes).toEqual(['refused'])
  })

  it('shows the refusal until another address is chosen, also if the payment method changes', async () => {
    const { actor, reaches } = aminasCheckout(refuses(soldOut))
    actor.send(submit('key1'))
    await reaches('refused')

    actor.send({ type: 'paymentChosen', paymentMethod: 'Card on delivery' })
    expect(actor.getSnapshot()).toMatchObject({ value: 'refused', context: { refused: soldOut } })
    actor.send({ type: 'addressChosen', addressId: 'tiyani' })
    expect(actor.getSnapshot()).toMatchObject({ value: 'reviewing', context: { refused: undefined } })
  })

  it('starts with the address and the payment method of an earlier visit', () => {
    const chosen = { addressId: 'tiyani', paymentMethod: 'Card on delivery' } as const

    expect(createActor(checkoutMachine, { input: chosen }).start().getSnapshot().context).toMatchObject(chosen)
  })
})

describe('given an order request without a response', () => {
  const unanswered = async (...answers: PlaceOrder[]) => {
    const checkout = aminasCheckout(refuses(unreachable), ...answers)
    checkout.actor.send(submit('key1'))
    await checkout.reaches('unanswered')
    return checkout
  }

  it('when it is repeated, then the same order is requested with the same key', async () => {
    const { actor, placeOrder, reaches } = await unanswered()

    actor.send({ type: 'orderRepeated', key: 'key2' })
    await reaches('placed')

    const [first, second] = placeOrder.mock.calls
    expect(second).toEqual(first)
  })

  it('when another order is submitted, then it has the same key, so that the shop accepts only one of them', async () => {
    const { actor, keys, reaches } = await unanswered()

    actor.send({ type: 'addressChosen', addressId: 'tiyani' })
    actor.send(submit('key2', { expectedTotal: 30 }))
    await reaches('placed')

    expect(keys()).toEqual(['key1', 'key1'])
  })

  it('when the shop had refused the first request, then the changed order is requested with a new key', async () => {
    const { actor, placeOrder, keys, reaches } = await unanswered(refuses(keyWasUsed('refused')))

    actor.send({ type: 'paymentChosen', paymentMethod: 'Card on delivery' })
    actor.send({ type: 'orderRepeated', key: 'key2' })
    await reaches('placed')

    expect(keys()).toEqual(['key1', 'key1', 'key2'])
    expect(placeOrder.mock.lastCall?.[0]).toMatchObject({ ...order, paymentMethod: 'Card on delivery' })
  })

  it('when the shop had accepted the first request, then the changed order is refused', async () => {
    const { actor, keys, reaches } = await unanswered(refuses(keyWasUsed('taken')))

    actor.send({ type: 'paymentChosen', paymentMethod: 'Card on delivery' })
    actor.send({ type: 'orderRepeated', key: 'key2' })

    expect((await reaches('refused')).context.refused).toEqual(keyWasUsed('taken'))
    expect(keys()).toEqual(['key1', 'key1'])
  })

  it('when the repeated request is refused, then the next order has a new key', async () => {
    const { actor, keys, reaches } = await unanswered(refuses(soldOut))

    actor.send({ type: 'orderRepeated', key: 'key2' })
    await reaches('refused')
    actor.send(submit('key3'))
    await reaches('placed')

    expect(keys()).toEqual(['key1', 'key1', 'key3'])
  })
})

const placing = '0.checkout.placing'

const events: (CheckoutEvent | Answer)[] = [
  { type: 'addressChosen', addressId: 'pimville' },
  { type: 'addressChosen', addressId: undefined },
  { type: 'paymentChosen', paymentMethod: 'Card on delivery' },
  submit('key1'),
  { type: 'orderRepeated', key: 'key2' },
  { type: `xstate.done.actor.${placing}`, output: { orderId: 'order7' }, actorId: placing },
  { type: `xstate.error.actor.${placing}`, error: soldOut, actorId: placing },
  { type: `xstate.error.actor.${placing}`, error: unreachable, actorId: placing },
]

type Answer = { type: `xstate.${string}`; actorId: string; output?: unknown; error?: unknown }

const paths = getSimplePaths(checkoutMachine, {
  input: {},
  // Includes the results of the `placeOrder` actor, which are not part of `CheckoutEvent`.
  events: events as CheckoutEvent[],
  serializeState: ({ value, context: { addressId, paymentMethod, refused } }) =>
    JSON.stringify([value, addressId, paymentMethod, refused?.refusal]),
}).map(({ steps, state }) => ({
  title: `${steps.map(({ event }) => event.type.replace(`.actor.${placing}`, '')).join(', ')}: ${JSON.stringify(state.value)}`,
  steps,
}))

const statesOf = (steps: (typeof paths)[number]['steps']) => steps.map(({ state }) => state)

describe('on every path through the checkout', () => {
  it('every state is reached', () => {
    const reached = new Set(paths.flatMap(({ steps }) => statesOf(steps)).map(({ value }) => value))

    expect([...reached].sort()).toEqual(Object.keys(checkoutMachine.states).sort())
  })

  it.each(paths)('$title', ({ steps }) => {
    const states = statesOf(steps)

    for (const { value, context } of states) {
      if (value === 'placing' || value === 'reviewing') expect(context.addressId).toBe('pimville')
      if (value === 'refused') expect(context).toMatchObject({ refused: soldOut, isUnanswered: false })
      if (value === 'unanswered') expect(context).toMatchObject({ refused: unreachable, isUnanswered: true })
      if (context.refused) expect(['refused', 'unanswered']).toContain(value)
      expect(context.orderId).toBe(value === 'placed' ? 'order7' : undefined)
    }
    expect(states.map(({ value }) => value).indexOf('placed')).toSatisfy(
      (place: number) => place === -1 || place === states.length - 1,
    )
  })
})
