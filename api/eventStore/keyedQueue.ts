/** Runs work with the same key one after the other, first come first served, and work with different keys concurrently. */
export const keyedQueue = () => {
  const tails = new Map<string, Promise<unknown>>()
  return <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
    const previous = tails.get(name)
    const result = previous ? previous.then(work, work) : work()
    const cleanUp = () => {
      if (tails.get(name) === result) tails.delete(name)
    }
    tails.set(name, result)
    result.then(cleanUp, cleanUp)
    return result
  }
}

type Enqueue = ReturnType<typeof keyedQueue>

/** Enqueues work that is given up while it waits if the signal aborts: the promise resolves at once, and the work never runs. */
export const enqueueUntilAborted = async (
  enqueue: Enqueue,
  name: string,
  signal: AbortSignal,
  work: () => Promise<void>,
) => {
  let isRunning = false
  const finished = enqueue(name, async () => {
    isRunning = !signal.aborted
    if (isRunning) await work()
  })
  await Promise.race([finished, aborted(signal).then(() => (isRunning ? finished : undefined))])
}

const aborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })
