import { randomUUID } from 'node:crypto'
import { type EventStore, type Expectation, isConflict } from './eventStore.ts'

interface Entry<Value> {
  value: Value | null
  /** Milliseconds since the epoch. */
  expiresAt?: number
}

/** Secrets that are not facts: each key is a small stream that keeps only its newest entry and is never delivered to anybody. */
export interface Vault {
  get<Value>(key: string): Promise<Value | undefined>
  /** `lifetime` in seconds. */
  put(key: string, value: unknown, lifetime?: number): Promise<void>
  /**
   * Changes a value nobody else changed meanwhile. `next` answers the new value with its lifetime in seconds, or
   * `undefined` to leave it; it may be called again. Answers what `next` answered last.
   */
  change<Value>(key: string, next: Change<Value>): Promise<Changed<Value> | undefined>
  remove(key: string): Promise<void>
}

interface Changed<Value> {
  value: Value
  lifetime?: number
}

type Change<Value> = (current: Value | undefined) => Changed<Value> | undefined

export const openVault = (store: EventStore, now: () => number = Date.now): Vault => {
  const read = async <Value>(key: string) => {
    const newest = await store.readLast(streamOf(key))
    const entry = newest?.data as Entry<Value> | undefined
    const alive = entry && (entry.expiresAt === undefined || entry.expiresAt > now())
    return { revision: newest?.revision ?? -1, value: alive && entry.value !== null ? entry.value : undefined }
  }

  const write = async (key: string, expected: Expectation, value: unknown, lifetime?: number) => {
    if (expected === 'absent') await store.retain(streamOf(key), { newest: 1 })
    const data: Entry<unknown> = { value, ...(lifetime !== undefined && { expiresAt: now() + lifetime * 1000 }) }
    return store.append(streamOf(key), expected, [{ ...kept(now()), data }])
  }

  const change = async <Value>(key: string, next: Change<Value>): Promise<Changed<Value> | undefined> => {
    for (;;) {
      const { revision, value } = await read<Value>(key)
      const changed = next(value)
      if (!changed) return undefined

      const outcome = await write(key, revision === -1 ? 'absent' : { revision }, changed.value, changed.lifetime)
      if (!isConflict(outcome)) return changed
    }
  }

  return {
    get: async (key) => (await read<never>(key)).value,
    put: async (key, value, lifetime) => {
      await change(key, () => ({ value, ...(lifetime !== undefined && { lifetime }) }))
    },
    change,
    remove: (key) => store.forget(streamOf(key)),
  }
}

const streamOf = (key: string) => `vault-${key}`

const kept = (at: number) => ({
  id: randomUUID(),
  type: 'SecretKept',
  version: 1,
  meta: { by: { role: 'system', id: 'vault' } as const, at: new Date(at).toISOString(), correlationId: 'vault' },
})
