import { orderView } from '#api/order/orderView.ts'
import { cartStream } from '#domain/cart/cartMachine.ts'
import { type Order, orderStream } from '#domain/order/orderMachine.ts'
import type { AnsweredOrder, ClientLog } from './clientLog.ts'
import { holdSamePieces } from './countsByProduct.ts'
import { type LogSnapshot, replayCart, replayOrder } from './logSnapshot.ts'
import type { Violation } from './violation.ts'

/** The log confirms every answer: a refused order stays rejected, and each answered state of an order or a cart is in its stream. */
export function* checkAnswers(snapshot: LogSnapshot, clientLog: ClientLog): Generator<Violation> {
  const { answers } = clientLog
  for (const id of answers.rejected) {
    const order = snapshot.orders.get(id)
    if (!order?.is('rejected'))
      yield {
        kind: 'takenAfterAll',
        invariant: 'a rejected order stays rejected',
        detail: `${id} is ${order?.state ?? 'gone'}`,
      }
  }
  yield* checkAnsweredStates(snapshot, clientLog)
  yield* checkChangedOnce(snapshot, clientLog)
}

/** Why an acknowledged order is lost, if it is. */
export const promiseProblem = (id: string, order: Order | undefined, { requestOf }: ClientLog) => {
  const request = requestOf(id)
  const placed = order?.context.placed
  const neverLost = 'an acknowledged order is never lost'
  if (!request) return { invariant: 'one key is one order', detail: `${id} was never asked for` }
  if (!placed) return { invariant: neverLost, detail: `${id} is gone` }
  if (order.is('rejected')) return { invariant: neverLost, detail: `${id} was rejected afterwards` }
  const { customerId, wanted } = request
  if (placed.customerId !== customerId) return { invariant: 'one key is one order', detail: `${id} of ${customerId}` }
  if (wanted.some((lines) => holdSamePieces(lines, placed.lines))) return undefined
  return { invariant: 'an order holds what was asked for', detail: `${id} holds ${JSON.stringify(placed.lines)}` }
}

const answerIsStored = { kind: 'other', invariant: 'what was answered is in the log' } as const

function* checkAnsweredStates({ facts }: LogSnapshot, { answers }: ClientLog): Generator<Violation> {
  const streams = Map.groupBy(facts, ({ stream }) => stream)
  const factsOf = (stream: string) => streams.get(stream) ?? []
  for (const answered of answers.orders) {
    const { id, version } = answered
    const stored = orderView(id, replayOrder(id, factsOf(orderStream(id)), version))
    if (stored?.version !== version) yield { ...answerIsStored, detail: `${id} has no revision ${version}` }
    else if (orderText(answered) !== orderText(stored))
      yield { ...answerIsStored, detail: `${id} was answered as ${orderText(answered)}, and is ${orderText(stored)}` }
  }
  for (const [customerId, carts] of answers.carts) {
    for (const { lines, version } of carts) {
      const stored = replayCart(customerId, factsOf(cartStream(customerId)), version).context.lines
      if (JSON.stringify(lines) !== JSON.stringify(stored))
        yield { ...answerIsStored, detail: `the cart of ${customerId} at ${version} is ${JSON.stringify(stored)}` }
    }
  }
}

/** A change that was sent several times under one key was made once. */
function* checkChangedOnce({ facts }: LogSnapshot, { keyOf }: ClientLog): Generator<Violation> {
  const firstRequests = new Map<string, string>()
  for (const { meta, stream } of facts) {
    const key = keyOf(meta.correlationId)
    if (key === undefined || firstRequests.getOrInsert(key, meta.correlationId) === meta.correlationId) continue
    yield { kind: 'other', invariant: 'one key is one change', detail: `${stream} was changed twice under ${key}` }
  }
}

const orderText = (order: AnsweredOrder) =>
  [
    order.customerId,
    order.orderStatus,
    order.shippingStatus,
    order.paymentMethod,
    order.signedBy,
    order.totalAmount,
    order.paymentCollected,
  ].join(', ')
