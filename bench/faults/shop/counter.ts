import { shopperId } from '#bench/http/shoppers.ts'
import type { Told } from './told.ts'

/** What the shop itself says of the orders that it took, in ids. */
export interface Counter {
  /** Orders whose history is not intact, or ends elsewhere than at a confirmed order. */
  brokenTimelines: string[]
  /** Orders that are not exactly once in their customer's list. */
  unlisted: string[]
  /** Customers whose cart still holds what they ordered. */
  fullCarts: string[]
}

interface Tokens {
  buyers: readonly string[]
  admin: string
}

/** Asks a shop that is at rest for the history of each order, and for each customer's orders and cart. */
export const heardAtTheCounter = async (url: string, tokens: Tokens, told: Told): Promise<Counter> => {
  const counter: Counter = { brokenTimelines: [], unlisted: [], fullCarts: [] }
  for (const id of told.confirmed.keys()) {
    const { result } = await ask(`${url}/order/timeline/${id}`, tokens.admin)
    if (!result?.intact || result.order.orderStatus !== 'Pending') counter.brokenTimelines.push(id)
  }
  const listed: string[] = []
  for (const [number, token] of tokens.buyers.entries()) {
    const customerId = shopperId(number)
    const { orders } = await ask(`${url}/customer/orders/${customerId}`, token)
    listed.push(...orders.map(({ id }: { id: string }) => id))
    const { result } = await ask(`${url}/cart/${customerId}`, token)
    if (told.done.has(customerId) && result.lines.length > 0) counter.fullCarts.push(customerId)
  }
  const times = Map.groupBy(listed, (id) => id)
  counter.unlisted.push(...[...told.confirmed.keys()].filter((id) => times.get(id)?.length !== 1))
  return counter
}

const ask = async (url: string, token: string) => {
  const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } })
  if (answer.status !== 200) throw new Error(`${url} was answered with ${answer.status}`)
  return JSON.parse(await answer.text())
}
