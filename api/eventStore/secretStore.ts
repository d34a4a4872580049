import { randomUUID } from 'node:crypto'
import { type EventStore, isConflict, TooContended } from './eventStore.ts'
import { keyedQueue } from './keyedQueue.ts'

interface Entry<Value> {
  value: Value | null
  /** Milliseconds since the epoch. */
  expiresAt?: number
  /** Seconds. */
  lifetime?: number
}

/** Stores secrets that are not facts: each key is a small stream (`vault-…`) that keeps its newest entry only and is never delivered. */
export interface SecretStore {
  /** Whether what is appended to the event store after `next` of an `update` has returned becomes durable no earlier than that update. */
  writesInOrder: boolean
  get<Value>(key: string): Promise<Value | undefined>
  /** `lifetime` in seconds. */
  put(key: string, value: unknown, lifetime?: number): Promise<void>
  /**
   * Updates a value atomically (compare and set). `next` returns the new value with its lifetime in seconds, or `undefined` to keep the
   * current one; after a conflict it is called again. Resolves to the last result of `next`.
   */
  update<Value>(key: string, next: Updater<Value>): Promise<NewValue<Value> | undefined>
  remove(key: string): Promise<void>
}

interface NewValue<Value> {
  value: Value
  lifetime?: number
}

interface CurrentEntry {
  revision: number
  lifetime: number | undefined
}

const maxAttempts = 50

type Updater<Value> = (current: Value | undefined) => NewValue<Value> | undefined

export const openSecretStore = (store: EventStore, now: () => number = Date.now): SecretStore => {
  // Updates of one key queue up within this process; conflicts occur only between processes.
  const enqueue = keyedQueue()

  const read = async <Value>(key: string) => {
    const newest = await store.readLast(streamOf(key))
    const entry = newest?.data as Entry<Value> | undefined
    const alive = entry && (entry.expiresAt === undefined || entry.expiresAt > now())
    const value = alive && entry.value !== null ? entry.value : undefined
    return { revision: newest?.revision ?? -1, lifetime: entry?.lifetime, value }
  }

  // Sets the retention with the append or before it whenever it changes: otherwise a crash in between would keep an old secret.
  const write = async (key: string, current: CurrentEntry, { value, lifetime }: NewValue<unknown>) => {
    const stream = streamOf(key)
    const isNew = current.revision === -1
    const retention = { newest: 1, ...(lifetime !== undefined && { maxAge: lifetime }) }
    const hasNewRetention = isNew || current.lifetime !== lifetime
    const expiry = lifetime !== undefined && { lifetime, expiresAt: now() + lifetime * 1000 }
    const facts = [{ ...secretFact(now()), data: { value, ...expiry } }]
    const expected = isNew ? 'absent' : { revision: current.revision }
    if (hasNewRetention && store.appendTogether) return store.appendTogether([{ stream, expected, facts, retention }])

    if (hasNewRetention) await store.retain(stream, retention)
    return store.append(stream, expected, facts)
  }

  const attempt = async <Value>(key: string, next: Updater<Value>): Promise<NewValue<Value> | undefined> => {
    for (let tries = 0; tries < maxAttempts; tries += 1) {
      const current = await read<Value>(key)
      const changed = next(current.value)
      if (!changed || !isConflict(await write(key, current, changed))) return changed
    }
    throw new TooContended(`${key} was changed by others ${maxAttempts} times in a row`)
  }
  const update: SecretStore['update'] = (key, next) => enqueue(key, () => attempt(key, next))

  return {
    // Without appends to several streams, a new entry's retention is set first.
    writesInOrder: store.appendOrder === 'log' && store.appendTogether !== undefined,
    get: async (key) => (await read<never>(key)).value,
    put: async (key, value, lifetime) => {
      await update(key, () => ({ value, ...(lifetime !== undefined && { lifetime }) }))
    },
    update,
    remove: (key) => enqueue(key, () => store.forget(streamOf(key))),
  }
}

const streamOf = (key: string) => `vault-${key}`

const secretFact = (at: number) => ({
  id: randomUUID(),
  type: 'SecretKept',
  version: 1,
  meta: { by: { role: 'system', id: 'vault' } as const, at: new Date(at).toISOString(), correlationId: 'vault' },
})
