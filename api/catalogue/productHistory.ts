import { type HistoryParts, recordHistory } from '#api/history/recordHistory.ts'
import { productMachine, productStream } from '#domain/catalogue/productMachine.ts'
import { productSentence } from '#domain/catalogue/productTimeline.ts'
import { derivedFields, productRecord } from './productRecord.ts'

/** A product's history. `orderNamed` tells by which name people know an order. */
export const productHistory = (parts: HistoryParts, orderNamed: (orderId: string) => string) =>
  recordHistory(parts, {
    machine: productMachine,
    streamOf: productStream,
    view: productRecord,
    derived: derivedFields,
    sentence: (fact) => productSentence(fact, orderNamed),
  })
