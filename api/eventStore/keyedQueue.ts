/** Runs work with the same key one after the other, first come first served, and work with different keys concurrently. */
export const keyedQueue = () => {
  const tails = new Map<string, Promise<unknown>>()

  /** Runs work with several keys at once. It takes its place behind all of them together, so two such works never wait for each other. */
  const together = <Result>(names: readonly string[], work: () => Promise<Result>): Promise<Result> => {
    const result = runAfter(
      names.flatMap((name) => tails.get(name) ?? []),
      work,
    )
    for (const name of names) tails.set(name, result)
    const cleanUp = () => {
      for (const name of names) if (tails.get(name) === result) tails.delete(name)
    }
    result.then(cleanUp, cleanUp)
    return result
  }

  return Object.assign(<Result>(name: string, work: () => Promise<Result>) => together([name], work), { together })
}

const runAfter = <Result>(previous: readonly Promise<unknown>[], work: () => Promise<Result>): Promise<Result> => {
  const [first] = previous
  if (!first) return work()
  return previous.length === 1 ? first.then(work, work) : Promise.allSettled(previous).then(work)
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
