import type { UntypedKey } from './table.ts'

/** Two megabits: of 300,000 keys that were not written it takes one in sixteen for one that was. */
const words = 2 ** 16
const mask = words * 32 - 1

/**
 * The keys that were written to a table which was empty at first, as a Bloom filter: most rows that a first catch-up asks for do not exist
 * yet, and asking SQLite for each would cost more than folding its fact.
 */
export const openWrittenKeys = () => {
  const bits = new Uint32Array(words)
  const isSet = (bit: number) => ((bits[bit >>> 5] ?? 0) & (1 << (bit & 31))) !== 0
  const set = (bit: number) => {
    bits[bit >>> 5] = (bits[bit >>> 5] ?? 0) | (1 << (bit & 31))
  }

  return {
    add: (key: UntypedKey) => {
      const hash = hashOf(key)
      set(hash & mask)
      set(secondHash(hash) & mask)
    },
    /** False: there is certainly no row with this key in the table. */
    mayContain: (key: UntypedKey) => {
      const hash = hashOf(key)
      return isSet(hash & mask) && isSet(secondHash(hash) & mask)
    },
  }
}

// FNV-1a over the code units.
const hashOf = (key: UntypedKey) => {
  const text = String(key)
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return hash ^ (hash >>> 15)
}

const secondHash = (hash: number) => {
  const mixed = Math.imul(hash ^ (hash >>> 13), 0x5bd1e995)
  return mixed ^ (mixed >>> 15)
}
