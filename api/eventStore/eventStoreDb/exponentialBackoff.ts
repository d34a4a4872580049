import { setTimeout as pause } from 'node:timers/promises'

/** Milliseconds. */
export interface BackoffLimits {
  first: number
  longest: number
}

/** Exponential backoff: each delay is twice as long as the one before, up to the longest; the signal ends a delay early. */
export const exponentialBackoff = ({ first, longest }: BackoffLimits, signal: AbortSignal) => {
  let delay = first
  return {
    next: async () => {
      await pause(delay, undefined, { signal }).catch(() => undefined)
      delay = Math.min(delay * 2, longest)
    },
    reset: () => {
      delay = first
    },
  }
}
