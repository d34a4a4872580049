import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { StoredFact } from '#api/eventStore/eventStore.ts'
import { openLedger } from '#api/eventStore/ledger.ts'
import { agendaStream } from '#domain/booking/agendaMachine.ts'
import { bookingStream } from '#domain/booking/bookingMachine.ts'
import { addProvider } from '#domain/provider/providerCommands.ts'
import { providerMachine, providerStream } from '#domain/provider/providerMachine.ts'
import { monday } from '#domain/testing/fixtures.ts'
import { thabosPlumbing } from '#domain/testing/providerFixtures.ts'
import { encryptStore } from '#harness/encryptStore.ts'
import { openBookingModel } from '#verification/invariants/bookingModel.ts'
import { checkBookings } from '#verification/invariants/checkBookings.ts'
import { openClientLog } from '#verification/invariants/clientLog.ts'
import { snapshotOf } from '#verification/invariants/logSnapshot.ts'
import { assertNoViolation } from '#verification/invariants/violation.ts'
import { callNode, retryUnavailable } from '#verification/ordering/callNode.ts'
import type { OrderingFixture } from '#verification/ordering/orderingNode.ts'
import { followTail, type LogTail } from '#verification/ordering/policyRuns.ts'
import type { OrderingScheduler } from '#verification/ordering/runPlan.ts'
import { type BookingNode, openBookingNode } from './bookingNode.ts'
import type { BookingPlan } from './bookingPlan.ts'
import { type BookingPlanRun, plannedBookingIds, runAdminEdits, runCustomer } from './plannedBookings.ts'

const opening = Date.parse('2026-11-20T08:00:00Z')

/**
 * Runs one plan: customers, an admin and a policy do their steps, each request and answer in its turn, and nodes crash and are started
 * again. Then a healthy policy handles all facts. Throws `InvariantViolation` where an invariant does not hold. Returns the facts.
 */
export const runBookingPlan = async (
  fixture: OrderingFixture,
  plan: BookingPlan,
  { turn, waitFor }: OrderingScheduler,
) => {
  const store = encryptStore(fixture.stores[0])
  const start = await retryUnavailable(store.head)
  const suffix = randomUUID().slice(0, 8)
  const providerId = `thabos-plumbing-${suffix}`
  await listProvider(fixture, providerId)
  let elapsed = 0
  let isOver = false
  const clockOf = (place: number) => () => new Date(opening + (elapsed + (plan.clockErrors[place] ?? 0)) * 1000)
  const remainingFaults = [...plan.appendFaults]
  const nodes = new Map<number, BookingNode>()
  const nodeAt = (place: number) => {
    const node = nodes.get(place)
    if (node && !node.isCrashed()) return node
    const raw = fixture.stores[place === 0 ? 0 : 1]
    const started = openBookingNode({ ...fixture, raw, now: clockOf(place) }, turn, remainingFaults.shift())
    nodes.set(place, started)
    return started
  }
  const run: BookingPlanRun = {
    ...{ nodeAt, turn, providerId, clientLog: openClientLog() },
    customers: ['amina', 'sipho', 'lindiwe'].map((name) => `${name}-${suffix}`),
    isOver: () => isOver,
    wait: (seconds) => {
      elapsed += seconds
    },
  }
  const tail = followTail(store, start, isOf(run))
  const people = Promise.all([
    ...plan.customers.map((steps, index) => runCustomer(run, index, steps)),
    runAdminEdits(run, plan.admin),
  ]).finally(() => {
    isOver = true
  })
  await waitFor(Promise.all([people, reactConcurrently(run, plan, () => tail.after(start))]))
  const healthy = openBookingNode({ ...fixture, raw: fixture.stores[0], now: clockOf(0) }, async () => undefined)
  await runPolicyToEnd(healthy, tail, start)
  const facts = await tail.after(start)
  await tail.close()
  const model = openBookingModel()
  for (const fact of facts) model.apply(fact)
  assertNoViolation(checkBookings(snapshotOf(facts), run.clientLog.bookings))
  return facts
}

const listProvider = ({ stores }: OrderingFixture, providerId: string) => {
  const context = { by: { role: 'admin', id: 'themba' }, correlationId: 'opening' } as const
  return retryUnavailable(() =>
    openLedger(encryptStore(stores[0])).handle(providerMachine, providerStream(providerId), context, (provider) =>
      addProvider(provider, { details: thabosPlumbing, dateAdded: monday }),
    ),
  )
}

/** Lets the policy react while customers are active. A timer is one that is due: as much time as you like may have passed. */
const reactConcurrently = async (
  { nodeAt, turn, isOver }: BookingPlanRun,
  { reactions }: BookingPlan,
  factsSoFar: () => Promise<readonly StoredFact[]>,
) => {
  const factAt = async (index: number) => {
    for (;;) {
      const facts = await factsSoFar()
      if (facts.length > index || isOver()) return facts[index]
      await pause(1)
    }
  }
  for (const { node, retries, fact: index, turns } of reactions) {
    const fact = await factAt(index)
    for (let count = 0; count < turns; count += 1) await turn('the policy waits')
    if (!fact) continue
    await callNode(
      () => nodeAt(node),
      retries,
      () => reactTo(nodeAt(node), fact),
    )
  }
}

/** Lets the policy of a healthy node react to all facts, including those that it appends itself. */
const runPolicyToEnd = async (node: BookingNode, tail: LogTail, start: number) => {
  for (let position = start; ; ) {
    const facts = await tail.after(position)
    if (facts.length === 0) return
    for (const fact of facts) await retryUnavailable(() => reactTo(node, fact))
    position = facts.at(-1)?.position ?? position
  }
}

const reactTo = async ({ reactions }: BookingNode, fact: StoredFact) => {
  const { correlationId } = fact.meta
  const context = { by: { role: 'system', id: 'releaseSlots' }, correlationId, causationId: fact.id } as const
  await reactions[fact.type]?.(fact.data as never, fact, context)
}

/** Whether a fact is of an agenda or a booking of the run: others may write to the same server. */
const isOf = (run: BookingPlanRun) => {
  const bookings = new Set(plannedBookingIds(run).map(bookingStream))
  return ({ stream }: StoredFact) => stream.startsWith(agendaStream(run.providerId, '')) || bookings.has(stream)
}
