import type { FieldChange } from '#ui-kit/shop/audit/timelineFact.ts'
import { actorOf } from '#web/state/history/auditLinks.ts'
import { timeAgo } from '#web/state/history/timeAgo.ts'
import type { HistoryFact } from '#web/state/history/useLoadedFacts.ts'
import { formatOrderChanges } from './formatOrderChanges.ts'

/** What others did with an order after a revision: the last change as a sentence, and all changed fields. */
export const concurrentChange = (facts: readonly HistoryFact[], seenRevision: number, now?: string) => {
  const newFacts = facts.filter(({ revision }) => revision > seenRevision)
  const lastFact = newFacts.findLast(({ type }) => factTexts[type]) ?? newFacts.at(-1)
  return {
    message:
      lastFact &&
      `${actorOf(lastFact.actor).name} ${factTexts[lastFact.type] ?? lastFact.sentence} ${timeAgo(lastFact.at, now)}`,
    changes: formatOrderChanges(mergeChanges(newFacts.flatMap(({ changes }) => changes))),
  }
}

// Several changes of one field become one, from the first value to the last.
const mergeChanges = (changes: readonly FieldChange[]) =>
  [...Map.groupBy(changes, ({ field }) => field)].map(([field, [first, ...more]]) => ({
    field,
    from: first?.from ?? null,
    to: (more.at(-1) ?? first)?.to ?? null,
  }))

const factTexts: Record<string, string> = {
  PaymentMethodChanged: 'changed the payment method of this order',
  ProcessingStarted: 'took this order into processing',
  OrderDispatched: 'dispatched this order',
  TransitStarted: 'reported this order in transit',
  DeliveryDelayed: 'reported a delay of this order',
  OrderDelivered: 'delivered this order',
  OrderCanceled: 'canceled this order',
}
