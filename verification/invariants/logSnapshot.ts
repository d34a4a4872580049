import type { EventStore, StoredFact } from '#api/eventStore/eventStore.ts'
import { everyFact } from '#api/eventStore/factsBetween.ts'
import { toRecordedFact } from '#api/eventStore/recordedFact.ts'
import { type Agenda, agendaMachine } from '#domain/booking/agendaMachine.ts'
import { type Booking, bookingMachine, bookingStream } from '#domain/booking/bookingMachine.ts'
import { type Cart, cartMachine, cartStream } from '#domain/cart/cartMachine.ts'
import { type Product, productMachine, productStream } from '#domain/catalogue/productMachine.ts'
import { replay } from '#domain/kernel/replay.ts'
import { type Order, orderMachine, orderStream } from '#domain/order/orderMachine.ts'

/** All facts of a log, and the records replayed from them, by id, without the caches of the nodes that wrote them. */
export interface LogSnapshot {
  facts: readonly StoredFact[]
  orders: ReadonlyMap<string, Order>
  products: ReadonlyMap<string, Product>
  bookings: ReadonlyMap<string, Booking>
  /** By provider and day. */
  agendas: ReadonlyMap<string, Agenda>
}

/** Reads every fact of a store. */
export const readLogSnapshot = async (store: EventStore): Promise<LogSnapshot> =>
  snapshotOf((await Array.fromAsync(everyFact(store))).flat())

export const snapshotOf = (facts: readonly StoredFact[]): LogSnapshot => {
  const streams = [...Map.groupBy(facts, ({ stream }) => stream)]
  const replayed = <Replayed>(noun: string, replayRecord: (id: string, own: readonly StoredFact[]) => Replayed) =>
    new Map(
      streams.flatMap(([stream, own]) => {
        const id = stream.slice(noun.length)
        return stream === noun + id ? [[id, replayRecord(id, own)] as const] : []
      }),
    )
  return {
    facts,
    orders: replayed('order-', replayOrder),
    products: replayed('product-', (id, own) => replay(productMachine, productStream(id), own.map(toRecordedFact))),
    bookings: replayed('booking-', replayBooking),
    agendas: replayed('agenda-', (id, own) => replay(agendaMachine, `agenda-${id}`, own.map(toRecordedFact))),
  }
}

/** Replays an order from the facts of its stream, at the end or as of a revision. */
export const replayOrder = (id: string, facts: readonly StoredFact[], revision?: number): Order =>
  replay(orderMachine, orderStream(id), upTo(facts, revision).map(toRecordedFact))

/** Replays a booking from the facts of its stream, at the end or as of a revision. */
export const replayBooking = (id: string, facts: readonly StoredFact[], revision?: number): Booking =>
  replay(bookingMachine, bookingStream(id), upTo(facts, revision).map(toRecordedFact))

/** Replays a cart from the facts of its stream as of a revision. */
export const replayCart = (customerId: string, facts: readonly StoredFact[], revision: number): Cart =>
  replay(cartMachine, cartStream(customerId), upTo(facts, revision).map(toRecordedFact))

const upTo = (facts: readonly StoredFact[], revision = Number.POSITIVE_INFINITY) =>
  facts.filter((fact) => fact.revision <= revision)
