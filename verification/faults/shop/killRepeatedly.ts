import { setTimeout as pause } from 'node:timers/promises'
import { claimTimeout } from '#domain/booking/agendaCommands.ts'
import { openSeededRandom, type SeededRandom } from '#harness/seededRandom.ts'
import { customerIdOf } from '#harness/shop/createCustomers.ts'
import { openFactCounter } from '#harness/shop/factCounter.ts'
import { generateOrders } from '#harness/shop/generateOrders.ts'
import type { ShopLocation } from '#harness/shop/shopLocation.ts'
import { acknowledgedOrders } from '#verification/invariants/clientLog.ts'
import { type AnswerLog, openAnswerLog } from './answerLog.ts'
import { bookableTimes } from './bookableTimes.ts'
import { type ApiViolations, findApiViolations } from './findApiViolations.ts'
import { openHttpBooker } from './httpBooker.ts'
import { openHttpBuyer } from './httpBuyer.ts'
import type { HttpVisitor } from './httpConnection.ts'
import { type NodeProcesses, openNodeProcesses } from './nodeProcesses.ts'
import { prepareShop, productCount } from './prepareShop.ts'
import { timerMargin } from './timerMargin.ts'
import { waitForPolicies } from './waitForPolicies.ts'

export interface KillOptions extends ShopLocation {
  cycles: number
  seed: number
  /** Pieces of each product. */
  pieces: number
  /** Whether to wait in the end until the timers of abandoned claims are due. */
  awaitsTimers?: boolean
  /** Called after each kill. */
  onProgress?: (text: string) => void
}

export interface SurvivedShop {
  answerLog: AnswerLog
  apiViolations: ApiViolations
}

const buyerCount = 12
const bookerCount = 5
/** Changes of bookings by the number of cycles. Each is a mail, and the outbox keeps 1,000 together with those of the orders. */
const changesFor = (cycles: number) => Math.min(15 * cycles, 300)
/** Milliseconds that a shop runs before it is killed, at most. */
const maxLifetime = 1200
/** Milliseconds after which another node has taken over the policies of a killed node. */
const takeoverTime = 14_000

/** The number of nodes: one on a file, two at a server. */
export const nodeCount = ({ server }: ShopLocation) => (server ? 2 : 1)

/** Kills the nodes of the whole shop repeatedly while customers order and book over HTTP; then starts them, and waits until the policies are idle. */
export const killRepeatedly = async (options: KillOptions): Promise<SurvivedShop> => {
  const { folder, server, cycles, seed, pieces, awaitsTimers, onProgress } = options
  const location = { folder, server }
  const tokens = await prepareShop(location, pieces, buyerCount + bookerCount)
  const random = openSeededRandom(seed)
  const answerLog = openAnswerLog()
  const buyers = tokens.customers.slice(0, buyerCount).map((token, number) => {
    const buyerOptions = {
      random: openSeededRandom(seed * 1000 + number),
      generatedOrders: generateOrders(productCount, 40, seed + number),
    }
    return openHttpBuyer({ customerId: customerIdOf(number), token, answerLog, ...buyerOptions })
  })
  const shared = {
    admin: tokens.admin,
    answerLog,
    times: bookableTimes(new Date()),
    budget: { changes: changesFor(cycles) },
  }
  const bookers = tokens.customers.slice(buyerCount).map((token, index) => {
    const number = buyerCount + index
    return openHttpBooker({
      ...{ ...shared, token, customerId: customerIdOf(number), random: openSeededRandom(seed * 1000 + number) },
    })
  })
  const visitors = [...buyers, ...bookers]

  await using nodes = openNodeProcesses(location, nodeCount(location))
  const visits = startVisits(nodes, visitors, random)
  for (let cycle = 1; cycle <= cycles; cycle += 1) {
    await nodes.startAll()
    const lifetime = randomLifetime(random, location)
    // Rejects where a visit fails.
    await Promise.race([pause(lifetime), visits.finished])
    if (cycle === cycles) visits.end()
    const killed = await (cycle === cycles ? nodes.killAll() : nodes.killSome(random))
    onProgress?.(
      `${cycle} of ${cycles}: ${killed} killed after ${lifetime} ms, ${acknowledgedOrders(answerLog.clientLog).size} orders taken and ${answerLog.clientLog.bookings.made.size} bookings made so far`,
    )
  }
  await visits.finished

  await nodes.startAll()
  await Promise.all(visitors.map((visitor) => visitor.finish(random.pick(nodes.urls()))))
  await using factCounter = await openFactCounter(location)
  const rest = () => waitForPolicies({ urls: nodes.urls(), admin: tokens.admin, factCounter })
  const busyPolicies = await rest()
  if (awaitsTimers) await pause((claimTimeout + 2 * timerMargin) * 1000)
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

/** Lets everybody visit any running node, repeatedly, until `end`. */
const startVisits = (
  nodes: NodeProcesses,
  visitors: readonly Pick<HttpVisitor, 'visitUntilGone'>[],
  random: SeededRandom,
) => {
  let isOver = false
  const visitRepeatedly = async (visitor: Pick<HttpVisitor, 'visitUntilGone'>) => {
    while (!isOver) await visitor.visitUntilGone(await nodes.any(random))
  }
  return {
    end: () => {
      isOver = true
    },
    finished: Promise.all(visitors.map(visitRepeatedly)),
  }
}

const mergeViolations = (violations: readonly ApiViolations[]): ApiViolations => ({
  brokenTimelines: violations.flatMap(({ brokenTimelines }) => brokenTimelines),
  unlistedBookings: violations.flatMap(({ unlistedBookings }) => unlistedBookings),
  unlisted: violations.flatMap(({ unlisted }) => unlisted),
  fullCarts: violations.flatMap(({ fullCarts }) => fullCarts),
})
