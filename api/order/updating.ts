import type { EventStore, StoredFact } from '#api/eventStore/eventStore.ts'
import { happened, type Ledger, type RepeatableDeed } from '#api/eventStore/handle.ts'
import { namedActor } from '#api/history/actorNames.ts'
import { isRefusal, type Meanwhile } from '#domain/kernel/decision.ts'
import { replay, unwritten } from '#domain/kernel/replay.ts'
import { type UpdateOrder, updateOrder } from '#domain/order/orderCommands.ts'
import { orderMachine, orderStream } from '#domain/order/orderMachine.ts'
import { orderChanges } from './orderAnswer.ts'

/** Edits an order. Where somebody was quicker, the refusal tells what they changed since the editor's version. */
export const updating = (store: EventStore, ledger: Ledger) => {
  return async (orderId: string, edit: UpdateOrder, deed: RepeatableDeed) => {
    const stream = orderStream(orderId)
    const updated = await ledger.handle(orderMachine, stream, deed, (order) => updateOrder(order, edit))
    if (!isRefusal(updated) || updated.refusal !== 'OrderHasChanged') return updated
    const meanwhile = await since(ledger, orderId, await store.readStream(stream), edit.version ?? 0)
    return { ...updated, meanwhile: edit.as === 'Admin' ? meanwhile : { ...meanwhile, by: discreet(meanwhile.by) } }
  }
}

// Customers are told that the shop did it, not which of its people.
const discreet = (by: Meanwhile['by']): Meanwhile['by'] =>
  by.role === 'admin' ? { role: 'admin', id: '', name: 'the shop' } : by

const since = async (
  ledger: Ledger,
  orderId: string,
  facts: readonly StoredFact[],
  version: number,
): Promise<Meanwhile> => {
  const then = orderAfter(orderId, facts.slice(0, version + 1))
  const now = orderAfter(orderId, facts)
  const { by, at } = facts.at(-1)?.meta ?? { by: { role: 'system', id: '' } as const, at: '' }
  return { version: now.revision, at, by: await namedActor(ledger, by), changes: orderChanges(orderId, then, now) }
}

const orderAfter = (orderId: string, facts: readonly StoredFact[]) =>
  replay(
    orderMachine,
    orderStream(orderId),
    facts.map(happened<typeof orderMachine>),
    unwritten(orderMachine, orderStream(orderId)),
  )
