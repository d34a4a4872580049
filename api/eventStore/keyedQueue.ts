interface Tail {
  result: Promise<unknown>
  /** How many works run one after the other until this one is done; those that are done already count too. */
  depth: number
}

/** Runs work with the same key one after the other, first come first served, and work with different keys concurrently. */
export const keyedQueue = () => {
  const tails = new Map<string, Tail>()

  const tailsOf = (names: readonly string[]) => names.flatMap((name) => tails.get(name) ?? [])
  const depthOf = (previous: readonly Tail[]) => previous.reduce((most, { depth }) => Math.max(most, depth), 0)

  const add = <Result>(names: readonly string[], work: () => Promise<Result>): Promise<Result> => {
    const previous = tailsOf(names)
    const result = runAfter(previous, work)
    const tail = { result, depth: depthOf(previous) + 1 }
    for (const name of names) tails.set(name, tail)
    const cleanUp = () => {
      for (const name of names) if (tails.get(name) === tail) tails.delete(name)
    }
    result.then(cleanUp, cleanUp)
    return result
  }

  /**
   * Runs work with several keys at once. It takes its place behind all of them together, so two such works never wait for each other.
   * `undefined` if more than `maxAhead` works would have to be done before, one after the other.
   */
  const together = <Result>(
    names: readonly string[],
    maxAhead: number,
    work: () => Promise<Result>,
  ): Promise<Result> | undefined => (depthOf(tailsOf(names)) > maxAhead ? undefined : add(names, work))

  return Object.assign(<Result>(name: string, work: () => Promise<Result>) => add([name], work), { together })
}

const runAfter = <Result>(previous: readonly Tail[], work: () => Promise<Result>): Promise<Result> => {
  const [first] = previous
  if (!first) return work()
  return previous.length === 1
    ? first.result.then(work, work)
    : Promise.allSettled(previous.map(({ result }) => result)).then(work)
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
