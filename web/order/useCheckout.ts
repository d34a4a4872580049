import { useMachine } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { fromPromise } from 'xstate'
import { type CheckoutChoice, checkoutMachine, type OrderWish } from '#domain/order/checkoutMachine.ts'
import { type Client, useClient } from '#web/client/client.ts'
import { type AskedOrder, keepAsked, keepChoice, openReview, unanswered } from './keptReview.ts'
import { placeOrder } from './placing.ts'

/** The customer's way through the review. What was asked just before the page went is asked again, with the same key. */
export const useCheckout = (customerId: string) => {
  const client = useClient()
  const [machine] = useState(() => wired(client, customerId))
  const [before] = useState(() => openReview(customerId))
  const [state, send] = useMachine(machine, { input: { key: before.key, ...before.choice } })
  const [asked, setAsked] = useState<AskedOrder>()
  const { addressId, paymentMethod } = state.context
  useKeptChoice(customerId, { addressId, paymentMethod }, state.matches('placed'))

  const ask = (seen: Seen, { addressId, paymentMethod, expectedTotal }: Omit<OrderWish, 'key'>) => {
    const { lines, cartVersion, address, at = Date.now() } = seen
    const review = openReview(customerId)
    const wish = { addressId, paymentMethod, expectedTotal, key: review.key }
    const order = { ...wish, lines, cartVersion, address, at }
    keepAsked(review, order)
    setAsked(order)
    send({ type: 'addressChosen', addressId })
    send({ type: 'paymentOpened' })
    send({ type: 'paymentChosen', paymentMethod })
    send({ type: 'orderWished', expectedTotal, key: review.key })
  }

  const resume = useEffectEvent(() => {
    const lost = unanswered(openReview(customerId), Date.now())
    if (lost) ask(lost, lost)
  })
  useEffect(() => resume(), [])

  const placing = state.matches('placing') || state.matches('placed')
  const refused = state.matches('refused') ? state.context.refused : undefined
  // What was asked for stays on show while the cart changes below it: with new prices, or without what was ordered.
  const isUndecided = refused?.refusal === 'PriceChanged' || refused?.refusal === 'Unreachable'
  const ordered = placing || isUndecided ? asked : undefined
  return { state, send, ask, asked, placing, refused, ordered }
}

/** The cart and the address as they are on the screen; `at`, where they were asked for before, the first time. */
export type Seen = Pick<AskedOrder, 'lines' | 'cartVersion' | 'address'> & Partial<Pick<AskedOrder, 'at'>>

// A reload, or a login after a long pause, finds what was chosen.
const useKeptChoice = (customerId: string, { addressId, paymentMethod }: CheckoutChoice, isOver: boolean) =>
  useEffect(() => {
    if (!isOver) keepChoice(openReview(customerId), { addressId, paymentMethod })
  }, [customerId, addressId, paymentMethod, isOver])

const wired = (client: Client, customerId: string) =>
  checkoutMachine.provide({
    actors: { placeOrder: fromPromise(({ input }: { input: OrderWish }) => placeOrder(client, customerId, input)) },
  })
