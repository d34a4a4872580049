import { type HistoryParts, recordHistory } from '#api/history/recordHistory.ts'
import { productMachine, productStream } from '#domain/catalogue/productMachine.ts'
import { productSentence } from '#domain/catalogue/productTimeline.ts'
import { derivedProductFields, productRecord } from './productRecord.ts'

/** The history of a product. `orderNameOf` returns the order number that people see for an order id. */
export const productHistory = (parts: HistoryParts, orderNameOf: (orderId: string) => string) =>
  recordHistory(parts, {
    machine: productMachine,
    streamOf: productStream,
    view: productRecord,
    derived: derivedProductFields,
    sentence: (fact) => productSentence(fact, orderNameOf),
  })
