import type { z } from 'zod'
import type { Handled, Ledger, RepeatableDeed } from '#api/eventStore/handle.ts'
import { isRefusal, type Refusal } from '#domain/kernel/decision.ts'
import { replay } from '#domain/kernel/replay.ts'
import type { MovedOrder, OrdersInBulk } from '#domain/order/bulkForm.ts'
import { moveInBulk } from '#domain/order/moveInBulk.ts'
import { type Order, orderMachine, orderStream } from '#domain/order/orderMachine.ts'
import { orderStatusOf, shippingStatusOf } from '#domain/order/orderStatus.ts'
import { type RefusalName, sentenceFor } from '#domain/refusalWords.ts'

type Wish = z.output<typeof OrdersInBulk>

/** Moves many orders, each by a command of its own, or only tells what would become of each. */
export const bulkMoving = (ledger: Ledger) => {
  return async ({ ids, move, reason, dryRun }: Wish, deed: RepeatableDeed) => {
    const decide = (order: Order) => moveInBulk(order, move, reason)

    const foreseen = async (stream: string) => {
      const order = await ledger.load(orderMachine, stream)
      const decision = decide(order)
      if (isRefusal(decision)) return decision
      return { record: replay(orderMachine, stream, decision.map(unsigned), order), position: 0 }
    }
    const attempt = async (id: string) => {
      const stream = orderStream(id)
      const handled = dryRun ? await foreseen(stream) : await ledger.handle(orderMachine, stream, deed, decide)
      return isRefusal(handled) ? { id, ...(await left(stream)), refused: handled } : { id, ...handled }
    }
    const left = async (stream: string) => ({ record: await ledger.load(orderMachine, stream), position: 0 })

    const outcomes = await Promise.all(ids.map(attempt))
    const results = outcomes.map(rowOf)
    const moved = results.filter(({ outcome }) => outcome === 'moved').length
    const position = Math.max(...outcomes.map((outcome) => outcome.position))
    return { results, counts: { moved, refused: results.length - moved }, dryRun, position }
  }
}

type Outcome = Handled<typeof orderMachine> & { id: string; refused?: Refusal<RefusalName> }

const rowOf = ({ id, record, refused }: Outcome): z.output<typeof MovedOrder> => {
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
    ...(refused && { refusal: refused.refusal, message: sentenceFor(refused) }),
    ...(refused?.offered && { offered: [...refused.offered] }),
  }
}

const unsigned = <Decided extends object>(fact: Decided) =>
  ({ ...fact, at: '', by: { role: 'system', id: '' } }) as const
