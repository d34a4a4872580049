/** What the client's streams have in common; each of them is told to end by one of the two. */
export interface Source {
  on(event: string, listener: (reason: unknown) => void): unknown
  read(): unknown
  readableLength: number
  cancel?(): Promise<void>
  unsubscribe?(): Promise<void>
}

/** One of the client's streams, with every way in which it may end made visible. */
export interface Flow<Item> {
  /** What has arrived, at least one item. After all of it: throws what broke the flow, or undefined where it ended in good order. */
  next(): Promise<Item[] | undefined>
  /** Aborted when the server ended it, it failed, or it was stopped. */
  over: AbortSignal
  fail(error: unknown): void
  /** Ends it for the reader, who may still answer what has arrived. */
  finish(): void
  /** Ends it, and tells the server. */
  stop(): void
}

export const flowOf = <Item>(source: Source): Flow<Item> => {
  const over = new AbortController()
  const bell = newBell()
  let finished = false
  let stopped = false
  const end = (reason: unknown) => {
    over.abort(reason)
    bell.ring()
  }
  source.on('readable', () => {
    // At its end the source has nothing to read, and says so only to one who tries.
    if (source.readableLength === 0) source.read()
    bell.ring()
  })
  source.on('end', () => end(goodOrder))
  source.on('close', () => end(goodOrder))
  // Stays for good: an error without a listener would end the process.
  source.on('error', end)

  const next = async () => {
    while (!finished) {
      const items = arrived<Item>(source)
      if (items.length > 0) return items
      if (over.signal.aborted && over.signal.reason === goodOrder) return undefined
      if (over.signal.aborted) throw over.signal.reason
      await bell.rung()
    }
    return undefined
  }
  const finish = () => {
    finished = true
    bell.ring()
  }
  const stop = () => {
    if (stopped) return
    stopped = true
    finish()
    end(goodOrder)
    const told = source.cancel?.() ?? source.unsubscribe?.()
    told?.catch(() => undefined)
  }
  return { next, over: over.signal, fail: end, finish, stop }
}

/** Also where the signal is aborted already. Forgets it when `until` aborts. */
export const onAbort = (signal: AbortSignal, work: () => void, until: AbortSignal) => {
  if (signal.aborted) work()
  else signal.addEventListener('abort', work, { once: true, signal: until })
}

const goodOrder = Symbol('ended in good order')

const newBell = () => {
  let waiting = Promise.withResolvers<void>()
  return {
    rung: () => waiting.promise,
    ring: () => {
      waiting.resolve()
      waiting = Promise.withResolvers()
    },
  }
}

const arrived = <Item>(source: Source) => {
  const items: Item[] = []
  // The client types what its streams emit, and not what one reads from them.
  for (let item = source.read(); item !== null; item = source.read()) items.push(item as Item)
  return items
}
