import { openAgendas } from '#api/booking/agendas.ts'
import { bookingIdOf } from '#api/booking/bookingIds.ts'
import { openBookingRequest } from '#api/booking/requestBooking.ts'
import type { EventStore } from '#api/eventStore/eventStore.ts'
import { openLedger } from '#api/eventStore/ledger.ts'
import { isRefusal, type Refusal } from '#domain/kernel/decision.ts'
import { addProvider } from '#domain/provider/providerCommands.ts'
import { providerMachine, providerStream } from '#domain/provider/providerMachine.ts'
import { aminasHouse, monday } from '#domain/testing/fixtures.ts'
import { aminasBooking, thabosPlumbing } from '#domain/testing/providerFixtures.ts'
import { encryptStore } from '#harness/encryptStore.ts'
import { randomFractions } from '#harness/seededRandom.ts'
import { type BookingLog, openBookingLog } from '#verification/invariants/bookingLog.ts'
import type { NodeStores } from '#verification/nodeStores.ts'

export interface SlotRushOptions {
  attempts: number
  seed: number
}

/** The answers that the customers got. */
export interface SlotRushOutcome {
  bookings: BookingLog
  refusals: readonly Refusal[]
  /** Offered times that a customer who came afterwards could not hold. */
  notFree: readonly string[]
  seconds: number
}

/** Tuesday at nine, which everybody wants, with a provider whose other times are free. */
export const wanted = { providerId: 'thabos-plumbing', start: aminasBooking.start }

const now = () => new Date('2026-11-20T08:00:00Z')
const maxTries = 5

/**
 * Lets many customers request one slot at once, half of them at each of two nodes. A tenth of the requests goes to both nodes at the same
 * time. Afterwards somebody holds each time that was offered instead.
 */
export const runSlotRush = async (
  { stores }: NodeStores,
  { attempts, seed }: SlotRushOptions,
): Promise<SlotRushOutcome> => {
  const nodes = [openNode(stores[0]), openNode(stores[1])] as const
  await nodes[0].listProvider()
  const bookings = openBookingLog()
  const refusals: Refusal[] = []
  const next = randomFractions(seed)

  const attempt = async (number: number) => {
    const request = requestOf(`customer-${number}`)
    bookings.recordRequest(request, wanted)
    const chosen = next() < 0.1 ? nodes : [nodes[number % 2 === 0 ? 0 : 1]]
    const answers = await Promise.all(chosen.map((node) => withRetries(() => node.request(request))))
    for (const answer of answers) if (!isRefusal(answer)) bookings.recordMade(answer.bookingId)
    // Who clicked twice is refused twice.
    refusals.push(...answers.flatMap((answer) => (isRefusal(answer) ? [answer] : [])).slice(0, 1))
  }

  const start = performance.now()
  await Promise.all(Array.from({ length: attempts }, (_, number) => attempt(number)))
  const seconds = (performance.now() - start) / 1000
  const offered = new Set(refusals.flatMap((refusal) => refusal.offered ?? []))
  const notFree: string[] = []
  for (const time of offered) if (!(await nodes[0].canHold(time))) notFree.push(time)
  return { bookings, refusals, notFree, seconds }
}

type SlotRequest = ReturnType<typeof requestOf>

const requestOf = (customerId: string) => ({ customerId, key: 'one', bookingId: bookingIdOf(customerId, 'one') })

/** A node of the shop that takes bookings, with its own ledger and caches. */
const openNode = (raw: EventStore) => {
  const ledger = openLedger(encryptStore(raw), now)
  const agendas = openAgendas(ledger, now)
  const requestBooking = openBookingRequest({ ledger, agendas })
  return {
    listProvider: () =>
      ledger.handle(providerMachine, providerStream(wanted.providerId), contextOf('themba'), (provider) =>
        addProvider(provider, { details: thabosPlumbing, dateAdded: monday }),
      ),
    request: ({ customerId, key }: SlotRequest) =>
      requestBooking(
        { ...wanted, address: aminasHouse, phone: aminasBooking.phone, note: '' },
        { customerId, role: 'Customer', sessionId: customerId, emailVerified: true },
        key,
        contextOf(customerId),
      ),
    canHold: async (start: string) => {
      const customerId = `latecomer-${start}`
      return !isRefusal(await agendas.hold({ ...wanted, start, customerId }, contextOf(customerId)))
    },
  }
}

const contextOf = (id: string) => ({ by: { role: 'customer', id } as const, correlationId: id })

/** Repeats a failed request, as a browser does. */
const withRetries = async <Answer>(work: () => Promise<Answer>, tries = maxTries): Promise<Answer> => {
  try {
    return await work()
  } catch (error) {
    if (tries === 1) throw error
    return withRetries(work, tries - 1)
  }
}
