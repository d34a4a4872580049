import type { Change } from '#ui-kit/shop/audit/timelineFact.ts'
import { actorOf } from '#web/client/actorOf.ts'
import type { ToldFact } from '#web/client/recordHistory.ts'
import { timeAgo } from '#web/client/timeAgo.ts'
import { changesInWords } from './fieldWords.ts'

/** What others did with an order after a revision: the last of it in a sentence, and all that is another way since. */
export const meanwhileWords = (facts: readonly ToldFact[], seen: number, now?: string) => {
  const since = facts.filter(({ revision }) => revision > seen)
  const told = since.findLast(({ type }) => deeds[type]) ?? since.at(-1)
  return {
    words: told && `${actorOf(told.actor).name} ${deeds[told.type] ?? told.sentence} ${timeAgo(told.at, now)}`,
    changes: changesInWords(merged(since.flatMap(({ changes }) => changes))),
  }
}

// Of a field that changed twice, from where it was to where it is.
const merged = (changes: readonly Change[]) =>
  [...Map.groupBy(changes, ({ field }) => field)].map(([field, [first, ...more]]) => ({
    field,
    from: first?.from ?? null,
    to: (more.at(-1) ?? first)?.to ?? null,
  }))

const deeds: Record<string, string> = {
  PaymentMethodChanged: 'changed the payment method of this order',
  ProcessingStarted: 'took this order into processing',
  OrderDispatched: 'dispatched this order',
  TransitStarted: 'reported this order in transit',
  DeliveryDelayed: 'reported a delay of this order',
  OrderDelivered: 'delivered this order',
  OrderCanceled: 'canceled this order',
}
