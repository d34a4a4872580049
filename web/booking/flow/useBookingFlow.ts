import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { type Actor, createActor, type SnapshotFrom } from 'xstate'
import type { BookingFlowEvent, BookingFlowRefusal } from '#domain/booking/bookingFlowContext.ts'
import type { bookingFlowMachine } from '#domain/booking/bookingFlowMachine.ts'
import { type Client, useClient } from '#web/state/client.ts'
import { sessionAtom, useSession } from '#web/state/session/session.ts'
import { type Booked, forgetBookingFlow, storeBookingFlow, storedBookingFlow } from './bookingFlowStore.ts'
import { wiredBookingFlow } from './bookingPorts.ts'

interface BookingFlowHandlers {
  onRequested(): void
  onRefused(refused: BookingFlowRefusal | undefined): void
}

/** The flow that runs on the page. */
export interface BookingFlow {
  state: SnapshotFrom<typeof bookingFlowMachine>
  send(event: BookingFlowEvent): void
}

/** Runs the booking flow of this tab for the time in the address. Leaving the page gives a kept time back to others. */
export const useBookingFlow = (booked: Booked, start: string, handlers: BookingFlowHandlers): BookingFlow => {
  const client = useClient()
  const [actor] = useState(() => bookingFlowOf(client, booked))
  const state = useSelector(actor, (snapshot) => snapshot)
  const onRequested = useEffectEvent(handlers.onRequested)
  const onRefused = useEffectEvent(handlers.onRefused)
  const isVerified = useSession().person?.emailVerified === true

  useEffect(() => {
    const subscriptions = [
      actor.on('requested', () => onRequested()),
      actor.on('refused', ({ refused }) => onRefused(refused)),
    ]
    actor.start()
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe()
      actor.send({ type: 'formLeft' })
    }
  }, [actor])
  useEffect(() => actor.send({ type: 'timeChosen', start }), [actor, start])
  useEffect(() => {
    if (isVerified) actor.send({ type: 'emailVerified' })
  }, [actor, isVerified])

  return { state, send: actor.send }
}

type BookingFlowActor = Actor<typeof bookingFlowMachine>

// By client: the flow that was opened last.
const opened = new WeakMap<Client, Booked & { actor: BookingFlowActor }>()

/**
 * The customer's booking of a provider. While a request is on its way it outlives its page: an answer that comes after the customer has gone
 * elsewhere reaches it.
 */
const bookingFlowOf = (client: Client, booked: Booked): BookingFlowActor => {
  const last = opened.get(client)
  const isSame = last?.customerId === booked.customerId && last.providerId === booked.providerId
  if (isSame && last.actor.getSnapshot().matches('requesting')) return last.actor

  last?.actor.stop()
  const actor = createActor(wiredBookingFlow(client), { input: storedBookingFlow(booked) })
  // An answer that comes after the customer has signed out leaves nothing in this tab.
  actor.subscribe((snapshot) => {
    if (client.store.get(sessionAtom).person?.customerId !== booked.customerId) return
    const { context } = snapshot
    if (snapshot.status === 'done') forgetBookingFlow()
    else storeBookingFlow(booked, context, snapshot.matches('requesting') ? context.attempt : undefined)
  })
  opened.set(client, { ...booked, actor })
  return actor
}
