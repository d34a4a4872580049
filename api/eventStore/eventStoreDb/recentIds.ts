import { lruCache } from '#api/eventStore/lruCache.ts'

/** A set of the newest ids: at least half of `maxIds`, at most all of them. */
export const recentIds = (maxIds = 2000) => {
  const ids = lruCache<string, true>(maxIds)
  return {
    has: (id: string) => ids.get(id) !== undefined,
    add: (id: string) => ids.set(id, true),
  }
}
