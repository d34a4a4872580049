import type { EventStore } from './eventStore.ts'

interface Log {
  store: EventStore
  signal: AbortSignal
}

/** The facts after a position up to and with another, as far as there are any. */
export async function* factsBetween({ store, signal }: Log, after: number, upTo: number) {
  const end = Math.min(upTo, await store.head())
  if (after >= end || signal.aborted) return
  const arriving = new AbortController()
  const arrive = () => arriving.abort()
  signal.addEventListener('abort', arrive)
  try {
    for await (const facts of store.subscribe(after, arriving.signal)) {
      const isLast = (facts.at(-1)?.position ?? end) >= end
      const wanted = isLast ? facts.filter((fact) => fact.position <= end) : facts
      if (wanted.length > 0) yield wanted
      if (isLast) return
    }
  } finally {
    signal.removeEventListener('abort', arrive)
    arrive()
  }
}

/** Every fact up to the newest of this moment, in batches. */
export const everyFact = (store: EventStore) =>
  factsBetween({ store, signal: new AbortController().signal }, 0, Number.POSITIVE_INFINITY)
