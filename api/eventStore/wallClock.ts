import { setTimeout as timer } from 'node:timers/promises'
import type { Clock } from './eventStore.ts'

/** The machine's clock. A wait ends early if its signal aborts. */
export const wallClock: Clock = {
  now: () => new Date(),
  wait: (milliseconds, signal) => timer(milliseconds, undefined, { signal }).catch(() => undefined),
}
