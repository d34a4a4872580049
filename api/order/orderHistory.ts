import { type EventStore, retold, type StoredFact } from '#api/eventStore/eventStore.ts'
import { happened } from '#api/eventStore/handle.ts'
import { opened, TamperedFact } from '#api/eventStore/sealing.ts'
import { brokenLinkIn } from '#api/eventStore/verifyFacts.ts'
import { keepingOf } from '#domain/facts.ts'
import { refuse } from '#domain/kernel/decision.ts'
import { replay, unwritten } from '#domain/kernel/replay.ts'
import { difference } from '#domain/kernel/timeline.ts'
import type { OrderHappened } from '#domain/order/orderEvents.ts'
import { type Order, orderMachine, orderStream } from '#domain/order/orderMachine.ts'
import { orderSentence } from '#domain/order/orderTimeline.ts'
import { orderAnswer } from './orderAnswer.ts'

/** Revisions: the order as it was `at` one, and the difference `from` one `to` another. */
export interface Moments {
  at?: number | undefined
  from?: number | undefined
  to?: number | undefined
}

interface Parts {
  store: EventStore
  /** The facts as they are stored, with their chain. */
  raw: EventStore
  nameOf(customerId: string): string
}

/** An order's audit timeline is its stream, told fact by fact. */
export const orderHistory = ({ store, raw, nameOf }: Parts) => {
  return async (orderId: string, { at, from, to }: Moments) => {
    const stored = await raw.readStream(orderStream(orderId))
    const facts = (await store.readStream(orderStream(orderId))).map((fact, index) => legible(fact, stored[index]))
    const moments = walk(orderStream(orderId), facts)
    const viewAt = (revision: number) => moments[Math.min(revision, facts.length - 1) + 1]
    const order = answerOf(orderId, viewAt(at ?? facts.length - 1))
    if (!order) return refuse('OrderNotFound')

    const compared = from !== undefined && to !== undefined
    return {
      order,
      facts: facts.map((fact, index) => ({
        ...told(fact, nameOf),
        state: moments[index + 1]?.state ?? '',
        changes: changes(orderId, moments[index], moments[index + 1]),
      })),
      intact: brokenLinkIn(stored) === undefined,
      ...(compared && { difference: changes(orderId, viewAt(from), viewAt(to)) }),
    }
  }
}

// Where somebody tampered with what was sealed, the history is told as if it were erased, and is not intact.
const legible = (fact: StoredFact, stored: StoredFact | undefined) => {
  try {
    return retold(fact, {})
  } catch (error) {
    if (!stored || !(error instanceof TamperedFact)) throw error
    return opened(stored, keepingOf, undefined)
  }
}

// The order before its first fact, and after each.
const walk = (stream: string, facts: readonly StoredFact[]) => {
  const moments = [unwritten(orderMachine, stream)]
  for (const fact of facts) moments.push(replay(orderMachine, stream, [happened(fact)], moments.at(-1)))
  return moments
}

const answerOf = (orderId: string, order: Order | undefined) => order && orderAnswer(orderId, order)

const changes = (orderId: string, before: Order | undefined, after: Order | undefined) =>
  difference(comparable(orderId, before), comparable(orderId, after))

// The revision and what is offered follow from the rest.
const comparable = (orderId: string, order: Order | undefined) => {
  const { version: _version, offered: _offered, ...fields } = answerOf(orderId, order) ?? { version: 0, offered: [] }
  return fields
}

const told = (fact: StoredFact, nameOf: (customerId: string) => string) => {
  const { revision, position, id, type, data, meta } = fact
  return {
    revision,
    position,
    id,
    type,
    at: meta.at,
    actor: { ...meta.by, name: meta.by.role === 'system' ? 'the shop' : nameOf(meta.by.id) || meta.by.id },
    sentence: orderSentence(happened(fact) as OrderHappened),
    data,
    correlationId: meta.correlationId,
    causationId: meta.causationId ?? null,
  }
}
