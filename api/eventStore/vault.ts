import { randomUUID } from 'node:crypto'
import { type EventStore, isConflict, TooContended } from './eventStore.ts'
import { lanes } from './lanes.ts'

interface Entry<Value> {
  value: Value | null
  /** Milliseconds since the epoch. */
  expiresAt?: number
  /** Seconds. */
  lifetime?: number
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

interface Before {
  revision: number
  lifetime: number | undefined
}

const attempts = 50

type Change<Value> = (current: Value | undefined) => Changed<Value> | undefined

export const openVault = (store: EventStore, now: () => number = Date.now): Vault => {
  // Changes of one key in this process queue up; only other processes meet each other as conflicts.
  const inTurn = lanes()

  const read = async <Value>(key: string) => {
    const newest = await store.readLast(streamOf(key))
    const entry = newest?.data as Entry<Value> | undefined
    const alive = entry && (entry.expiresAt === undefined || entry.expiresAt > now())
    const value = alive && entry.value !== null ? entry.value : undefined
    return { revision: newest?.revision ?? -1, lifetime: entry?.lifetime, value }
  }

  // What the stream keeps is told again where it changes, and first: a secret must not stay for want of it.
  const write = async (key: string, before: Before, { value, lifetime }: Changed<unknown>) => {
    const stream = streamOf(key)
    const isNew = before.revision === -1
    const retention = { newest: 1, ...(lifetime !== undefined && { maxAge: lifetime }) }
    if (isNew || before.lifetime !== lifetime) await store.retain(stream, retention)
    const expiry = lifetime !== undefined && { lifetime, expiresAt: now() + lifetime * 1000 }
    const entry = { ...kept(now()), data: { value, ...expiry } }
    return store.append(stream, isNew ? 'absent' : { revision: before.revision }, [entry])
  }

  const attempt = async <Value>(key: string, next: Change<Value>): Promise<Changed<Value> | undefined> => {
    for (let tries = 0; tries < attempts; tries += 1) {
      const before = await read<Value>(key)
      const changed = next(before.value)
      if (!changed || !isConflict(await write(key, before, changed))) return changed
    }
    throw new TooContended(`${key} was changed by others ${attempts} times in a row`)
  }
  const change: Vault['change'] = (key, next) => inTurn(key, () => attempt(key, next))

  return {
    get: async (key) => (await read<never>(key)).value,
    put: async (key, value, lifetime) => {
      await change(key, () => ({ value, ...(lifetime !== undefined && { lifetime }) }))
    },
    change,
    remove: (key) => inTurn(key, () => store.forget(streamOf(key))),
  }
}

const streamOf = (key: string) => `vault-${key}`

const kept = (at: number) => ({
  id: randomUUID(),
  type: 'SecretKept',
  version: 1,
  meta: { by: { role: 'system', id: 'vault' } as const, at: new Date(at).toISOString(), correlationId: 'vault' },
})
