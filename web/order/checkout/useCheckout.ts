import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { type Actor, createActor, fromPromise } from 'xstate'
import { type CheckoutRefusal, checkoutMachine, type OrderRequest } from '#domain/order/checkoutMachine.ts'
import { type Client, useClient } from '#web/state/client.ts'
import { storeCheckout, storedCheckout } from './checkoutStore.ts'
import { isSignedIn, placeOrder } from './placeOrder.ts'

interface CheckoutHandlers {
  onPlaced(): void
  onRefused(refused: CheckoutRefusal | undefined): void
}

/** Runs the checkout machine of this tab. An order that was sent just before a reload is sent again with the same key. */
export const useCheckout = (customerId: string, handlers: CheckoutHandlers) => {
  const client = useClient()
  const [actor] = useState(() => checkoutOf(client, customerId))
  const state = useSelector(actor, (snapshot) => snapshot)
  const onPlaced = useEffectEvent(handlers.onPlaced)
  const onRefused = useEffectEvent(handlers.onRefused)

  useEffect(() => {
    const subscriptions = [
      actor.on('placed', () => onPlaced()),
      actor.on('refused', ({ refused }) => onRefused(refused)),
    ]
    actor.start()
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe()
    }
  }, [actor])

  const { order, refused } = state.context
  const placing = state.matches('placing') || state.matches('placed')
  // An undecided order stays on show, although the cart may already have new prices or fewer lines.
  const isUndecided = state.matches('unanswered') || refused?.refusal === 'PriceChanged'
  return { state, send: actor.send, placing, refused, ordered: placing || isUndecided ? order : undefined }
}

type CheckoutActor = Actor<typeof checkoutMachine>

// By client: the checkout that was opened last.
const opened = new WeakMap<Client, { customerId: string; actor: CheckoutActor }>()

/**
 * The customer's checkout. While it places an order it outlives its page: an answer that comes after the customer has gone elsewhere
 * reaches it, so that the order is not sent again and the next one has another key.
 */
const checkoutOf = (client: Client, customerId: string): CheckoutActor => {
  const last = opened.get(client)
  if (last?.customerId === customerId && last.actor.getSnapshot().matches('placing')) return last.actor

  last?.actor.stop()
  const actor = createActor(wiredMachine(client), storedCheckout(customerId, Date.now()))
  // An answer that comes after the customer has signed out leaves nothing in this tab.
  actor.subscribe(() => {
    if (isSignedIn(client, customerId)) storeCheckout(customerId, actor)
  })
  opened.set(client, { customerId, actor })
  return actor
}

const wiredMachine = (client: Client) =>
  checkoutMachine.provide({
    actors: { placeOrder: fromPromise(({ input }: { input: OrderRequest }) => placeOrder(client, input)) },
  })
