import { fromPromise } from 'xstate'
import type { BookingAttempt, BookingFlowRefusal, HeldSlot, SlotToHold } from '#domain/booking/bookingFlowContext.ts'
import { bookingFlowMachine } from '#domain/booking/bookingFlowMachine.ts'
import type { Client } from '#web/state/client.ts'
import { asCallFailed, type CallFailed } from '#web/state/http/callFailed.ts'
import { freeTimesQueries } from '#web/state/live/followedSlots.ts'

/** The flow machine with the calls of the shop as its ports. */
export const wiredBookingFlow = (client: Client) => {
  // A slot is given back after the shop has answered that it is kept: the two calls could overtake each other.
  let lastHold: Promise<unknown> = Promise.resolve()
  const holdTime = (wish: SlotToHold) => {
    const holding = sendHold(client, wish)
    lastHold = holding.catch(() => undefined)
    return holding
  }
  const releaseTime = async (slot: SlotToHold) => {
    await lastHold
    await client.shop.send('POST bookings/leave', { querydata: slot }).catch(() => undefined)
    client.queryCache.invalidate(...freeTimesQueries(slot.providerId))
  }

  return bookingFlowMachine.provide({
    actors: {
      holdTime: fromPromise(({ input }: { input: SlotToHold }) => holdTime(input)),
      holdEnd: fromPromise(({ input, signal }: { input: string; signal: AbortSignal }) => waitUntil(input, signal)),
      requestBooking: fromPromise(({ input }: { input: BookingAttempt }) => requestBooking(client, input)),
    },
    actions: { releaseTime: (_, slot) => void releaseTime(slot) },
  })
}

const sendHold = async ({ shop }: Client, wish: SlotToHold): Promise<HeldSlot> => {
  try {
    return (await shop.send('POST bookings/hold', { querydata: wish })).result
  } catch (thrown) {
    throw toFlowRefusal(asCallFailed(thrown))
  }
}

const requestBooking = async ({ shop, queryCache }: Client, { key, ...querydata }: BookingAttempt) => {
  try {
    const { result } = await shop.send('POST bookings/request', { querydata }, { idempotencyKey: key })
    queryCache.invalidate('GET bookings/', ...freeTimesQueries(querydata.providerId))
    return result
  } catch (thrown) {
    throw toFlowRefusal(asCallFailed(thrown))
  }
}

/** Resolves at a moment, ISO 8601. */
const waitUntil = (moment: string, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, Date.parse(moment) - Date.now())
    signal.addEventListener('abort', () => clearTimeout(timer))
  })

const toFlowRefusal = (failure: CallFailed): BookingFlowRefusal => {
  const { status, refusal, errors = [], offered = [] } = failure.reason
  const isAnswered = refusal !== undefined && failure.isDecided
  return {
    refusal: isAnswered ? refusal : 'Unreachable',
    message: failure.message,
    errors: [...errors],
    offered: [...offered],
    isMissing: status === 404,
  }
}
