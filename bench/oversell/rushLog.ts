import type { EventStore, StoredFact } from '#api/eventStore/eventStore.ts'
import { everyFact } from '#api/eventStore/factsBetween.ts'
import { happened } from '#api/eventStore/handle.ts'
import { openEngine } from '#bench/engine.ts'
import { type Product, productMachine } from '#domain/catalogue/productMachine.ts'
import { replay } from '#domain/kernel/replay.ts'
import { type Order, orderMachine } from '#domain/order/orderMachine.ts'

/** The whole log, and the records it tells of by their ids: read with fresh eyes, without the caches of those who wrote it. */
export interface RushLog {
  facts: readonly StoredFact[]
  orders: ReadonlyMap<string, Order>
  products: ReadonlyMap<string, Product>
}

export const readLog = async (raw: EventStore): Promise<RushLog> => {
  const facts = (await Array.fromAsync(everyFact(openEngine(raw)))).flat()
  const streams = [...Map.groupBy(facts, ({ stream }) => stream)]
  const of = (noun: string) => streams.filter(([stream]) => stream.startsWith(`${noun}-`))
  const idOf = (stream: string) => stream.slice(stream.indexOf('-') + 1)
  return {
    facts,
    orders: new Map(
      of('order').map(([stream, own]) => [idOf(stream), replay(orderMachine, stream, own.map(happened))]),
    ),
    products: new Map(
      of('product').map(([stream, own]) => [idOf(stream), replay(productMachine, stream, own.map(happened))]),
    ),
  }
}
