import { type ClientLog, openClientLog } from '#verification/invariants/clientLog.ts'

interface OrderRequest {
  customerId: string
  orderId: string
}

/** What the buyers of the killed shop learned, beside the orders. */
export interface AnswerLog {
  clientLog: ClientLog
  /** Customers whose last cart became a confirmed order, so that their cart must be empty. */
  customersWithEmptyCart: Set<string>
  /** Descriptions of unexpected answers. */
  unexpectedAnswers: string[]
  /** How many requests were repeated because no answer came. */
  retries: number
}

export const openAnswerLog = (): AnswerLog => ({
  clientLog: openClientLog(),
  customersWithEmptyCart: new Set(),
  unexpectedAnswers: [],
  retries: 0,
})

/** Records the answer to a request: the id of the placed order, or the name of the refusal. */
export const recordOrderAnswer = (answerLog: AnswerLog, { customerId, orderId }: OrderRequest, answer: string) => {
  const { clientLog, customersWithEmptyCart, unexpectedAnswers } = answerLog
  if (answer === orderId) {
    clientLog.recordPlaced(orderId)
    customersWithEmptyCart.add(customerId)
  } else if (answer === 'OutOfStock') clientLog.recordOrderRefusal(orderId, answer)
  else unexpectedAnswers.push(`order ${orderId} was answered with ${answer}`)
}
