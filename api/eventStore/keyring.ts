import { createSecretKey, randomBytes } from 'node:crypto'
import { type DataKey, isCustomerKeyName } from './factEncryption.ts'
import { lruCache } from './lruCache.ts'
import type { SecretStore } from './secretStore.ts'

/** The data keys that encrypt personal fields. They are stored in the secret store, and cached here for minutes. */
export interface Keyring {
  /** Returns the key of this name, or creates it: only one, however many nodes ask. Throws `KeyIsDestroyed` for an erased customer. */
  getOrCreate(name: string): Promise<DataKey>
  /** Returns the existing keys among these names, by name. */
  findAll(names: Iterable<string>): Promise<ReadonlyMap<string, DataKey>>
  /** Destroys a key for good: what it encrypted stays unreadable. A new key of this name is another one; a customer never gets a new one. */
  destroy(name: string): Promise<void>
  /** Removes a key from this cache, after another node destroyed it. */
  evict(name: string): void
}

/** A key as the secret store contains it; `secret` in base64. */
interface StoredKey {
  id: string
  secret: string
}

/** Replaces a customer's destroyed key, so that a command still in progress cannot create a new one. */
interface Tombstone {
  isDestroyed: true
}

/** The customer was erased: no more personal data of them can be written. */
export class KeyIsDestroyed extends Error {
  override name = 'KeyIsDestroyed'
}

/** Milliseconds after which no node can still have a key in its cache that was read while another node destroyed it. */
export const maxKeyCacheTime = 6 * 60_000

// Cached keys expire, so a node that was not told about a destroyed key stops using it too.
const keyCacheTime = 5 * 60_000
const missingKeyCacheTime = 5_000
const maxCachedKeys = 10_000

/** `now` in milliseconds. */
export const openKeyring = (secretStore: SecretStore, now: () => number = Date.now): Keyring => {
  const cache = keyCache(now)
  const reads = coalesced((name) => readKey(secretStore, name), cache.set)
  const creations = coalesced((name) => readOrCreateKey(secretStore, name), cache.set)
  const evict = (name: string) => {
    for (const { forget } of [cache, reads, creations]) forget(name)
  }

  return {
    getOrCreate: async (name) => cache.get(name)?.key ?? creations.run(name),
    findAll: async (names) => {
      const wanted = [...new Set(names)]
      const keys = await Promise.all(wanted.map((name) => (cache.get(name) ?? { key: reads.run(name) }).key))
      return new Map(keys.flatMap((key) => (key ? [[key.name, key]] : [])))
    },
    destroy: async (name) => {
      await secretStore.remove(storeKeyOf(name))
      // Overwrites a key that was created in between.
      if (isCustomerKeyName(name)) await secretStore.put(storeKeyOf(name), tombstone)
      evict(name)
    },
    evict,
  }
}

const storeKeyOf = (name: string) => `key-${name}`

const tombstone: Tombstone = { isDestroyed: true }

const isTombstone = (stored: StoredKey | Tombstone): stored is Tombstone => 'isDestroyed' in stored

const readKey = async (secretStore: SecretStore, name: string) => {
  const stored = await secretStore.get<StoredKey | Tombstone>(storeKeyOf(name))
  return stored && !isTombstone(stored) ? toDataKey(name, stored) : undefined
}

const readOrCreateKey = async (secretStore: SecretStore, name: string) => {
  let kept = newKey()
  await secretStore.update<StoredKey | Tombstone>(storeKeyOf(name), (current) => {
    if (!current) return { value: kept }
    if (isTombstone(current)) throw new KeyIsDestroyed(`${name} was destroyed`)
    kept = current
    return undefined
  })
  return toDataKey(name, kept)
}

const newKey = (): StoredKey => ({ id: randomBytes(4).toString('hex'), secret: randomBytes(32).toString('base64') })

const toDataKey = (name: string, { id, secret }: StoredKey): DataKey => ({
  name,
  id,
  secret: createSecretKey(secret, 'base64'),
})

const keyCache = (now: () => number) => {
  const keys = lruCache<string, { key: DataKey | undefined; expiresAt: number }>(maxCachedKeys)
  const get = (name: string) => {
    const found = keys.get(name)
    return found && found.expiresAt > now() ? found : undefined
  }
  return {
    get,
    set: (name: string, key: DataKey | undefined) => {
      if (!key && get(name)) return
      keys.set(name, { key, expiresAt: now() + (key ? keyCacheTime : missingKeyCacheTime) })
    },
    forget: keys.delete,
  }
}

// Concurrent calls for one name share one promise. Its result is not cached if the name was evicted in the meantime.
const coalesced = <Key>(load: (name: string) => Promise<Key>, keep: (name: string, key: Key) => void) => {
  const running = new Map<string, Promise<Key>>()
  const start = async (name: string) => {
    const answer = load(name)
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
    run: (name: string) => running.get(name) ?? start(name),
    forget: (name: string) => running.delete(name),
  }
}
