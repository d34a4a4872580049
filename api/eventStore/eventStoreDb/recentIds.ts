import { newestMap } from '#api/eventStore/newestMap.ts'

/** Remembers the newest ids, between so many and half of them. */
export const recentIds = (most = 2000) => {
  const ids = newestMap<string, true>(most)
  return {
    has: (id: string) => ids.get(id) !== undefined,
    add: (id: string) => ids.set(id, true),
  }
}
