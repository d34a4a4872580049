import type { StoredFact } from '#api/eventStore/eventStore.ts'
import { orderAnswer } from '#api/order/orderAnswer.ts'
import type { Memory, ToldOrder } from './memory.ts'
import type { Records } from './records.ts'
import { demand } from './violation.ts'

/** However often a change of a cart was sent, it was made once. */
export const demandOnce = ({ keyOf }: Memory, facts: readonly StoredFact[]) => {
  const made = new Map<string, string>()
  for (const { meta, stream } of facts) {
    const key = keyOf(meta.correlationId)
    if (key === undefined) continue
    const by = made.getOrInsert(key, meta.correlationId)
    demand(by === meta.correlationId, 'one key is one change', () => `${stream} was changed twice under ${key}`)
  }
}

/** What people were told is true for ever: an order that was taken exists once, and a change that was confirmed is in the log. */
export const demandKept = ({ told, asked }: Memory, records: Records) => {
  for (const placed of told.placed) {
    const order = records.order(placed.id)
    const { customerId } = asked(placed.id) ?? {}
    demand(customerId === placed.customerId, 'one key is one order', () => `${placed.id} was never asked for`)
    demand(order.context.placed !== undefined, 'an acknowledged order is never lost', () => `${placed.id} is gone`)
    demand(!order.is('rejected'), 'an acknowledged order is never lost', () => `${placed.id} was rejected afterwards`)
  }
  for (const id of told.rejected)
    demand(
      records.order(id).is('rejected'),
      'a rejected order stays rejected',
      () => `${id} is ${records.order(id).state}`,
    )
  for (const order of told.orders) demandTrue(order, records)
  for (const [customerId, carts] of told.carts) {
    for (const { lines, version } of carts) {
      const held = JSON.stringify(records.cart(customerId, version).context.lines)
      demand(JSON.stringify(lines) === held, trueAnswers, () => `the cart of ${customerId} at ${version} is ${held}`)
    }
  }
}

const trueAnswers = 'what was answered is in the log'

const demandTrue = (told: ToldOrder, records: Records) => {
  const order = orderAnswer(told.id, records.order(told.id, told.version))
  const held = order && wordsOf(order)
  demand(order?.version === told.version, trueAnswers, () => `${told.id} has no revision ${told.version}`)
  demand(wordsOf(told) === held, trueAnswers, () => `${told.id} was told as ${wordsOf(told)}, and is ${held}`)
}

const wordsOf = (order: ToldOrder) =>
  [
    order.orderStatus,
    order.shippingStatus,
    order.paymentMethod,
    order.signedBy,
    order.totalAmount,
    order.paymentCollected,
  ].join(', ')
