import { describe, expect, it, vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { getSimplePaths } from 'xstate/graph'
import { type CheckoutEvent, type CheckoutRefusal, checkoutMachine, type OrderWish } from './checkoutMachine.ts'

const checkout = (placeOrder: (wish: OrderWish) => Promise<{ orderId: string }>) => {
  const wired = checkoutMachine.provide({
    actors: { placeOrder: fromPromise<{ orderId: string }, OrderWish>(({ input }) => placeOrder(input)) },
  })
  return createActor(wired, { input: { key: 'review-1' } }).start()
}

const soldOut: CheckoutRefusal = {
  refusal: 'OutOfStock',
  message: 'Blue kettle is sold out',
  details: { product: 'Blue kettle', left: 0 },
}

describe('the checkout', () => {
  it('places no order without an address', () => {
    const placeOrder = vi.fn(async () => ({ orderId: 'order-7' }))
    const amina = checkout(placeOrder)

    amina.send({ type: 'orderWished', expectedTotal: 449, key: 'review-1' })

    expect(amina.getSnapshot().value).toBe('choosingAddress')
    expect(placeOrder).not.toHaveBeenCalled()
  })

  it('asks once, however often the button is pressed, and remembers the order', async () => {
    const placeOrder = vi.fn(async (_wish: OrderWish) => ({ orderId: 'order-7' }))
    const amina = checkout(placeOrder)

    amina.send({ type: 'addressChosen', addressId: 'pimville' })
    amina.send({ type: 'orderWished', expectedTotal: 449, key: 'review-1' })
    amina.send({ type: 'orderWished', expectedTotal: 449, key: 'review-2' })
    const placed = await waitFor(amina, (snapshot) => snapshot.matches('placed'))

    expect(placed.context.orderId).toBe('order-7')
    expect(placeOrder.mock.calls).toEqual([
      [{ addressId: 'pimville', paymentMethod: 'Cash on Delivery', key: 'review-1', expectedTotal: 449 }],
    ])
  })

  it('keeps the address and the payment method when the shop says no', async () => {
    const amina = checkout(() => Promise.reject(soldOut))

    amina.send({ type: 'addressChosen', addressId: 'pimville' })
    amina.send({ type: 'paymentOpened' })
    amina.send({ type: 'paymentChosen', paymentMethod: 'Card on delivery' })
    amina.send({ type: 'orderWished', expectedTotal: 449, key: 'review-1' })
    const { context } = await waitFor(amina, (snapshot) => snapshot.matches('refused'))

    expect(context).toMatchObject({ addressId: 'pimville', paymentMethod: 'Card on delivery', refused: soldOut })
  })

  it('leaves the payment method alone when its dialog is closed', () => {
    const amina = checkout(() => Promise.reject(soldOut))

    amina.send({ type: 'addressChosen', addressId: 'pimville' })
    amina.send({ type: 'paymentOpened' })
    amina.send({ type: 'paymentKept' })

    expect(amina.getSnapshot()).toMatchObject({ value: 'reviewing', context: { paymentMethod: 'Cash on Delivery' } })
  })

  it('still tells what was refused after another payment method was chosen', async () => {
    const amina = checkout(() => Promise.reject(soldOut))
    amina.send({ type: 'addressChosen', addressId: 'pimville' })
    amina.send({ type: 'orderWished', expectedTotal: 449, key: 'review-1' })
    await waitFor(amina, (snapshot) => snapshot.matches('refused'))

    amina.send({ type: 'paymentOpened' })
    amina.send({ type: 'paymentChosen', paymentMethod: 'Card on delivery' })

    expect(amina.getSnapshot()).toMatchObject({ value: 'refused', context: { refused: soldOut } })
  })

  it('goes on with what was chosen before', () => {
    const amina = createActor(checkoutMachine, {
      input: { key: 'review-1', addressId: 'tiyani', paymentMethod: 'Card on delivery' },
    }).start()

    expect(amina.getSnapshot().context).toMatchObject({ addressId: 'tiyani', paymentMethod: 'Card on delivery' })
  })
})

const placing = '0.checkout.placing'

const deeds: (CheckoutEvent | Answer)[] = [
  { type: 'addressChosen', addressId: 'pimville' },
  { type: 'addressChosen', addressId: undefined },
  { type: 'paymentOpened' },
  { type: 'paymentKept' },
  { type: 'paymentChosen', paymentMethod: 'Card on delivery' },
  { type: 'orderWished', expectedTotal: 449, key: 'review-1' },
  { type: `xstate.done.actor.${placing}`, output: { orderId: 'order-7' }, actorId: placing },
  { type: `xstate.error.actor.${placing}`, error: soldOut, actorId: placing },
]

type Answer = { type: `xstate.${string}`; actorId: string; output?: unknown; error?: unknown }

const walks = getSimplePaths(checkoutMachine, {
  input: { key: 'review-1' },
  // The shop's answers come from outside here.
  events: deeds as CheckoutEvent[],
  serializeState: ({ value, context: { addressId, paymentMethod, refused } }) =>
    JSON.stringify([value, addressId, paymentMethod, refused?.refusal]),
}).map(({ steps, state }) => ({
  title: `${steps.map(({ event }) => event.type.replace(`.actor.${placing}`, '')).join(', ')}: ${JSON.stringify(state.value)}`,
  steps,
}))

const walked = (steps: (typeof walks)[number]['steps']) => steps.map(({ state }) => state)

describe('on every way through the checkout', () => {
  it('every state is reached', () => {
    const reached = new Set(walks.flatMap(({ steps }) => walked(steps)).map(({ value }) => value))

    expect([...reached].sort()).toEqual(Object.keys(checkoutMachine.states).sort())
  })

  it.each(walks)('$title', ({ steps }) => {
    const states = walked(steps)

    for (const { value, context } of states) {
      if (value === 'placing' || value === 'reviewing') expect(context.addressId).toBe('pimville')
      if (value === 'refused') expect(context.refused).toBe(soldOut)
      if (context.refused) expect(['refused', 'choosingPayment']).toContain(value)
      expect(context.orderId).toBe(value === 'placed' ? 'order-7' : undefined)
    }
    expect(states.map(({ value }) => value).indexOf('placed')).toSatisfy(
      (place: number) => place === -1 || place === states.length - 1,
    )
  })
})
