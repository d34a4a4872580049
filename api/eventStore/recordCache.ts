import type { AnyStateMachine } from 'xstate'
import type { Replayed } from '#domain/kernel/replay.ts'
import { type LruCache, lruCache } from './lruCache.ts'

/** Per record kind, about a dozen kinds, so that many short-lived orders do not evict popular products. A record takes 2 to 4 KB. */
const maxCachedRecords = 2000

/** Caches replayed records. They are never stale: each load reads the facts appended since and replays them on top. */
export const recordCache = () => {
  const caches = new Map<AnyStateMachine, LruCache<string, object>>()
  const cacheOf = (machine: AnyStateMachine) =>
    caches.getOrInsertComputed(machine, () => lruCache<string, object>(maxCachedRecords))
  return {
    get: <Machine extends AnyStateMachine>(machine: Machine, stream: string) =>
      cacheOf(machine).get(stream) as Replayed<Machine> | undefined,
    set: (machine: AnyStateMachine, stream: string, record: { revision: number }) => {
      if (record.revision !== -1) cacheOf(machine).set(stream, record)
    },
    forget: (stream: string) => {
      for (const cache of caches.values()) cache.delete(stream)
    },
  }
}
