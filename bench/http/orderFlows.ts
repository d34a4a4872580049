import { randomUUID } from 'node:crypto'
import type { GeneratedOrder } from '#harness/shop/generateOrders.ts'
import { type KeepAliveConnection, openKeepAliveConnection } from './keepAliveConnection.ts'
import type { SendRequest } from './runLoad.ts'

interface OrderSource {
  url: string
  /** Access tokens, one per buyer. */
  tokens: readonly string[]
  generatedOrders: readonly GeneratedOrder[]
}

/** Each buyer sends one order at a time and waits for the answer. */
export const placeOrderOnly = (source: OrderSource): SendRequest => {
  const postOk = openBuyers(source)
  const { generatedOrders } = source
  return (_, turn, caller) =>
    postOk(caller, '/order/placeOrder', generatedOrders[turn % generatedOrders.length]?.orderBody())
}

/** Each buyer fills the cart first, and then orders it by its version. */
export const fillCartAndOrder = (source: OrderSource): SendRequest => {
  const postOk = openBuyers(source)
  const { generatedOrders } = source
  return async (_, turn, caller) => {
    const { cartBody, orderBody } = generatedOrders[turn % generatedOrders.length] ?? {}
    const { result } = JSON.parse(await postOk(caller, '/cart/merge', cartBody))
    await postOk(caller, '/order/placeOrder', orderBody?.(result.version))
  }
}

/** A connection for each buyer. */
const openBuyers = ({ url, tokens }: OrderSource) => {
  const connections = new Map<number, KeepAliveConnection>()
  return async (buyer: number, path: string, body: Buffer = emptyBody) => {
    const connection = connections.getOrInsertComputed(buyer, () => openKeepAliveConnection(url))
    const answer = await connection.post({ path, token: tokens[buyer], key: randomUUID(), body })
    if (answer.status !== 200) throw new Error(`${path} was answered with ${answer.status}: ${answer.body}`)
    return answer.body
  }
}

const emptyBody = Buffer.alloc(0)
