/** Who waits until a position is reached. */
export const openArrivals = () => {
  const waiting = new Set<() => void>()
  // Nothing is reached before it is known whether the read models belong to this log.
  let position = -1
  let hurry = () => {}

  return {
    position: () => position,
    reach: (reached: number) => {
      position = reached
      for (const check of waiting) check()
    },
    /** Resolves true once the position is reached, false after `patience` milliseconds. */
    reached: (wanted: number, patience: number) =>
      new Promise<boolean>((resolve) => {
        if (position >= wanted) return resolve(true)
        const settle = (isReached: boolean) => {
          clearTimeout(timer)
          waiting.delete(check)
          resolve(isReached)
        }
        const check = () => position >= wanted && settle(true)
        const timer = setTimeout(() => settle(false), patience)
        waiting.add(check)
        hurry()
      }),
    /** Resolves as soon as somebody waits, or the signal aborts, or after so many milliseconds. */
    wanted: (patience: number, signal: AbortSignal) =>
      new Promise<void>((resolve) => {
        if (waiting.size > 0 || signal.aborted) return resolve()
        hurry = () => {
          clearTimeout(timer)
          signal.removeEventListener('abort', hurry)
          resolve()
        }
        const timer = setTimeout(hurry, patience)
        signal.addEventListener('abort', hurry, { once: true })
      }),
  }
}
