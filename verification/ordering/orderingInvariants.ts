import type { StoredFact } from '#api/eventStore/eventStore.ts'
import type { Order } from '#domain/order/orderMachine.ts'
import { deliveryTerms } from '#harness/shop/testShopSettings.ts'
import { checkShop } from '#verification/invariants/checkShop.ts'
import { snapshotOf } from '#verification/invariants/logSnapshot.ts'
import { openReferenceModel } from '#verification/invariants/referenceModel.ts'
import { assertInvariant, assertNoViolation } from '#verification/invariants/violation.ts'
import type { PlanRun } from './planRun.ts'

/** Applies all facts to the reference model and checks them against the client log. Throws `InvariantViolation` or `BrokenHistory`. */
export const assertOrderingInvariants = (facts: readonly StoredFact[], { clientLog, seenRevisions }: PlanRun) => {
  const reference = openReferenceModel(clientLog, deliveryTerms)
  for (const fact of facts) reference.apply(fact)
  const snapshot = snapshotOf(facts)
  assertNoViolation(checkShop(snapshot, clientLog, reference.initialQuantities()))
  for (const [id, order] of snapshot.orders) assertPaidOnce(id, order, facts)
  assertNoBlindEdits(facts, seenRevisions)
}

const assertPaidOnce = (id: string, order: Order, facts: readonly StoredFact[]) => {
  const payments = facts.filter(({ type, stream }) => type === 'PaymentCollected' && stream === order.stream).length
  const isDelivered = order.is('delivered')
  assertInvariant(
    payments === (isDelivered ? 1 : 0),
    'an order is paid once, on delivery',
    () => `${id}, ${order.state}: ${payments}`,
  )
  const { collected, placed } = order.context
  const due = isDelivered ? placed?.total : 0
  assertInvariant(
    collected === due,
    'what is collected is what the order costs',
    () => `${collected} of ${due} for ${id}`,
  )
}

/** Asserts that an edit with a version is made on exactly that version, or not at all. */
const assertNoBlindEdits = (facts: readonly StoredFact[], seenRevisions: ReadonlyMap<string, number>) => {
  const edits = Map.groupBy(
    facts.filter(({ stream, meta }) => stream.startsWith('order-') && seenRevisions.has(meta.correlationId)),
    ({ meta }) => meta.correlationId,
  )
  for (const [edit, [first]] of edits)
    assertInvariant(
      first?.revision === (seenRevisions.get(edit) ?? 0) + 1,
      'nobody overwrites what they have not seen',
      () => `${first?.stream} ${first?.revision} after ${seenRevisions.get(edit)} was seen`,
    )
}
