import type { EventStore } from '#api/eventStore/eventStore.ts'
import { type Ledger, openLedger } from '#api/eventStore/handle.ts'
import { type Fulfilling, openFulfilling } from '#api/order/fulfilling.ts'

export type NewId = () => `${string}-${string}-${string}-${string}-${string}`

/** The parts of the shop that are put to the test, and that a test may replace by broken ones. */
export interface Engine {
  /** What stands between a node and the log. */
  around(store: EventStore): EventStore
  ledger(store: EventStore, now: () => Date, newId: NewId): Ledger
  fulfilling(ledger: Ledger): Fulfilling
  /** Whether a crash takes the newest fact with it, as a disk does that does not keep what it confirmed. */
  losesLastFact: boolean
}

export const shopEngine: Engine = {
  around: (store) => store,
  ledger: openLedger,
  fulfilling: openFulfilling,
  losesLastFact: false,
}
