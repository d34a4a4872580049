export type NewestMap<Key, Value extends object | string | number | boolean> = ReturnType<typeof newestMap<Key, Value>>

/** Keeps what was set or asked for lately, at most so many entries, and drops the rest half by half. */
export const newestMap = <Key, Value extends object | string | number | boolean>(most: number) => {
  let young = new Map<Key, Value>()
  let old = new Map<Key, Value>()

  const set = (key: Key, value: Value) => {
    young.set(key, value)
    if (young.size <= most / 2) return
    old = young
    young = new Map()
  }

  return {
    set,
    get: (key: Key): Value | undefined => {
      const found = young.get(key)
      if (found !== undefined) return found
      const aged = old.get(key)
      if (aged !== undefined) set(key, aged)
      return aged
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
