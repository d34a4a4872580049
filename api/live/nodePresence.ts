import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { EventStore } from '#api/eventStore/eventStore.ts'
import type { Log } from '#api/log.ts'
import type { LiveRoom } from './liveRoom.ts'
import type { Presence } from './presence.ts'

/** Never delivered to subscriptions and consumers, as its name begins with `vault-`: no projection wakes up for it. */
const stream = 'vault-presence'

// Milliseconds. An unchanged count is repeated before the others take this node for dead.
const defaultTimes = { interval: 2000, repeatAfter: 4000, lifetime: 10_000 }

/** Facts that the stream keeps, and for how many seconds. */
const retention = { newest: 50, maxAge: 30 }

/** The products with most viewers are published, up to so many. */
const maxProducts = 100

const PublishedPresence = z.object({
  node: z.string(),
  online: z.number().int().min(0),
  viewers: z.record(z.string(), z.number().int().min(0)),
})

interface Parts {
  /** The store as it is, without encryption around it. */
  store: Pick<EventStore, 'append' | 'readStream' | 'retain'>
  room: Pick<LiveRoom, 'connectionCount' | 'localPresence' | 'setOthers'>
  log: Pick<Log, 'warn'>
  /** Milliseconds, on a clock that only moves forward. */
  now?: () => number
  times?: typeof defaultTimes
}

/**
 * Adds up who is online and who views what over the nodes of a cluster. Each node publishes its counts to one short stream every few seconds, while
 * somebody is connected, and reads those of the others. A node whose counts are not repeated drops out: by the reader's own clock, so that clocks may differ.
 */
export const openNodePresence = ({ store, room, log, now = () => performance.now(), times = defaultTimes }: Parts) => {
  const node = randomUUID()
  const others = new Map<string, { revision: number; seenAt: number; presence: Presence }>()
  let published = ''
  let publishedAt = Number.NEGATIVE_INFINITY

  const publish = async () => {
    const { online, viewers } = room.localPresence()
    const data = { node, online, viewers: Object.fromEntries(mostViewed(viewers)) }
    const serialized = JSON.stringify(data)
    const isUnchanged = serialized === published
    const isIdle = online === 0 && (published === '' || isUnchanged)
    if (isIdle || (isUnchanged && now() - publishedAt < times.repeatAfter)) return
    if (published === '') await store.retain(stream, retention)
    await store.append(stream, 'any', [presenceFact(data)])
    published = serialized
    publishedAt = now()
  }

  const readOthers = async () => {
    for (const { revision, data } of await store.readStream(stream)) {
      const parsed = PublishedPresence.safeParse(data)
      if (!parsed.success || parsed.data.node === node) continue
      const { node: other, online, viewers } = parsed.data
      if (revision <= (others.get(other)?.revision ?? -1)) continue
      others.set(other, { revision, seenAt: now(), presence: { online, viewers: new Map(Object.entries(viewers)) } })
    }
    // What was seen is remembered for longer than the stream keeps it: otherwise a dead node's last fact would count as new.
    for (const [other, { seenAt }] of others)
      if (now() - seenAt > retention.maxAge * 2000 + times.lifetime) others.delete(other)
    const alive = [...others.values()].filter(({ seenAt }) => now() - seenAt <= times.lifetime)
    room.setOthers(sumOf(alive.map(({ presence }) => presence)))
  }

  const exchange = async () => {
    await publish()
    if (room.connectionCount() > 0) await readOthers()
  }

  let isBusy = false
  const timer = setInterval(async () => {
    if (isBusy) return
    isBusy = true
    await exchange().catch((error) => log.warn({ err: error }, 'The counts of visitors were not exchanged'))
    isBusy = false
  }, times.interval).unref()

  return { exchange, close: () => clearInterval(timer) }
}

const mostViewed = (viewers: ReadonlyMap<string, number>) =>
  [...viewers].toSorted(([, one], [, other]) => other - one).slice(0, maxProducts)

const sumOf = (presences: readonly Presence[]): Presence => {
  const viewers = new Map<string, number>()
  for (const each of presences)
    for (const [productId, count] of each.viewers) viewers.set(productId, (viewers.get(productId) ?? 0) + count)
  return { online: presences.reduce((sum, { online }) => sum + online, 0), viewers }
}

const presenceFact = (data: z.output<typeof PublishedPresence>) => ({
  id: randomUUID(),
  type: 'PresenceCounted',
  version: 1,
  data,
  meta: { by: { role: 'system', id: 'presence' } as const, at: new Date().toISOString(), correlationId: 'presence' },
})
