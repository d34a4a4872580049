import { customerIdOf } from '#harness/shop/createCustomers.ts'
import { acknowledgedOrders } from '#verification/invariants/clientLog.ts'
import type { AnswerLog } from './answerLog.ts'
import type { ShopTokens } from './prepareShop.ts'

/** Orders and customers, by id, for which the API contradicts the answers that buyers got. */
export interface ApiViolations {
  /** Orders and bookings whose timeline is not intact, and orders whose state is not Pending. */
  brokenTimelines: string[]
  /** Orders that their customer's list does not show exactly once. */
  unlisted: string[]
  /** Bookings that their customer's list does not show exactly once. */
  unlistedBookings: string[]
  /** Customers whose cart still holds what they ordered. */
  fullCarts: string[]
}

/** Asks an idle shop for the timeline of each confirmed order and of each booking, and for the orders, bookings and the cart of each customer. */
export const findApiViolations = async (
  url: string,
  tokens: ShopTokens,
  answerLog: AnswerLog,
): Promise<ApiViolations> => {
  const violations: ApiViolations = { brokenTimelines: [], unlisted: [], unlistedBookings: [], fullCarts: [] }
  const acknowledged = acknowledgedOrders(answerLog.clientLog)
  for (const id of acknowledged) {
    const { result } = await getJson(`${url}/order/timeline/${id}`, tokens.admin)
    if (!result?.intact || result.order.orderStatus !== 'Pending') violations.brokenTimelines.push(id)
  }
  for (const id of answerLog.clientLog.bookings.made) {
    const { result } = await getJson(`${url}/audit/bookings/${id}`, tokens.admin)
    if (!result?.intact) violations.brokenTimelines.push(id)
  }
  const [listed, listedBookings]: [string[], string[]] = [[], []]
  for (const [number, token] of tokens.customers.entries()) {
    const customerId = customerIdOf(number)
    const { orders } = await getJson(`${url}/customer/orders/${customerId}`, token)
    listed.push(...orders.map(({ id }: { id: string }) => id))
    const { bookings } = await getJson(`${url}/bookings/own/${customerId}`, token)
    listedBookings.push(...bookings.map(({ id }: { id: string }) => id))
    const { result } = await getJson(`${url}/cart/${customerId}`, token)
    if (answerLog.customersWithEmptyCart.has(customerId) && result.lines.length > 0)
      violations.fullCarts.push(customerId)
  }
  violations.unlisted.push(...notListedOnce(acknowledged, listed))
  violations.unlistedBookings.push(...notListedOnce(answerLog.clientLog.bookings.made, listedBookings))
  return violations
}

const notListedOnce = (ids: ReadonlySet<string>, listed: readonly string[]) => {
  const listings = Map.groupBy(listed, (id) => id)
  return [...ids].filter((id) => listings.get(id)?.length !== 1)
}

const getJson = async (url: string, token: string) => {
  const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } })
  if (answer.status !== 200) throw new Error(`${url} was answered with ${answer.status}`)
  return JSON.parse(await answer.text())
}
