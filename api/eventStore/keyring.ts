import { createSecretKey, randomBytes } from 'node:crypto'
import { newestMap } from './newestMap.ts'
import { isCustomerKey, type SealingKey } from './sealing.ts'
import type { Vault } from './vault.ts'

/** The keys that personal fields are sealed with. Each is in the vault, and here for a while. */
export interface Keyring {
  /** The key of this name, made on first use: one only, however many nodes ask. Throws `KeyIsDestroyed` for a customer who was erased. */
  forWriting(name: string): Promise<SealingKey>
  /** Those of the keys that there are, by name. */
  forReading(names: Iterable<string>): Promise<ReadonlyMap<string, SealingKey>>
  /** Ends a key for good: what it sealed stays closed. The next one of this name is another; for a customer there is none. */
  destroy(name: string): Promise<void>
  /** Drops what is remembered of a key here, for when another node destroyed it. */
  forgetCached(name: string): void
}

/** As the vault holds it; the secret in base64. */
interface KeptKey {
  id: string
  secret: string
}

/** Stands for a customer's key that was destroyed: what they still had under way must not have another one made. */
interface Tombstone {
  isDestroyed: true
}

/** The customer was erased: nothing more is written that is personal to them. */
export class KeyIsDestroyed extends Error {
  override name = 'KeyIsDestroyed'
}

/** Milliseconds after which nobody can remember any more what they read while a key was being destroyed. */
export const longestMemory = 6 * 60_000

// A node that never hears of a destroyed key stops using it by itself.
const presentFor = 5 * 60_000
const missingFor = 5_000
const mostRemembered = 10_000

/** `now` in milliseconds. */
export const openKeyring = (vault: Vault, now: () => number = Date.now): Keyring => {
  const memory = keyMemory(now)
  const reading = oneAtATime((name) => read(vault, name), memory.keep)
  const making = oneAtATime((name) => readOrMade(vault, name), memory.keep)
  const forgetCached = (name: string) => {
    for (const { forget } of [memory, reading, making]) forget(name)
  }

  return {
    forWriting: async (name) => memory.recall(name)?.key ?? making.ask(name),
    forReading: async (names) => {
      const wanted = [...new Set(names)]
      const keys = await Promise.all(wanted.map((name) => (memory.recall(name) ?? { key: reading.ask(name) }).key))
      return new Map(keys.flatMap((key) => (key ? [[key.name, key]] : [])))
    },
    destroy: async (name) => {
      await vault.remove(vaultKey(name))
      // One that was made in between is overwritten.
      if (isCustomerKey(name)) await vault.put(vaultKey(name), tombstone)
      forgetCached(name)
    },
    forgetCached,
  }
}

const vaultKey = (name: string) => `key-${name}`

const tombstone: Tombstone = { isDestroyed: true }

const isTombstone = (kept: KeptKey | Tombstone): kept is Tombstone => 'isDestroyed' in kept

const read = async (vault: Vault, name: string) => {
  const kept = await vault.get<KeptKey | Tombstone>(vaultKey(name))
  return kept && !isTombstone(kept) ? unpacked(name, kept) : undefined
}

const readOrMade = async (vault: Vault, name: string) => {
  let kept = newKey()
  await vault.change<KeptKey | Tombstone>(vaultKey(name), (current) => {
    if (!current) return { value: kept }
    if (isTombstone(current)) throw new KeyIsDestroyed(`${name} was destroyed`)
    kept = current
    return undefined
  })
  return unpacked(name, kept)
}

const newKey = (): KeptKey => ({ id: randomBytes(4).toString('hex'), secret: randomBytes(32).toString('base64') })

const unpacked = (name: string, { id, secret }: KeptKey): SealingKey => ({
  name,
  id,
  secret: createSecretKey(secret, 'base64'),
})

const keyMemory = (now: () => number) => {
  const known = newestMap<string, { key: SealingKey | undefined; until: number }>(mostRemembered)
  const recall = (name: string) => {
    const found = known.get(name)
    return found && found.until > now() ? found : undefined
  }
  return {
    recall,
    keep: (name: string, key: SealingKey | undefined) => {
      if (!key && recall(name)) return
      known.set(name, { key, until: now() + (key ? presentFor : missingFor) })
    },
    forget: known.delete,
  }
}

// Who asks while somebody else does waits for the same answer. One that was forgotten meanwhile is not kept.
const oneAtATime = <Key>(ask: (name: string) => Promise<Key>, keep: (name: string, key: Key) => void) => {
  const running = new Map<string, Promise<Key>>()
  const start = async (name: string) => {
    const answer = ask(name)
    running.set(name, answer)
    const isCurrent = () => running.get(name) === answer
    try {
      const key = await answer
      if (isCurrent()) keep(name, key)
      return key
    } finally {
      if (isCurrent()) running.delete(name)
    }
  }
  return {
    ask: (name: string) => running.get(name) ?? start(name),
    forget: (name: string) => running.delete(name),
  }
}
