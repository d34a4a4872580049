import { type Sentences, sentenceFormatter } from '#domain/kernel/timeline.ts'
import type { StockAlertFact } from './stockAlertEvents.ts'

export const stockAlertSentence = sentenceFormatter<StockAlertFact>({
  StockAlertRequested: () => 'asked to be told when a product is back in stock',
  StockAlertWithdrawn: () => 'no longer waits for a product',
  StockAlertRaised: ({ left }) => `told the customer that a product is back, with ${left} in stock`,
} satisfies Sentences<StockAlertFact>)
