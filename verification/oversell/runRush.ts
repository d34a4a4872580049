import { setTimeout as pause } from 'node:timers/promises'
import { orderIdOf } from '#api/order/orderIds.ts'
import type { CartLine } from '#domain/cart/cartEvents.ts'
import { isRefusal } from '#domain/kernel/decision.ts'
import { randomFractions } from '#harness/seededRandom.ts'
import { type HeadlessShop, openHeadlessShop } from '#verification/headlessShop.ts'
import { type ClientLog, openClientLog } from '#verification/invariants/clientLog.ts'
import type { NodeStores } from '#verification/nodeStores.ts'
import { initialQuantities, randomCart } from './rushCarts.ts'

export interface RushOptions {
  attempts: number
  buyers: number
  /** The stock of the scarce product. */
  pieces: number
  seed: number
  /** Called after every thousand attempts. */
  onProgress?: (attempts: number) => void
}

/** The answers that the buyers got. */
export interface RushOutcome {
  clientLog: ClientLog
  /** Requests that were sent twice at once under one key and got two different orders as answers. */
  duplicateOrders: number
  seconds: number
}

const timeout = 120_000
const maxAttempts = 5

/**
 * Lets many buyers order the scarce product at once, at two nodes of the shop of which one runs the policy. A tenth of the requests goes
 * to both nodes at the same time. Resolves when the policy is idle.
 */
export const runRush = async (
  { stores }: NodeStores,
  { attempts, buyers, pieces, seed, onProgress }: RushOptions,
): Promise<RushOutcome> => {
  const nodes = [openHeadlessShop(stores[0]), openHeadlessShop(stores[1])] as const
  for (const [details, quantity] of initialQuantities(pieces, attempts)) await nodes[0].stock(details, quantity)
  const policies = startPolicies(nodes[0])
  const clientLog = openClientLog()
  let duplicateOrders = 0
  let done = 0

  const buyer = async (number: number) => {
    const next = randomFractions(seed * 100_003 + number)
    for (let attempt = number; attempt < attempts; attempt += buyers) {
      const cart = randomCart(next)
      const chosenNodes = next() < 0.1 ? nodes : [nodes[number % 2 === 0 ? 0 : 1]]
      const request = requestOf(`buyer-${number}`, `${attempt}`)
      clientLog.recordRequest(request, cart)
      const answers = await Promise.all(chosenNodes.map((node) => buy(node, request, cart)))
      for (const answer of answers) recordAnswer(clientLog, request, answer)
      if (orderIdsIn(answers).size > 1) duplicateOrders += 1
      done += 1
      if (done % 1000 === 0) onProgress?.(done)
    }
  }

  const start = performance.now()
  await Promise.all(Array.from({ length: buyers }, (_, number) => buyer(number)))
  const seconds = (performance.now() - start) / 1000
  await policies.untilIdle()
  return { clientLog, duplicateOrders, seconds }
}

type Answer = Awaited<ReturnType<typeof buy>>

/** Repeats a failed request under the same key, as a browser does. */
const buy = async (node: HeadlessShop, request: OrderKey, cart: readonly CartLine[]) => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await node.place(request, cart)
    } catch (error) {
      if (attempt === maxAttempts) throw error
    }
  }
}

type OrderKey = ReturnType<typeof requestOf>

const requestOf = (customerId: string, key: string) => ({ customerId, key, orderId: orderIdOf(customerId, key) })

const recordAnswer = (clientLog: ClientLog, { orderId }: OrderKey, answer: Answer) => {
  if (isRefusal(answer)) clientLog.recordOrderRefusal(orderId, answer.refusal)
  else clientLog.recordPlaced(answer.orderId)
}

const orderIdsIn = (answers: readonly Answer[]) =>
  new Set(answers.flatMap((answer) => (isRefusal(answer) ? [] : [answer.orderId])))

const startPolicies = ({ store, policies }: HeadlessShop) => {
  const ending = new AbortController()
  const running = policies.run(ending.signal)
  const policyPosition = () => policies.states()[0]?.position ?? 0
  return {
    /** Resolves when the policy has handled every fact, including those that it appended itself. */
    untilIdle: async () => {
      const end = performance.now() + timeout
      do await untilUnchanged(policyPosition)
      while (policyPosition() < (await store.head()) && performance.now() < end)
      ending.abort()
      await running
    },
  }
}

const untilUnchanged = async (policyPosition: () => number) => {
  for (let before = -1; before < policyPosition(); await pause(200)) before = policyPosition()
}
