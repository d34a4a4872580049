import { setTimeout as pause } from 'node:timers/promises'

/** What timers look at. */
export interface Clock {
  now(): Date
  /** Resolves after so many milliseconds, or as soon as the signal aborts. */
  wait(milliseconds: number, signal: AbortSignal): Promise<void>
}

export const wallClock: Clock = {
  now: () => new Date(),
  wait: (milliseconds, signal) => pause(milliseconds, undefined, { signal }).catch(() => undefined),
}

/** Milliseconds. A wait that is longer looks at the clock meanwhile, which goes on while the machine sleeps. */
const longestWait = 60_000

/** Waits until so many seconds after a moment (ISO 8601), and no longer than that from now. Throws where the signal aborts. */
export const untilDue = async (at: string, seconds: number, { now, wait }: Clock, signal: AbortSignal) => {
  if (seconds === 0) return
  // Another node's clock may be ahead of this one.
  const due = Math.min(Date.parse(at), now().getTime()) + seconds * 1000
  for (let left = due - now().getTime(); left > 0; left = due - now().getTime()) {
    await wait(Math.min(left, longestWait), signal)
    signal.throwIfAborted()
  }
}
