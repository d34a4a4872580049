import type { Fact, RecordedFact } from '#domain/kernel/decision.ts'
import type { EventSchemas } from '#domain/kernel/eventSchema.ts'

/** Facts of a customer's stock alerts, in one stream for each customer (decision 054). */
export type StockAlertFact =
  | Fact<'StockAlertRequested', { productId: string }>
  | Fact<'StockAlertWithdrawn', { productId: string }>
  /**
   * The product is back, with so many pieces (`left`) at that moment. `isLastOfBatch`: further customers may be waiting, and the policy goes on
   * with them a while after this fact.
   */
  | Fact<'StockAlertRaised', { productId: string; left: number; isLastOfBatch: boolean }>

export const stockAlertFacts = {
  StockAlertRequested: { version: 1 },
  StockAlertWithdrawn: { version: 1 },
  StockAlertRaised: { version: 1 },
} satisfies EventSchemas<StockAlertFact>

export type RecordedStockAlertFact = RecordedFact<StockAlertFact>
