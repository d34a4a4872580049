import { setTimeout as pause } from 'node:timers/promises'
import { openSeededRandom, type SeededRandom } from '#harness/seededRandom.ts'
import { customerIdOf } from '#harness/shop/createCustomers.ts'
import { openFactCounter } from '#harness/shop/factCounter.ts'
import { generateOrders } from '#harness/shop/generateOrders.ts'
import type { ShopLocation } from '#harness/shop/shopLocation.ts'
import { acknowledgedOrders } from '#verification/invariants/clientLog.ts'
import { type AnswerLog, openAnswerLog } from './answerLog.ts'
import { type ApiViolations, findApiViolations } from './findApiViolations.ts'
import { openHttpBuyer } from './httpBuyer.ts'
import { type NodeProcesses, openNodeProcesses } from './nodeProcesses.ts'
import { prepareShop, productCount } from './prepareShop.ts'
import { waitForPolicies } from './waitForPolicies.ts'

export interface KillOptions extends ShopLocation {
  cycles: number
  seed: number
  /** Pieces of each product. */
  pieces: number
  /** Called after each kill. */
  onProgress?: (text: string) => void
}

export interface SurvivedShop {
  answerLog: AnswerLog
  apiViolations: ApiViolations
}

const buyerCount = 12
/** Milliseconds that a shop runs before it is killed, at most. */
const maxLifetime = 1200
/** Milliseconds after which another node has taken over the policies of a killed node. */
const takeoverTime = 14_000

/** The number of nodes: one on a file, two at a server. */
export const nodeCount = ({ server }: ShopLocation) => (server ? 2 : 1)

/** Kills the nodes of the whole shop repeatedly while customers order over HTTP; then starts them, and waits until the policies are idle. */
export const killRepeatedly = async (options: KillOptions): Promise<SurvivedShop> => {
  const { folder, server, cycles, seed, pieces, onProgress } = options
  const location = { folder, server }
  const tokens = await prepareShop(location, pieces, buyerCount)
  const random = openSeededRandom(seed)
  const answerLog = openAnswerLog()
  const buyers = tokens.buyers.map((token, number) => {
    const buyerOptions = {
      random: openSeededRandom(seed * 1000 + number),
      generatedOrders: generateOrders(productCount, 40, seed + number),
    }
    return openHttpBuyer({ customerId: customerIdOf(number), token, answerLog, ...buyerOptions })
  })

  await using nodes = openNodeProcesses(location, nodeCount(location))
  const visits = startVisits(nodes, buyers, random)
  for (let cycle = 1; cycle <= cycles; cycle += 1) {
    await nodes.startAll()
    const lifetime = randomLifetime(random, location)
    // Rejects where a visit fails.
    await Promise.race([pause(lifetime), visits.finished])
    if (cycle === cycles) visits.end()
    const killed = await (cycle === cycles ? nodes.killAll() : nodes.killSome(random))
    onProgress?.(
      `${cycle} of ${cycles}: ${killed} killed after ${lifetime} ms, ${acknowledgedOrders(answerLog.clientLog).size} orders taken so far`,
    )
  }
  await visits.finished

  await nodes.startAll()
  await Promise.all(buyers.map((buyer) => buyer.finish(random.pick(nodes.urls()))))
  await using factCounter = await openFactCounter(location)
  const rest = () => waitForPolicies({ urls: nodes.urls(), admin: tokens.admin, factCounter })
  const busyPolicies = await rest()
  // The newest order of the log is one that was answered, whatever the policies finished before it.
  await buyers[0]?.orderOnce(random.pick(nodes.urls()))
  busyPolicies.push(...(await rest()))
  answerLog.unexpectedAnswers.push(...busyPolicies.map((name) => `the policy ${name} did not come to rest`))
  const violations = await Promise.all(nodes.urls().map((url) => findApiViolations(url, tokens, answerLog)))
  return { answerLog, apiViolations: mergeViolations(violations) }
}

const randomLifetime = (random: SeededRandom, { server }: ShopLocation) => {
  if (random.happens(0.1)) return 0
  return server && random.happens(0.2) ? takeoverTime : random.below(maxLifetime)
}

type Buyer = ReturnType<typeof openHttpBuyer>

/** Lets every buyer visit any running node, repeatedly, until `end`. */
const startVisits = (nodes: NodeProcesses, buyers: readonly Buyer[], random: SeededRandom) => {
  let isOver = false
  const visitRepeatedly = async (buyer: Buyer) => {
    while (!isOver) await buyer.visitUntilGone(await nodes.any(random))
  }
  return {
    end: () => {
      isOver = true
    },
    finished: Promise.all(buyers.map(visitRepeatedly)),
  }
}

const mergeViolations = (violations: readonly ApiViolations[]): ApiViolations => ({
  brokenTimelines: violations.flatMap(({ brokenTimelines }) => brokenTimelines),
  unlisted: violations.flatMap(({ unlisted }) => unlisted),
  fullCarts: violations.flatMap(({ fullCarts }) => fullCarts),
})
