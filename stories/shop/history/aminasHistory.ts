import { machineAfter } from '#stories/flows/machineIn.ts'
import { aminasFacts } from '#stories/lives/aminasOrder.ts'
import type { Actor, TimelineFact } from '#ui-kit/shop/audit/timelineFact.ts'
import type { Machine } from '#ui-kit/shop/history/chart.ts'

export const amina: Actor = { role: 'customer', name: 'Amina Daniels' }
export const thandi: Actor = { role: 'admin', name: 'Thandi Nkosi' }
export const themba: Actor = { role: 'admin', name: 'Themba Mahlangu' }
export const shop: Actor = { role: 'system', name: 'The shop' }

/** All facts of Amina's order: nine facts over three days. */
export const aminasHistory = aminasFacts

const factOf = (type: string): TimelineFact => {
  const found = aminasHistory.find((fact) => fact.type === type)
  if (!found) throw new Error(`Amina's order has no ${type}`)
  return found
}

export const placed = factOf('OrderPlaced')
export const confirmed = factOf('OrderConfirmed')
export const dispatched = factOf('OrderDispatched')
export const delivered = factOf('OrderDelivered')
export const collected = factOf('PaymentCollected')

/** The state machine of the order at a revision. */
export const aminasMachineAt = (revision: number): Machine =>
  machineAfter(
    'order',
    aminasHistory.slice(0, revision + 1).map(({ type }) => type),
  )

const toRevisionEntry = ({ revision, at, actor, sentence }: TimelineFact) => ({
  revision,
  at,
  sentence: `${actor.name} ${sentence}`,
})

export const aminasRevisions = aminasHistory.map(toRevisionEntry)
