import { openNotifier } from '#api/eventStore/notifier.ts'

/** The common interface of the client's streams: reads have `cancel`, subscriptions have `unsubscribe`. */
export interface ClientStream {
  on(event: string, listener: (value: unknown) => void): unknown
  pause(): unknown
  resume(): unknown
  cancel?(): Promise<void>
  unsubscribe?(): Promise<void>
}

/** Reads one of the client's streams in batches, and reports every way in which it can end. */
export interface StreamReader<Item> {
  /** Resolves with the buffered items, at least one; after the last one it throws the error, or resolves with undefined at a normal end. */
  next(gathering?: GatherOptions): Promise<Item[] | undefined>
  /** Aborts when the server ends the stream, it fails, or it is stopped. */
  ended: AbortSignal
  fail(error: unknown): void
  /** Ends the stream, at the server too. */
  stop(): void
}

/** The client emits items one by one. To get larger batches, `next` waits until the buffer is full or no item has arrived for a while. */
interface GatherOptions {
  /** Milliseconds. */
  within: number
  /** Aborts when no more items are expected soon. */
  until: AbortSignal
}

/** Maximum number of buffered items; then the client's stream is paused. */
const maxBuffered = 1000

export const streamReader = <Item>(source: ClientStream): StreamReader<Item> => {
  const ending = new AbortController()
  const arrival = openNotifier()
  let buffer: Item[] = []
  let wakeSize = 1
  let stopped = false
  const end = (reason: unknown) => {
    ending.abort(reason)
    arrival.notify()
  }
  source.on('data', (item) => {
    // The client's stream types have no common item type.
    buffer.push(item as Item)
    if (buffer.length >= maxBuffered) source.pause()
    if (buffer.length >= wakeSize) arrival.notify()
  })
  source.on('end', () => end(endedNormally))
  source.on('close', () => end(endedNormally))
  // Never removed: an error without a listener would end the process.
  source.on('error', end)

  const takeBuffered = () => {
    const items = buffer
    buffer = []
    return items
  }
  const next = async (gathering?: GatherOptions) => {
    while (!stopped) {
      // Resumed only now, so that further items wait at the server until the consumer is ready.
      if (buffer.length === 0) source.resume()
      if (buffer.length > 0 && gathering) await gather(gathering)
      if (buffer.length > 0) return takeBuffered()
      if (ending.signal.aborted && ending.signal.reason === endedNormally) return undefined
      if (ending.signal.aborted) throw ending.signal.reason
      await arrival.next()
    }
    return undefined
  }
  const gather = async ({ within, until }: GatherOptions) => {
    wakeSize = maxBuffered
    until.addEventListener('abort', arrival.notify)
    for (let before = 0; buffer.length > before && buffer.length < wakeSize; ) {
      if (ending.signal.aborted || until.aborted) break
      before = buffer.length
      await orTimeout(arrival.next(), within)
    }
    until.removeEventListener('abort', arrival.notify)
    wakeSize = 1
  }
  const stop = () => {
    if (stopped) return
    stopped = true
    end(endedNormally)
    const cancellation = source.cancel?.() ?? source.unsubscribe?.()
    cancellation?.catch(() => undefined)
  }
  return { next, ended: ending.signal, fail: end, stop }
}

/** Calls `work` when the signal aborts, or at once if it has; removes the listener when `until` aborts. */
export const onAbort = (signal: AbortSignal, work: () => void, until: AbortSignal) => {
  if (signal.aborted) work()
  else signal.addEventListener('abort', work, { once: true, signal: until })
}

const endedNormally = Symbol('ended in good order')

const orTimeout = (event: Promise<void>, milliseconds: number) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, milliseconds)
  return Promise.race([event, promise]).finally(() => clearTimeout(timer))
}
