import { LRUCache } from 'lru-cache'
import type { CallOutcome } from '#api/http/handlers.ts'
import { isRefusal } from '#domain/kernel/decision.ts'
import { type CachedBody, cachedBody } from './cachedBody.ts'

interface Entry {
  /** The version of the data at which it was last known to be right. */
  version: string
  outcome: CallOutcome
  text: string
}

export interface ResponseCache {
  /**
   * Returns the response of a request from the cache, or computes it and puts it in. While responses are equal, it returns the same object,
   * also if the data has changed meanwhile. Refusals are not cached. `isTimed`: the response may change with every second.
   */
  get(
    request: string,
    isTimed: boolean,
    compute: () => Promise<CallOutcome> | CallOutcome,
  ): Promise<CallOutcome> | CallOutcome
}

/** Bytes. */
const maxBytes = 24 * 1024 * 1024
const maxEntryBytes = 1024 * 1024

const bodies = new WeakMap<object, CachedBody>()

/** The body of a response that came from a cache. */
export const bodyOf = (outcome: object) => bodies.get(outcome)

/** The JSON of a successful response. */
export const toJson = ({ message = 'OK', ...rest }: Record<string, unknown>) =>
  JSON.stringify({ code: 0, message, ...rest })

/** What tells whether a response may have changed. */
export interface ResponseClock {
  /** A text that differs after every change of the read models. */
  version(): string
  /** The seconds since the epoch, whole. */
  second(): number
}

/** Caches responses that are the same for everybody, bounded by their size. */
export const openResponseCache = ({ version, second }: ResponseClock): ResponseCache => {
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    maxEntrySize: maxEntryBytes,
    // The text, the object that it was made of, its JSON in pages, and its compressed bytes.
    sizeCalculation: ({ text }, request) => request.length + 5 * text.length,
  })

  const put = (request: string, currentVersion: string, outcome: CallOutcome) => {
    if (isRefusal(outcome)) {
      entries.delete(request)
      return outcome
    }
    const text = toJson(outcome)
    const before = entries.peek(request)
    if (before?.text === text) {
      before.version = currentVersion
      return before.outcome
    }
    bodies.set(outcome, cachedBody(text))
    entries.set(request, { version: currentVersion, outcome, text })
    return outcome
  }

  return {
    get: (request, isTimed, compute) => {
      const currentVersion = isTimed ? `${version()} ${second()}` : version()
      const entry = entries.get(request)
      if (entry?.version === currentVersion) return entry.outcome
      const outcome = compute()
      return outcome instanceof Promise
        ? outcome.then((resolved) => put(request, currentVersion, resolved))
        : put(request, currentVersion, outcome)
    },
  }
}
