import type { Clock } from '#api/eventStore/eventStore.ts'

/** A clock for tests that moves only by `advance`; `waiterCount` is the number of pending waits. */
export const openFakeClock = (start: string) => {
  let currentTime = Date.parse(start)
  let waiters: { left: number; wake: () => void }[] = []

  const clock: Clock = {
    now: () => new Date(currentTime),
    wait: (milliseconds, signal) => {
      const { promise, resolve: wake } = Promise.withResolvers<void>()
      const waiter = { left: milliseconds, wake }
      waiters.push(waiter)
      signal.addEventListener('abort', () => {
        waiters = waiters.filter((other) => other !== waiter)
        wake()
      })
      return promise
    },
  }

  return {
    ...clock,
    waiterCount: () => waiters.length,
    advance: (seconds: number) => {
      currentTime += seconds * 1000
      for (const waiter of waiters) waiter.left -= seconds * 1000
      const due = waiters.filter(({ left }) => left <= 0)
      waiters = waiters.filter(({ left }) => left > 0)
      for (const { wake } of due) wake()
    },
    /** Moves the time without waking pending waits, like a machine in standby. */
    suspendFor: (seconds: number) => {
      currentTime += seconds * 1000
    },
  }
}
