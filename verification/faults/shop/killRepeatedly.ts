import { setTimeout as pause } from 'node:timers/promises'
import { claimTimeout } from '#domain/booking/agendaCommands.ts'
import { openSeededRandom, type SeededRandom } from '#harness/seededRandom.ts'
import { openFactCounter } from '#harness/shop/factCounter.ts'
import type { ShopLocation } from '#harness/shop/shopLocation.ts'
import { acknowledgedOrders } from '#verification/invariants/clientLog.ts'
import { type AnswerLog, openAnswerLog } from './answerLog.ts'
import { type ApiViolations, findApiViolations } from './findApiViolations.ts'
import type { HttpVisitor } from './httpConnection.ts'
import { type NodeProcesses, openNodeProcesses } from './nodeProcesses.ts'
import { openVisitors, visitorCount } from './openVisitors.ts'
import { prepareShop } from './prepareShop.ts'
import { timerMargin } from './timerMargin.ts'
import { waitForPolicies } from './waitForPolicies.ts'

export interface KillOptions extends ShopLocation {
  cycles: number
  seed: number
  /** Pieces of each product. */
  pieces: number
  /** Whether to wait in the end until the timers of abandoned claims are due. */
  awaitsTimers?: boolean
  /** Whether each shop lives until it has taken an order, and the first one a booking, however slow the machine is. */
  awaitsAnswers?: boolean
  /** Called after each kill. */
  onProgress?: (text: string) => void
}

export interface SurvivedShop {
  answerLog: AnswerLog
  apiViolations: ApiViolations
}

/** Milliseconds that a shop runs before it is killed, at most. */
const maxLifetime = 1200
/** Milliseconds after which another node has taken over the policies of a killed node. */
const takeoverTime = 14_000

/** The number of nodes: one on a file, two at a server. */
export const nodeCount = ({ server }: ShopLocation) => (server ? 2 : 1)

/** Kills the nodes of the whole shop repeatedly while customers order and book over HTTP; then starts them, and waits until the policies are idle. */
export const killRepeatedly = async (options: KillOptions): Promise<SurvivedShop> => {
  const { folder, server, seed, pieces, awaitsTimers } = options
  const location = { folder, server }
  const tokens = await prepareShop(location, pieces, visitorCount)
  const answerLog = openAnswerLog()
  const { buyers, bookers } = openVisitors(tokens, answerLog, options)
  const visitors = [...buyers, ...bookers]
  const random = openSeededRandom(seed * 1000 + visitorCount)

  await using nodes = openNodeProcesses(location, nodeCount(location))
  await killWhileVisited(nodes, startVisits(nodes, visitors, random), answerLog, options)

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

/** Starts the nodes and kills some of them, repeatedly; in the end all. */
const killWhileVisited = async (
  nodes: NodeProcesses,
  visits: ReturnType<typeof startVisits>,
  { clientLog }: AnswerLog,
  options: KillOptions,
) => {
  const { cycles, seed, awaitsAnswers, onProgress } = options
  const taken = () => ({ orders: acknowledgedOrders(clientLog).size, bookings: clientLog.bookings.made.size })
  // A generator of its own: how many visits began by then depends on the machine, and must not decide when which node dies.
  const random = openSeededRandom(seed)
  for (let cycle = 1; cycle <= cycles; cycle += 1) {
    await nodes.startAll()
    const before = taken()
    const lifetime = randomLifetime(random, options)
    const isAwaited = () => awaitsAnswers && (taken().orders === before.orders || taken().bookings === 0)
    // Rejects where a visit fails.
    const live = (time: number) => Promise.race([pause(time), visits.finished])
    await live(lifetime)
    while (isAwaited()) await live(10)
    if (cycle === cycles) visits.end()
    const killed = await (cycle === cycles ? nodes.killAll() : nodes.killSome(random))
    const { orders, bookings } = taken()
    onProgress?.(
      `${cycle} of ${cycles}: ${killed} killed after ${lifetime} ms, ${orders} orders taken and ${bookings} bookings made so far`,
    )
  }
  await visits.finished
}

const randomLifetime = (random: SeededRandom, { server }: Pick<ShopLocation, 'server'>) => {
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
