import { randomUUID } from 'node:crypto'
import type { Agent } from 'node:http'
import type { GeneratedOrder } from '#harness/shop/generateOrders.ts'
import { post } from '#harness/shop/post.ts'
import type { SendRequest } from './runLoad.ts'

interface OrderSource {
  url: string
  /** Access tokens, one per buyer. */
  tokens: readonly string[]
  generatedOrders: readonly GeneratedOrder[]
}

/** Each buyer sends one order at a time and waits for the answer. */
export const placeOrderOnly =
  ({ url, tokens, generatedOrders }: OrderSource): SendRequest =>
  (agent, turn, caller) =>
    postOk(
      agent,
      `${url}/order/placeOrder`,
      tokens[caller],
      generatedOrders[turn % generatedOrders.length]?.orderBody(),
    )

/** Each buyer fills the cart first, and then orders it by its version. */
export const fillCartAndOrder =
  ({ url, tokens, generatedOrders }: OrderSource): SendRequest =>
  async (agent, turn, caller) => {
    const { cartBody, orderBody } = generatedOrders[turn % generatedOrders.length] ?? {}
    const { result } = JSON.parse(String(await postOk(agent, `${url}/cart/merge`, tokens[caller], cartBody)))
    await postOk(agent, `${url}/order/placeOrder`, tokens[caller], orderBody?.(result.version))
  }

const postOk = async (agent: Agent, url: string, token: string | undefined, body: Buffer | undefined) => {
  const answer = await post(agent, { url, token, key: randomUUID(), body: body ?? emptyBody })
  if (answer.status !== 200) throw new Error(`${url} was answered with ${answer.status}: ${answer.body}`)
  return answer.body
}

const emptyBody = Buffer.alloc(0)
