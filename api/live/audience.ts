import { setImmediate as nextTurn } from 'node:timers/promises'
import type { OutgoingFrame } from '#domain/live/liveFrames.ts'

/** Connections by the id of what they look at. */
export const openAudience = <Connection>() => {
  const byId = new Map<string, Set<Connection>>()
  return {
    add: (id: string, connection: Connection) => byId.getOrInsertComputed(id, () => new Set()).add(connection),
    remove: (id: string, connection: Connection) => {
      const targets = byId.get(id)
      targets?.delete(connection)
      if (targets?.size === 0) byId.delete(id)
    },
    sizes: () => new Map(byId.entries().map(([id, connections]) => [id, connections.size])),
    /** `undefined` if there are none. */
    of: (id: string): ReadonlySet<Connection> | undefined => byId.get(id),
  }
}

/** Connections per turn of the event loop: requests are served in between. */
const broadcastBatchSize = 100

/** Sends a frame to many connections. */
export const broadcast = async (connections: Iterable<{ send(frame: OutgoingFrame): void }>, frame: OutgoingFrame) => {
  const targets = [...connections]
  for (let from = 0; from < targets.length; from += broadcastBatchSize) {
    if (from > 0) await nextTurn()
    for (const connection of targets.slice(from, from + broadcastBatchSize)) connection.send(frame)
  }
}
