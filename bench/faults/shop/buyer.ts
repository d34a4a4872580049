import { randomUUID } from 'node:crypto'
import { Agent } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { orderIdOf } from '#api/order/orderIds.ts'
import type { Chance } from '#bench/chance.ts'
import type { Basket } from '#bench/http/baskets.ts'
import { post } from '#bench/http/post.ts'
import type { Told } from './told.ts'

interface Attempt {
  key: string
  basket: Basket
  /** Of the cart that is ordered. */
  cartVersion: number
}

interface Person {
  customerId: string
  token: string
  baskets: readonly Basket[]
  chance: Chance
  told: Told
}

/** Somebody who fills the cart and orders, again and again, and who asks once more where no answer came, mostly. */
export const openBuyer = ({ customerId, token, baskets, chance, told }: Person) => {
  /** What was asked, and never answered. */
  let open: Attempt | undefined
  /** What was never ordered, or was sold out, is still in the cart. */
  let isCartLeft = false

  const send = async (agent: Agent, url: string, key: string, body: Buffer) => {
    const answer = await post(agent, { url, token, key, body })
    return { ...answer, said: JSON.parse(answer.body.toString()) }
  }

  const place = async (agent: Agent, url: string, attempt: Attempt) => {
    open = attempt
    const { status, said } = await send(
      agent,
      `${url}/order/placeOrder`,
      attempt.key,
      attempt.basket.order(attempt.cartVersion),
    )
    open = undefined
    isCartLeft = status !== 200
    const asked = { customerId, orderId: orderIdOf(customerId, attempt.key), lines: attempt.basket.lines }
    told.hear(asked, status === 200 ? said.result.id : said.refusal)
  }

  /** Answers the cart's version. */
  const fill = async (agent: Agent, url: string, basket: Basket) => {
    told.fills(customerId)
    if (isCartLeft) await change(agent, url, 'cart/clear', nothing)
    isCartLeft = true
    return change(agent, url, 'cart/merge', basket.cart)
  }

  const change = async (agent: Agent, url: string, path: string, body: Buffer) => {
    const { status, said } = await send(agent, `${url}/${path}`, randomUUID(), body)
    if (status !== 200) told.surprises.push(`${path} was answered with ${said.refusal ?? status}`)
    return Number(said.result?.version)
  }

  const again = async (agent: Agent, url: string) => {
    if (!open) return
    told.asksAgain()
    await place(agent, url, open)
  }

  const visit = async (agent: Agent, url: string) => {
    if (chance.happens(0.7)) await again(agent, url)
    for (;;) {
      const basket = chance.pick(baskets)
      const cartVersion = await fill(agent, url, basket)
      await place(agent, url, { key: randomUUID(), basket, cartVersion })
      await pause(chance.below(40))
    }
  }

  return {
    /** Orders until the shop is no longer there. */
    shop: (url: string) => withAgent((agent) => visit(agent, url)).catch(unlessGone),
    /** Asks once more for what was never answered. */
    finish: (url: string) => withAgent((agent) => again(agent, url)),
  }
}

const nothing = Buffer.from('{"querydata":{}}')

const withAgent = async (work: (agent: Agent) => Promise<void>) => {
  const agent = new Agent({ keepAlive: true })
  await work(agent).finally(() => agent.destroy())
}

// A shop that is no longer there breaks off its answers, or takes no calls.
const unlessGone = (error: unknown) => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (!['ECONNRESET', 'ECONNREFUSED', 'EPIPE'].includes(code)) throw error
}
