import { type HistoryParts, recordHistory } from '#api/history/recordHistory.ts'
import { orderMachine, orderStream } from '#domain/order/orderMachine.ts'
import { orderSentence } from '#domain/order/orderTimeline.ts'
import { derivedOrderFields, orderView } from './orderView.ts'

/** The history of an order, without changes of derived fields. */
export const orderHistory = (parts: HistoryParts) =>
  recordHistory(parts, {
    machine: orderMachine,
    streamOf: orderStream,
    view: orderView,
    derived: derivedOrderFields,
    sentence: orderSentence,
  })
