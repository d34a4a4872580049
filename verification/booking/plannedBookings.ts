import { randomUUID } from 'node:crypto'
import { bookingIdOf } from '#api/booking/bookingIds.ts'
import { slotsOn } from '#domain/booking/slots.ts'
import { thabosPlumbing } from '#domain/testing/providerFixtures.ts'
import { openBookingClient } from '#verification/clients/bookingClient.ts'
import { requestContext } from '#verification/clients/requestContext.ts'
import type { ClientLog } from '#verification/invariants/clientLog.ts'
import { callNode } from '#verification/ordering/callNode.ts'
import type { Turn } from '#verification/ordering/faultyStore.ts'
import type { PlannedCall } from '#verification/ordering/plan.ts'
import type { BookingNode } from './bookingNode.ts'
import type { BookingAdminStep, CustomerStep } from './bookingPlan.ts'

/** The run of one plan: two nodes, with the provider, the customers and the log of this run. */
export interface BookingPlanRun {
  /** The node of a place (0 or 1), started again if it crashed. */
  nodeAt(place: number): BookingNode
  turn: Turn
  /** Lets seconds pass on all clocks. */
  wait(seconds: number): void
  /** Whether customers and admin are done. */
  isOver(): boolean
  clientLog: ClientLog
  customers: readonly string[]
  providerId: string
}

// Two times of one day, and one of another.
const starts = [
  ...slotsOn(thabosPlumbing, '2026-11-24').slice(0, 2),
  ...slotsOn(thabosPlumbing, '2026-11-25').slice(0, 1),
]

/** Runs the steps of a customer, one after the other. */
export const runCustomer = async (run: BookingPlanRun, customer: number, steps: readonly CustomerStep[]) => {
  const customerId = run.customers[customer] ?? ''
  for (const step of steps) {
    run.wait(step.pause)
    const client = clientOf(run, step, { customerId, role: 'Customer' })
    const wish = { providerId: run.providerId, start: starts[step.time]?.start ?? '' }
    const { key, id } = bookingOf(customerId, step.key)
    if (step.does === 'hold' || step.does === 'leave') await client[step.does](wish)
    else if (step.does === 'request') await client.request({ customerId, key, bookingId: id, ...wish })
    else if (step.does === 'cancel') await client.edit({ id, status: 'Canceled' }, `${id}-cancel`)
    else await client.edit({ id, start: wish.start }, step.moveKey === null ? undefined : `${id}-move-${step.moveKey}`)
  }
}

/** Runs the steps of an admin, one after the other. */
export const runAdminEdits = async (run: BookingPlanRun, steps: readonly BookingAdminStep[]) => {
  for (const step of steps) {
    const { id } = bookingOf(run.customers[step.customer] ?? '', step.key)
    await clientOf(run, step, { customerId: 'themba', role: 'Admin' }).edit({ id, status: step.status }, randomUUID())
  }
}

/** The ids of all bookings that a plan may request. */
export const plannedBookingIds = ({ customers }: Pick<BookingPlanRun, 'customers'>) =>
  customers.flatMap((customerId) => [0, 1].map((number) => bookingOf(customerId, number).id))

const bookingOf = (customerId: string, number: number) => {
  const key = `${customerId}-key-${number}`
  return { key, id: bookingIdOf(customerId, key) }
}

/** The client of one planned call: it sends to the node of the plan, and a retry sends the same context. */
const clientOf = (
  { nodeAt, clientLog }: BookingPlanRun,
  { node, retries }: PlannedCall,
  sender: { customerId: string; role: 'Customer' | 'Admin' },
) =>
  openBookingClient({
    clientLog,
    send: (_, work, key) => {
      const context = requestContext({ ...sender, correlationId: randomUUID(), key })
      return callNode(
        () => nodeAt(node),
        retries,
        (routes) => work(routes, context),
      )
    },
  })
