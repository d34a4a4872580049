import { setTimeout as pause } from 'node:timers/promises'

/** Milliseconds. */
export interface PauseLimits {
  first: number
  longest: number
}

/** Waits between tries: each twice as long as the one before, up to the longest, each cut short by the signal. */
export const growingPauses = ({ first, longest }: PauseLimits, signal: AbortSignal) => {
  let length = first
  return {
    next: async () => {
      await pause(length, undefined, { signal }).catch(() => undefined)
      length = Math.min(length * 2, longest)
    },
    startOver: () => {
      length = first
    },
  }
}
