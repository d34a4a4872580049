import { randomUUID } from 'node:crypto'
import type { Agent } from 'node:http'
import type { Basket } from './baskets.ts'
import type { Ask } from './load.ts'
import { post } from './post.ts'

interface Crowd {
  url: string
  /** Access tokens, one a buyer. */
  tokens: readonly string[]
  baskets: readonly Basket[]
}

/** Each buyer orders a basket at a time, and waits until it is told that the order is taken. */
export const orderAlone =
  ({ url, tokens, baskets }: Crowd): Ask =>
  (agent, turn, caller) =>
    taken(agent, `${url}/order/placeOrder`, tokens[caller], baskets[turn % baskets.length]?.order())

/** Each buyer has put the basket into the cart before, and orders that cart. */
export const cartAndOrder =
  ({ url, tokens, baskets }: Crowd): Ask =>
  async (agent, turn, caller) => {
    const { cart, order } = baskets[turn % baskets.length] ?? {}
    const { result } = JSON.parse(String(await taken(agent, `${url}/cart/merge`, tokens[caller], cart)))
    await taken(agent, `${url}/order/placeOrder`, tokens[caller], order?.(result.version))
  }

const taken = async (agent: Agent, url: string, token: string | undefined, body: Buffer | undefined) => {
  const answer = await post(agent, { url, token, key: randomUUID(), body: body ?? nothing })
  if (answer.status !== 200) throw new Error(`${url} was answered with ${answer.status}: ${answer.body}`)
  return answer.body
}

const nothing = Buffer.alloc(0)
