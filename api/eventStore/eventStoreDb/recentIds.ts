/** Remembers the newest ids, so many and no more. */
export const recentIds = (most = 1000) => {
  const ids = new Set<string>()
  return {
    has: (id: string) => ids.has(id),
    add: (id: string) => {
      ids.add(id)
      if (ids.size > most) for (const oldest of ids.keys().take(1)) ids.delete(oldest)
    },
  }
}
