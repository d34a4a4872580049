import { type HistoryParts, recordHistory } from '#api/history/recordHistory.ts'
import { orderMachine, orderStream } from '#domain/order/orderMachine.ts'
import { orderSentence } from '#domain/order/orderTimeline.ts'
import { derivedFields, orderAnswer } from './orderAnswer.ts'

/** An order's history; the revision and what is offered and withheld follow from the rest. */
export const orderHistory = (parts: HistoryParts) =>
  recordHistory(parts, {
    machine: orderMachine,
    streamOf: orderStream,
    view: orderAnswer,
    derived: derivedFields,
    sentence: orderSentence,
  })
