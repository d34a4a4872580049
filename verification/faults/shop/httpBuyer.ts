import { randomUUID } from 'node:crypto'
import type { Agent } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { orderIdOf } from '#api/order/orderIds.ts'
import type { SeededRandom } from '#harness/seededRandom.ts'
import type { GeneratedOrder } from '#harness/shop/generateOrders.ts'
import { type AnswerLog, recordOrderAnswer } from './answerLog.ts'
import { ignoreConnectionLoss, postJson, withAgent } from './httpConnection.ts'

interface Attempt {
  key: string
  generatedOrder: GeneratedOrder
  /** The version of the cart that is ordered. */
  cartVersion: number
}

interface HttpBuyerOptions {
  customerId: string
  token: string
  generatedOrders: readonly GeneratedOrder[]
  random: SeededRandom
  answerLog: AnswerLog
}

/** A buyer over HTTP, who fills the cart and orders it repeatedly, and mostly repeats a request that got no answer. */
export const openHttpBuyer = ({ customerId, token, generatedOrders, random, answerLog }: HttpBuyerOptions) => {
  /** The order request that got no answer. */
  let unanswered: Attempt | undefined
  /** Orders that the buyer did not ask about again: each may still be placed, and take a newer cart away from a newer order. */
  let abandonedOrders = 0
  /** Whether goods of an order that was not placed are still in the cart. */
  let isCartFull = false

  const send = (agent: Agent, url: string, key: string, body: Buffer) => postJson(agent, { url, token, key, body })

  const place = async (agent: Agent, url: string, attempt: Attempt) => {
    unanswered = attempt
    const request = { customerId, key: attempt.key, orderId: orderIdOf(customerId, attempt.key) }
    answerLog.clientLog.recordRequest(request, attempt.generatedOrder.lines)
    const { status, json } = await send(
      agent,
      `${url}/order/placeOrder`,
      attempt.key,
      attempt.generatedOrder.orderBody(attempt.cartVersion),
    )
    unanswered = undefined
    isCartFull = status !== 200
    if (json.refusal === 'CartWasOrdered' && abandonedOrders > 0) {
      abandonedOrders -= 1
      answerLog.clientLog.recordOrderRefusal(request.orderId, json.refusal)
    } else recordOrderAnswer(answerLog, request, status === 200 ? json.result.id : json.refusal)
  }

  /** Returns the version of the cart. */
  const fill = async (agent: Agent, url: string, generatedOrder: GeneratedOrder) => {
    answerLog.customersWithEmptyCart.delete(customerId)
    if (unanswered) abandonedOrders += 1
    unanswered = undefined
    if (isCartFull) await change(agent, url, 'cart/clear', emptyBody)
    isCartFull = true
    return change(agent, url, 'cart/merge', generatedOrder.cartBody)
  }

  const change = async (agent: Agent, url: string, path: string, body: Buffer) => {
    const { status, json } = await send(agent, `${url}/${path}`, randomUUID(), body)
    if (status !== 200) answerLog.unexpectedAnswers.push(`${path} was answered with ${json.refusal ?? status}`)
    return Number(json.result?.version)
  }

  const retryUnanswered = async (agent: Agent, url: string) => {
    if (!unanswered) return
    answerLog.retries += 1
    await place(agent, url, unanswered)
  }

  const orderOnce = async (agent: Agent, url: string) => {
    const generatedOrder = random.pick(generatedOrders)
    const cartVersion = await fill(agent, url, generatedOrder)
    await place(agent, url, { key: randomUUID(), generatedOrder, cartVersion })
  }

  const visit = async (agent: Agent, url: string) => {
    if (random.happens(0.7)) await retryUnanswered(agent, url)
    do {
      await orderOnce(agent, url)
      await pause(random.below(40))
    } while (!random.happens(0.2))
  }

  return {
    /** Orders a few times, or until the shop is gone. */
    visitUntilGone: (url: string) => withAgent((agent) => visit(agent, url)).catch(ignoreConnectionLoss),
    /** Repeats the order request that got no answer. */
    finish: (url: string) => withAgent((agent) => retryUnanswered(agent, url)),
    orderOnce: (url: string) => withAgent((agent) => orderOnce(agent, url)),
  }
}

const emptyBody = Buffer.from('{"querydata":{}}')
