import { customerIdOf } from '#harness/shop/createCustomers.ts'
import { acknowledgedOrders } from '#verification/invariants/clientLog.ts'
import type { AnswerLog } from './answerLog.ts'

/** Orders and customers, by id, for which the API contradicts the answers that buyers got. */
export interface ApiViolations {
  /** Orders whose timeline is not intact, or whose state is not Pending. */
  brokenTimelines: string[]
  /** Orders that their customer's list does not show exactly once. */
  unlisted: string[]
  /** Customers whose cart still holds what they ordered. */
  fullCarts: string[]
}

interface Tokens {
  buyers: readonly string[]
  admin: string
}

/** Asks an idle shop for the timeline of each confirmed order, and for the orders and the cart of each customer. */
export const findApiViolations = async (url: string, tokens: Tokens, answerLog: AnswerLog): Promise<ApiViolations> => {
  const violations: ApiViolations = { brokenTimelines: [], unlisted: [], fullCarts: [] }
  const acknowledged = acknowledgedOrders(answerLog.clientLog)
  for (const id of acknowledged) {
    const { result } = await getJson(`${url}/order/timeline/${id}`, tokens.admin)
    if (!result?.intact || result.order.orderStatus !== 'Pending') violations.brokenTimelines.push(id)
  }
  const listed: string[] = []
  for (const [number, token] of tokens.buyers.entries()) {
    const customerId = customerIdOf(number)
    const { orders } = await getJson(`${url}/customer/orders/${customerId}`, token)
    listed.push(...orders.map(({ id }: { id: string }) => id))
    const { result } = await getJson(`${url}/cart/${customerId}`, token)
    if (answerLog.customersWithEmptyCart.has(customerId) && result.lines.length > 0)
      violations.fullCarts.push(customerId)
  }
  const listings = Map.groupBy(listed, (id) => id)
  violations.unlisted.push(...[...acknowledged].filter((id) => listings.get(id)?.length !== 1))
  return violations
}

const getJson = async (url: string, token: string) => {
  const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } })
  if (answer.status !== 200) throw new Error(`${url} was answered with ${answer.status}`)
  return JSON.parse(await answer.text())
}
