import type { EventStore, StoredFact } from '#api/eventStore/eventStore.ts'
import type { Ledger } from '#api/eventStore/ledger.ts'
import type { IdempotentContext } from '#api/eventStore/recordCommand.ts'
import { toRecordedFact } from '#api/eventStore/recordedFact.ts'
import { namedActor } from '#api/history/actorNames.ts'
import { type ConcurrentChange, isRefusal } from '#domain/kernel/decision.ts'
import { emptyRecord, replay } from '#domain/kernel/replay.ts'
import { type UpdateOrder, updateOrder } from '#domain/order/orderCommands.ts'
import { orderMachine, orderStream } from '#domain/order/orderMachine.ts'
import { orderChanges } from './orderView.ts'

/** Edits an order. If somebody else changed it first, the refusal contains what changed since the editor's version. */
export const openOrderUpdate = (store: EventStore, ledger: Ledger) => {
  return async (orderId: string, edit: UpdateOrder, context: IdempotentContext) => {
    const stream = orderStream(orderId)
    const updated = await ledger.handle(orderMachine, stream, context, (order) => updateOrder(order, edit))
    if (!isRefusal(updated) || updated.refusal !== 'OrderHasChanged') return updated
    const concurrentChange = await changesSince(ledger, orderId, await store.readStream(stream), edit.version ?? 0)
    return {
      ...updated,
      concurrentChange:
        edit.as === 'Admin' ? concurrentChange : { ...concurrentChange, by: withoutAdminName(concurrentChange.by) },
    }
  }
}

// Customers learn that the shop changed the order, not which admin.
const withoutAdminName = (by: ConcurrentChange['by']): ConcurrentChange['by'] =>
  by.role === 'admin' ? { role: 'admin', id: '', name: 'the shop' } : by

const changesSince = async (
  ledger: Ledger,
  orderId: string,
  facts: readonly StoredFact[],
  version: number,
): Promise<ConcurrentChange> => {
  const before = orderAt(orderId, facts.slice(0, version + 1))
  const after = orderAt(orderId, facts)
  const { by, at } = facts.at(-1)?.meta ?? { by: { role: 'system', id: '' } as const, at: '' }
  return {
    version: after.revision,
    at,
    by: await namedActor(ledger, by),
    changes: orderChanges(orderId, before, after),
  }
}

const orderAt = (orderId: string, facts: readonly StoredFact[]) =>
  replay(
    orderMachine,
    orderStream(orderId),
    facts.map(toRecordedFact<typeof orderMachine>),
    emptyRecord(orderMachine, orderStream(orderId)),
  )
