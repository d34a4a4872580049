import { type Agendas, openAgendas } from '#api/booking/agendas.ts'
import type { EventStore } from '#api/eventStore/eventStore.ts'
import { type Ledger, openLedger } from '#api/eventStore/ledger.ts'
import { type OrderFulfilment, openOrderFulfilment } from '#api/order/orderFulfilment.ts'

export type NewId = () => `${string}-${string}-${string}-${string}-${string}`

/** The parts of the shop under test. Mutant tests replace some of them with broken ones. */
export interface ShopParts {
  /** Wraps the store between a node and the log. */
  wrapStore(store: EventStore): EventStore
  ledger(store: EventStore, now: () => Date, newId: NewId): Ledger
  fulfilment(ledger: Ledger): OrderFulfilment
  agendas(ledger: Ledger, now: () => Date): Agendas
  /** Whether a crash loses the newest fact, as a disk does that acknowledges a write and drops it. */
  losesLastFact: boolean
}

export const realShopParts: ShopParts = {
  wrapStore: (store) => store,
  ledger: openLedger,
  fulfilment: openOrderFulfilment,
  agendas: openAgendas,
  losesLastFact: false,
}
