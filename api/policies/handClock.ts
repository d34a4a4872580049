import type { Clock } from './clock.ts'

/** A clock that goes on by hand, for tests; `waiting` tells how many wait. */
export const handClock = (start: string) => {
  let moment = Date.parse(start)
  let waiting: { left: number; wake: () => void }[] = []

  const clock: Clock = {
    now: () => new Date(moment),
    wait: (milliseconds, signal) => {
      const { promise, resolve: wake } = Promise.withResolvers<void>()
      const waiter = { left: milliseconds, wake }
      waiting.push(waiter)
      signal.addEventListener('abort', () => {
        waiting = waiting.filter((other) => other !== waiter)
        wake()
      })
      return promise
    },
  }

  return {
    ...clock,
    waiting: () => waiting.length,
    passes: (seconds: number) => {
      moment += seconds * 1000
      for (const waiter of waiting) waiter.left -= seconds * 1000
      const due = waiting.filter(({ left }) => left <= 0)
      waiting = waiting.filter(({ left }) => left > 0)
      for (const { wake } of due) wake()
    },
    /** Time goes by, but not for those who wait: the machine sleeps. */
    isAsleepFor: (seconds: number) => {
      moment += seconds * 1000
    },
  }
}
