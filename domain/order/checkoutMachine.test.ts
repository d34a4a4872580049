import { describe, expect, it, vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { type CheckoutRefusal, checkoutMachine, type OrderWish } from './checkoutMachine.ts'

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

    expect(amina.getSnapshot().value).toBe('reviewing')
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

    amina.send({ type: 'paymentOpened' })
    amina.send({ type: 'paymentKept' })

    expect(amina.getSnapshot()).toMatchObject({ value: 'reviewing', context: { paymentMethod: 'Cash on Delivery' } })
  })
})
