export type LruCache<Key, Value extends object | string | number | boolean> = ReturnType<typeof lruCache<Key, Value>>

/** An approximate LRU cache: keeps the entries that were set or read last, at most `maxSize`, and evicts the older half at once. */
export const lruCache = <Key, Value extends object | string | number | boolean>(maxSize: number) => {
  let young = new Map<Key, Value>()
  let old = new Map<Key, Value>()

  const set = (key: Key, value: Value) => {
    young.set(key, value)
    if (young.size <= maxSize / 2) return
    old = young
    young = new Map()
  }

  return {
    set,
    get: (key: Key): Value | undefined => {
      const found = young.get(key)
      if (found !== undefined) return found
      const older = old.get(key)
      if (older !== undefined) set(key, older)
      return older
    },
    delete: (key: Key) => {
      young.delete(key)
      old.delete(key)
    },
    clear: () => {
      young.clear()
      old.clear()
    },
  }
}
