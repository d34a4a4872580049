import { randomUUID } from 'node:crypto'
import type { Agent } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { bookingIdOf } from '#api/booking/bookingIds.ts'
import { aminasHouse } from '#domain/testing/fixtures.ts'
import { aminasBooking } from '#domain/testing/providerFixtures.ts'
import type { SeededRandom } from '#harness/seededRandom.ts'
import type { AnsweredBooking, WantedTime } from '#verification/invariants/bookingLog.ts'
import type { AnswerLog } from './answerLog.ts'
import { type HttpVisitor, ignoreConnectionLoss, postJson, withAgent } from './httpConnection.ts'

interface HttpBookerOptions {
  customerId: string
  token: string
  /** Access token of an admin. */
  admin: string
  /** The times that everybody wants. */
  times: readonly WantedTime[]
  random: SeededRandom
  answerLog: AnswerLog
  /** Counts down: every change is a mail, and the outbox keeps a thousand. */
  budget: { changes: number }
}

interface Attempt {
  path: 'bookings/request' | 'bookings/update'
  token: string
  key: string
  querydata: object
}

/** Refusals of somebody who wants what others have, or what they have themselves. */
export const expectedRefusals = ['SlotIsTaken', 'BookingMoveIsImpossible']

/** A customer over HTTP who requests, moves and cancels bookings, has them confirmed, and mostly repeats a request that got no answer. */
export const openHttpBooker = (options: HttpBookerOptions): HttpVisitor => {
  const { customerId, token, admin, times, random, answerLog, budget } = options
  const { clientLog, unexpectedAnswers } = answerLog
  const { bookings } = clientLog
  /** The request that got no answer. */
  let unanswered: Attempt | undefined

  const ownBookings = () => [...bookings.made].filter((id) => bookings.requestOf(id)?.customerId === customerId)

  const newRequest = (): Attempt => {
    const key = randomUUID()
    const wish = random.pick(times)
    bookings.recordRequest({ customerId, bookingId: bookingIdOf(customerId, key) }, wish)
    const querydata = { ...wish, address: aminasHouse, phone: aminasBooking.phone, note: '' }
    return { path: 'bookings/request', token, key, querydata }
  }

  const newEdit = (id: string): Attempt => {
    const edit = { path: 'bookings/update', token, key: randomUUID() } as const
    if (random.happens(0.3)) return { ...edit, token: admin, querydata: { id, status: 'Confirmed' } }
    if (random.happens(0.6)) return { ...edit, querydata: { id, start: random.pick(times).start } }
    return { ...edit, querydata: { id, status: 'Canceled', reason: 'the geyser stopped' } }
  }

  const send = async (agent: Agent, url: string, attempt: Attempt) => {
    unanswered = attempt
    const { path, querydata, ...sender } = attempt
    const body = Buffer.from(JSON.stringify({ querydata }))
    const { status, json } = await postJson(agent, { ...sender, url: `${url}/${path}`, body })
    unanswered = undefined
    if (status === 200) for (const booking of [json.result].flat()) recordBooking(attempt, booking)
    else if (expectedRefusals.includes(json.refusal)) clientLog.recordRefusal(json.refusal)
    // Whoever asks again at once is told that the first request may still be running: whether it was is unknown.
    else if (json.refusal !== 'KeyIsRunning')
      unexpectedAnswers.push(`${path} was answered with ${json.refusal ?? status}`)
  }

  const recordBooking = ({ path }: Attempt, booking: AnsweredBooking) => {
    if (path === 'bookings/request') bookings.recordMade(booking.id)
    bookings.recordBooking(booking)
  }

  const retryUnanswered = async (agent: Agent, url: string) => {
    if (!unanswered) return
    answerLog.retries += 1
    await send(agent, url, unanswered)
  }

  const changeOnce = async (agent: Agent, url: string) => {
    if (budget.changes <= 0) return
    budget.changes -= 1
    const own = ownBookings()
    await send(agent, url, own.length > 0 && random.happens(0.6) ? newEdit(random.pick(own)) : newRequest())
  }

  const visit = async (agent: Agent, url: string) => {
    if (random.happens(0.7)) await retryUnanswered(agent, url)
    do {
      await changeOnce(agent, url)
      await pause(random.below(150))
    } while (!random.happens(0.2))
  }

  return {
    visitUntilGone: (url) => withAgent((agent) => visit(agent, url)).catch(ignoreConnectionLoss),
    finish: (url) => withAgent((agent) => retryUnanswered(agent, url)),
  }
}
