import { bookingIdOf } from '#api/booking/bookingIds.ts'
import type { SeededRandom } from '#harness/seededRandom.ts'
import { openBookingClient } from '#verification/clients/bookingClient.ts'
import type { ClientLog } from '#verification/invariants/clientLog.ts'
import type { Browser } from './browser.ts'
import { wantedStarts } from './fewSlots.ts'
import { retryUnanswered } from './retryUnanswered.ts'

export interface BookerClient {
  customerId: string
  browser: Browser
  random: SeededRandom
  clientLog: ClientLog
  providers: readonly string[]
}

/** Runs a customer who holds, requests, moves and cancels bookings, and repeats requests that got no answer, some of them late. */
export const runBooker = async (booker: BookerClient, visits: number) => {
  const moves: Move[] = []
  for (let done = 0; done < visits; done += 1) {
    await booker.browser.pause(2000)
    await booker.random.pick([book, book, book, move, move, repeatMove, cancel])(booker, { number: done, moves })
  }
}

interface Visit {
  number: number
  /** The moves so far, the newest last. */
  moves: Move[]
}

interface Move {
  id: string
  start: string
  version?: number
  key?: string
}

const book = async (booker: BookerClient, { number }: Visit) => {
  const { customerId, browser, random } = booker
  const key = `${customerId}-booking-${number}`
  const request = { customerId, key, bookingId: bookingIdOf(customerId, key), ...randomWish(booker) }
  const client = clientOf(booker)
  if (random.happens(0.5)) {
    await client.hold(request)
    // Sometimes the hold is over before the form is filled.
    await browser.pause(random.happens(0.1) ? 400_000 : 3000)
    if (random.happens(0.2)) {
      await client.leave(request)
      return
    }
  }
  const send = () => retryUnanswered(booker, () => client.request(request))
  // A double click.
  await (random.happens(0.15) ? Promise.all([send(), send()]) : send())
  if (random.happens(0.1)) await send()
  if (random.happens(0.05)) await client.request({ ...request, ...randomWish(booker) })
}

const move = async (booker: BookerClient, { number, moves }: Visit) => {
  const { customerId, random, clientLog } = booker
  const id = ownBooking(booker)
  if (id === undefined) return
  const version = clientLog.bookings.shown.findLast((each) => each.id === id)?.version ?? 0
  const wished: Move = {
    id,
    start: randomWish(booker).start,
    ...(random.happens(0.3) && { version }),
    ...(random.happens(0.8) && { key: `${customerId}-move-${number}` }),
  }
  moves.push(wished)
  const send = () => sendMove(booker, wished)
  await (random.happens(0.15) ? Promise.all([send(), send()]) : send())
  // Another body under the same key.
  if (random.happens(0.05)) await sendMove(booker, { ...wished, start: randomWish(booker).start })
}

/** A browser that sends an earlier move once more, for which it never got an answer. */
const repeatMove = async (booker: BookerClient, { moves }: Visit) => {
  if (moves.length > 0) await sendMove(booker, booker.random.pick(moves))
}

const sendMove = (booker: BookerClient, { key, ...edit }: Move) =>
  retryUnanswered(booker, () => clientOf(booker).edit(edit, key))

const cancel = async (booker: BookerClient, { number }: Visit) => {
  const id = ownBooking(booker)
  if (id === undefined) return
  const edit = { id, status: 'Canceled', reason: 'the geyser stopped' } as const
  await retryUnanswered(booker, () => clientOf(booker).edit(edit, `${booker.customerId}-cancel-${number}`))
}

const clientOf = ({ browser, clientLog }: BookerClient) => openBookingClient({ send: browser.ask, clientLog })

const randomWish = ({ random, providers }: BookerClient) => ({
  providerId: random.pick(providers),
  start: random.pick(wantedStarts),
})

const ownBooking = ({ customerId, random, clientLog: { bookings } }: BookerClient) => {
  const own = [...bookings.made].filter((id) => bookings.requestOf(id)?.customerId === customerId)
  return own.length > 0 ? random.pick(own) : undefined
}
