import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { isConflict, type NewFact, StoreUnavailable } from '#api/eventStore/eventStore.ts'
import type { CommandContext } from '#api/eventStore/recordCommand.ts'
import { isRefusal } from '#domain/kernel/decision.ts'
import { updateOrder } from '#domain/order/orderCommands.ts'
import { orderMachine, orderStream } from '#domain/order/orderMachine.ts'
import type { HeadlessShop } from '#verification/headlessShop.ts'
import { batchName, type Journal } from './journal.ts'
import { productIds } from './kettles.ts'

// The number of clients of each kind, all at the same time.
const collectors = 8
const commanders = 4
const buyers = 6
const sessions = 3

/** Draws a number from 0 to below 1. */
type NextFraction = () => number

export interface LoadContext {
  shop: HeadlessShop
  journal: Journal
  nextFraction: NextFraction
}

/** Runs many clients until the process is killed: appends of several facts, repeated commands, orders, cancellations and secrets. */
export const runClients = (context: LoadContext) =>
  Promise.all([
    ...times(collectors, (name) => appendRepeatedly(context, `cart-collector${name}`)),
    ...times(commanders, (name) => sendCommandTwice(context, `cart-commander${name}`)),
    ...times(buyers, (name) => placeOrders(context, `buyer${name}`)),
    ...times(sessions, (name) => updateSecrets(context, `session-buyer${name}`)),
  ])

const appendRepeatedly = async ({ shop, nextFraction }: LoadContext, stream: string) => {
  for (let revision = -1; ; ) {
    const expected = revision === -1 ? 'absent' : { revision }
    const facts = productPutFacts(randomUUID(), 1 + integerBelow(nextFraction, 5))
    const outcome = await retryUntilAvailable(() => shop.store.append(stream, expected, facts))
    if (isConflict(outcome)) throw new Error(`${stream} is at ${outcome.actual}, and its only writer at ${revision}`)
    revision = outcome.revision
  }
}

// Sends one command twice at once, each time with other facts. The store must append one of them.
const sendCommandTwice = async ({ shop, nextFraction }: LoadContext, stream: string) => {
  for (let revision = -1; ; ) {
    const expected = revision === -1 ? 'absent' : { revision }
    const [name, size] = [randomUUID(), 1 + integerBelow(nextFraction, 4)]
    const send = async () => {
      const facts = productPutFacts(name, size)
      const outcome = await retryUntilAvailable(() => shop.store.append(stream, expected, facts, name))
      if (isConflict(outcome)) throw new Error(`${stream} is at ${outcome.actual}, and its only writer at ${revision}`)
      return outcome
    }
    const [first, second] = await Promise.all([send(), send()])
    if (first.position !== second.position || first.revision !== second.revision || (first.isFirst && second.isFirst))
      throw new Error(`${stream}: one command, two answers`)
    revision = first.revision
  }
}

const placeOrders = async ({ shop, journal, nextFraction }: LoadContext, customerId: string) => {
  for (;;) {
    const key = randomUUID()
    const products = times(1 + integerBelow(nextFraction, 3), () => ({
      productId: pickProductId(nextFraction),
      count: 1 + integerBelow(nextFraction, 4),
    }))
    const placed = await retryUntilAvailable(() => shop.place({ customerId, key }, products))
    if (isRefusal(placed)) continue

    const { orderId } = placed
    journal.write({ is: 'ordered', orderId, outcome: 'confirmed' })
    if (nextFraction() < 0.8 && (await retryUntilAvailable(() => cancel(shop, orderId, contextOf(customerId))))) {
      journal.write({ is: 'ordered', orderId, outcome: 'canceled' })
    }
  }
}

const cancel = async ({ ledger }: HeadlessShop, orderId: string, context: CommandContext) => {
  const command = { as: 'Customer', orderStatus: 'Canceled' } as const
  const outcome = await ledger.handle(orderMachine, orderStream(orderId), context, (order) =>
    order.is('canceled') ? [] : updateOrder(order, command),
  )
  return !isRefusal(outcome)
}

const updateSecrets = async ({ shop, journal }: LoadContext, key: string) => {
  for (let count = 1; ; count += 1) {
    await retryUntilAvailable(() => shop.secretStore.put(key, { count }))
    journal.write({ is: 'kept', key, count })
    await pause(2)
  }
}

/** Repeats the request while the store is unavailable. */
const retryUntilAvailable = async <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
  for (;;) {
    try {
      return await ask()
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error
      await pause(20)
    }
  }
}

const productPutFacts = (name: string, size: number): NewFact[] =>
  times(size, (index) => ({
    id: randomUUID(),
    type: 'ProductPutInCart',
    version: 1,
    data: { productId: `kettle-${index}`, count: 1 },
    meta: { ...contextOf(batchName(name, size)), at: new Date().toISOString() },
  }))

const contextOf = (correlationId: string): CommandContext => ({ by: { role: 'customer', id: 'amina' }, correlationId })

const times = <Item>(count: number, make: (number: number) => Item) =>
  Array.from({ length: count }, (_, index) => make(index + 1))

const integerBelow = (nextFraction: NextFraction, limit: number) => Math.floor(nextFraction() * limit)

const pickProductId = (nextFraction: NextFraction) => productIds[integerBelow(nextFraction, productIds.length)] ?? ''
