import type { z } from 'zod'
import type { Ledger } from '#api/eventStore/ledger.ts'
import type { CommandResult, IdempotentContext } from '#api/eventStore/recordCommand.ts'
import { isRefusal, type Refusal } from '#domain/kernel/decision.ts'
import { previewRecord } from '#domain/kernel/replay.ts'
import type { BulkOrderRequest, BulkOrderResult } from '#domain/order/bulkOrderForm.ts'
import { type Order, orderMachine, orderStream } from '#domain/order/orderMachine.ts'
import { orderStatusOf, shippingStatusOf } from '#domain/order/orderStatus.ts'
import { transitionInBulk } from '#domain/order/transitionInBulk.ts'
import { type RefusalName, refusalMessage } from '#domain/refusalMessages.ts'

type BulkRequest = z.output<typeof BulkOrderRequest>

/** Applies one transition to many orders, each by its own command. With `dryRun` it only reports what would happen. */
export const openBulkTransition = (ledger: Ledger) => {
  return async ({ ids, move, reason, dryRun }: BulkRequest, context: IdempotentContext) => {
    const decide = (order: Order) => transitionInBulk(order, move, reason)

    const preview = async (stream: string) => {
      const order = await ledger.load(orderMachine, stream)
      const decision = decide(order)
      if (isRefusal(decision)) return decision
      return { record: previewRecord(orderMachine, order, decision), position: 0 }
    }
    const attempt = async (id: string) => {
      const stream = orderStream(id)
      const handled = dryRun ? await preview(stream) : await ledger.handle(orderMachine, stream, context, decide)
      return isRefusal(handled) ? { id, ...(await unchanged(stream)), refused: handled } : { id, ...handled }
    }
    const unchanged = async (stream: string) => ({ record: await ledger.load(orderMachine, stream), position: 0 })

    const outcomes = await Promise.all(ids.map(attempt))
    const results = outcomes.map(resultOf)
    const moved = results.filter(({ outcome }) => outcome === 'moved').length
    const position = Math.max(...outcomes.map((outcome) => outcome.position))
    return { results, counts: { moved, refused: results.length - moved }, dryRun, position }
  }
}

type Outcome = CommandResult<typeof orderMachine> & { id: string; refused?: Refusal<RefusalName> }

const resultOf = ({ id, record, refused }: Outcome): z.output<typeof BulkOrderResult> => {
  const { placed } = record.context
  return {
    id,
    orderNumber: placed?.orderNumber ?? '',
    outcome: refused ? 'refused' : 'moved',
    ...(placed && {
      orderStatus: orderStatusOf(record),
      shippingStatus: shippingStatusOf(record),
      version: record.revision,
    }),
    ...(refused && { refusal: refused.refusal, message: refusalMessage(refused) }),
    ...(refused?.offered && { offered: [...refused.offered] }),
  }
}
