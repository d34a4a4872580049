export type PositionWaiters = ReturnType<typeof openPositionWaiters>

/** Promises that resolve once the read models have reached a position. */
export const openPositionWaiters = () => {
  const waiting = new Set<() => void>()
  // -1 until the projector knows that the read models were built from this log.
  let position = -1
  let flush = () => {}

  return {
    position: () => position,
    advance: (reached: number) => {
      position = reached
      for (const check of waiting) check()
    },
    /** Resolves true once the position is reached, false after `timeout` milliseconds. */
    waitForPosition: (minPosition: number, timeout: number) =>
      new Promise<boolean>((resolve) => {
        if (position >= minPosition) return resolve(true)
        const settle = (isReached: boolean) => {
          clearTimeout(timer)
          waiting.delete(check)
          resolve(isReached)
        }
        const check = () => position >= minPosition && settle(true)
        const timer = setTimeout(() => settle(false), timeout)
        waiting.add(check)
        flush()
      }),
    /** Pauses for so many milliseconds; ends early as soon as a caller waits for a position, or the signal aborts. */
    pauseUnlessAwaited: (milliseconds: number, signal: AbortSignal) =>
      new Promise<void>((resolve) => {
        if (waiting.size > 0 || signal.aborted) return resolve()
        flush = () => {
          clearTimeout(timer)
          signal.removeEventListener('abort', flush)
          resolve()
        }
        const timer = setTimeout(flush, milliseconds)
        signal.addEventListener('abort', flush, { once: true })
      }),
  }
}
