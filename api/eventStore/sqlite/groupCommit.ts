import { breaksTheDisk, type Disk, type Writer } from './disk.ts'

interface Waiting {
  work: (writer: Writer) => unknown
  resolve: (answer: never) => void
  reject: (error: unknown) => void
}

type Outcome = { answer: unknown } | { error: unknown }

const largestGroup = 1000
/** Milliseconds that a group gathers at most. */
const longestGathering = 8
/** Milliseconds that a turn of the event loop takes in which there is nothing to do. */
const idleTurn = 0.05

interface Hooks {
  /** Rides along in every transaction. */
  write(writer: Writer): void
  /** What was written is durable. */
  durable(): void
  /** The group is answered, however it went. */
  over(): void
}

/**
 * What is asked for together is written in one transaction and shares its fsync, each all or nothing by itself. Who is alone is
 * written at the end of the event loop's turn; in a crowd a group gathers for as long as the loop has other work, for a few milliseconds at most.
 */
export const groupCommit = (disk: Disk, hooks: Hooks) => {
  let waiting: Waiting[] = []
  let isCrowd = false

  // A turn that was over at once had nothing else to do.
  const gather = (until: number, turned = performance.now()) => {
    if (!isCrowd || waiting.length >= largestGroup || turned > until) return flush()
    setImmediate(() => {
      const now = performance.now()
      if (now - turned < idleTurn) flush()
      else gather(until, now)
    })
  }

  const flush = () => {
    if (waiting.length === 0) return
    const group = waiting.slice(0, largestGroup)
    waiting = waiting.slice(largestGroup)
    isCrowd = group.length > 1
    if (waiting.length > 0) setImmediate(flush)
    for (const [index, outcome] of outcomesOf(group).entries()) settle(group[index], outcome)
    hooks.over()
  }

  const outcomesOf = (group: readonly Waiting[]): Outcome[] => {
    try {
      const outcomes = disk.transaction((writer) => {
        hooks.write(writer)
        return group.map(({ work }) => attempted(writer, work))
      })
      hooks.durable()
      return outcomes
    } catch (error) {
      return group.map(() => ({ error }))
    }
  }

  return {
    /** The answer of work that is all or nothing, once it is durable. */
    run: <Answer>(work: (writer: Writer) => Answer): Promise<Answer> =>
      new Promise((resolve, reject) => {
        if (waiting.push({ work, resolve, reject }) > 1) return
        setImmediate(() => gather(performance.now() + longestGathering))
      }),
    flush,
  }
}

const settle = (waiting: Waiting | undefined, outcome: Outcome) => {
  if ('error' in outcome) waiting?.reject(outcome.error)
  else waiting?.resolve(outcome.answer as never)
}

// What fails is undone by itself and hurts nobody else, unless the disk does.
const attempted = (writer: Writer, work: Waiting['work']): Outcome => {
  try {
    return { answer: work(writer) }
  } catch (error) {
    if (breaksTheDisk(error)) throw error
    return { error }
  }
}
