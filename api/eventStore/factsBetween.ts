import type { EventStore } from './eventStore.ts'

interface ReadContext {
  store: EventStore
  signal: AbortSignal
  /** The position of the newest fact, if it is known; otherwise the store is asked for it. */
  head?: number
}

/** Yields the facts after a position up to and including another one, at most up to the current head. */
export async function* factsBetween({ store, signal, head }: ReadContext, after: number, upTo: number) {
  const lastPosition = Math.min(upTo, head ?? (await store.head()))
  if (after >= lastPosition || signal.aborted) return
  const ending = new AbortController()
  const end = () => ending.abort()
  signal.addEventListener('abort', end)
  try {
    for await (const facts of store.subscribe(after, ending.signal)) {
      const isLast = (facts.at(-1)?.position ?? lastPosition) >= lastPosition
      const wanted = isLast ? facts.filter((fact) => fact.position <= lastPosition) : facts
      if (wanted.length > 0) yield wanted
      if (isLast) return
    }
  } finally {
    signal.removeEventListener('abort', end)
    end()
  }
}

/** Yields every fact up to the current head, in batches. */
export const everyFact = (store: EventStore) =>
  factsBetween({ store, signal: new AbortController().signal }, 0, Number.POSITIVE_INFINITY)
