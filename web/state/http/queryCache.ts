import { responseCacheTime } from '#domain/businessConstants.ts'
import { asCallFailed, type CallFailed } from './callFailed.ts'
import { type AnswerOf, type AnyRequest, type ReadKey, type RequestOf, requestKeyOf } from './calls.ts'
import type { ShopClient } from './shop/shopClient.ts'

export type QueryResult<Answer = unknown> =
  | { status: 'succeeded'; answer: Answer; error?: undefined }
  | { status: 'failed'; answer?: undefined; error: CallFailed }

/** The result of a GET. `at`: when it was fetched, in milliseconds since the epoch; 0 once it is stale. */
export interface CacheEntry<Answer = unknown> {
  key: string
  result: QueryResult<Answer>
  at: number
}

export type CacheEntries = [name: string, entry: CacheEntry][]

type Updater = (answer: unknown, key: string) => unknown

/** Answers to GETs by request key. An answer is fresh for `responseCacheTime`; the cache keeps the 200 entries that were used last. */
export interface QueryCache {
  /** Fetches the answer unless it is fresh or already in flight. Never throws. */
  fetchQuery<Key extends ReadKey>(key: Key, request: RequestOf<Key>): Promise<QueryResult<AnswerOf<Key>>>
  /** The cached entry, fresh or stale. It is another object whenever it has changed. */
  entryOf<Key extends ReadKey>(key: Key, request: RequestOf<Key>): CacheEntry<AnswerOf<Key>> | undefined
  /** Marks the answers stale whose request key has one of these prefixes: `GET order/find/`. Components that show one fetch it again. */
  invalidate(...prefixes: string[]): void
  /** Changes cached answers. `updater` returns the same object to leave an answer unchanged, or undefined to mark it stale. */
  update(updater: Updater): void
  /** Drops the results that failed offline, so that components that show them fetch again. */
  retryOffline(): void
  /** Drops the answers of calls that need a session. */
  forgetPrivate(): void
  subscribe(listener: () => void): () => void
  entries(): CacheEntries
}

const maxEntries = 200
const failedFor = 5_000

export const openQueryCache = (
  { get, isPublic }: Pick<ShopClient, 'get' | 'isPublic'>,
  initial: CacheEntries = [],
): QueryCache => {
  const entries = new Map(initial)
  const inFlight = new Map<string, Promise<QueryResult>>()
  // First requests that were invalidated before their answer came, and the changes that came before an answer.
  const outdated = new Set<Promise<QueryResult>>()
  const lateUpdates = new Map<Promise<QueryResult>, Updater[]>()
  const listeners = new Set<() => void>()
  const notify = () => {
    for (const listener of listeners) listener()
  }

  // A Map iterates in insertion order: the least recently used entry comes first.
  const put = (requestKey: string, entry: CacheEntry) => {
    entries.delete(requestKey)
    entries.set(requestKey, entry)
    for (const oldest of entries.keys()) {
      if (entries.size <= maxEntries) return
      entries.delete(oldest)
    }
  }

  const startRequest = async (requestKey: string, key: ReadKey, request: AnyRequest) => {
    const promise = resultOf(() => get(key, request as RequestOf<ReadKey>))
    inFlight.set(requestKey, promise)
    const result = await promise
    const updates = lateUpdates.get(promise) ?? []
    const isOutdated = outdated.delete(promise)
    lateUpdates.delete(promise)
    if (inFlight.get(requestKey) !== promise) return result

    inFlight.delete(requestKey)
    const entry = keptIfUndecided({ key, result, at: isOutdated ? 0 : Date.now() }, entries.get(requestKey))
    put(requestKey, updates.reduce(updated, entry))
    notify()
    return result
  }

  // The cast restores the contract's type: the entry was stored under the key of this very request.
  const fetchQuery = async (key: ReadKey, request: AnyRequest): Promise<QueryResult<never>> => {
    const requestKey = requestKeyOf(key, request)
    const entry = entries.get(requestKey)
    if (entry) put(requestKey, entry)
    if (entry && isFresh(entry)) return entry.result as QueryResult<never>

    const coming = inFlight.get(requestKey)
    const result = coming && !outdated.has(coming) ? coming : startRequest(requestKey, key, request)
    return (await result) as QueryResult<never>
  }

  const forget = (requestKey: string) => {
    inFlight.delete(requestKey)
    entries.delete(requestKey)
  }

  return {
    fetchQuery,
    entryOf: (key, request) => {
      const requestKey = requestKeyOf(key, request)
      const entry = entries.get(requestKey)
      // What is on show counts as used.
      if (entry) put(requestKey, entry)
      return entry as CacheEntry<never> | undefined
    },
    invalidate: (...prefixes) => {
      const isMeant = (requestKey: string) => prefixes.some((prefix) => requestKey.startsWith(prefix))
      for (const [requestKey, promise] of inFlight)
        if (!entries.has(requestKey) && isMeant(requestKey)) outdated.add(promise)
      for (const [requestKey, entry] of [...entries]) {
        if (!isMeant(requestKey)) continue
        forget(requestKey)
        if (entry.result.status === 'succeeded') entries.set(requestKey, { ...entry, at: 0 })
      }
      notify()
    },
    update: (updater) => {
      for (const promise of inFlight.values()) lateUpdates.set(promise, [...(lateUpdates.get(promise) ?? []), updater])
      for (const [requestKey, entry] of [...entries]) entries.set(requestKey, updated(entry, updater))
      notify()
    },
    retryOffline: () => {
      for (const [requestKey, { result }] of [...entries]) if (result.error?.isOffline) forget(requestKey)
      notify()
    },
    forgetPrivate: () => {
      for (const [requestKey, { key }] of entries) if (!isPublic(key)) forget(requestKey)
      inFlight.clear()
      outdated.clear()
      lateUpdates.clear()
      notify()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    entries: () => [...entries],
  }
}

/** The entry after a change; the same object where the change does not concern it. */
const updated = (entry: CacheEntry, updater: Updater): CacheEntry => {
  if (entry.result.status !== 'succeeded') return entry
  const answer = updater(entry.result.answer, entry.key)
  if (answer === undefined) return { ...entry, at: 0 }
  return answer === entry.result.answer ? entry : { ...entry, result: { status: 'succeeded', answer } }
}

const resultOf = async (get: () => Promise<unknown>): Promise<QueryResult> => {
  try {
    return { status: 'succeeded', answer: await get() }
  } catch (thrown) {
    return { status: 'failed', error: asCallFailed(thrown) }
  }
}

/**
 * A stale answer is better than an error that says nothing about it: without it a page would lose what is being typed there. Where the shop
 * was reached, it is asked for again as soon as after an error.
 */
const keptIfUndecided = (entry: CacheEntry, previous: CacheEntry | undefined): CacheEntry => {
  const { error } = entry.result
  if (previous?.result.status !== 'succeeded' || !error || error.isDecided) return entry
  const at = error.isOffline ? entry.at : Date.now() - responseCacheTime + failedFor
  return { ...entry, result: previous.result, at }
}

const isFresh = ({ result, at }: CacheEntry) =>
  Date.now() - at < (result.status === 'failed' ? failedFor : responseCacheTime)
