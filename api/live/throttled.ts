/** Trailing throttle: runs `work` once, `interval` milliseconds after the first call; calls in between share that run. */
export const throttled = (interval: number, work: () => void) => {
  let isDue = false
  return () => {
    if (isDue) return
    isDue = true
    setTimeout(() => {
      isDue = false
      work()
    }, interval).unref()
  }
}

/** The same, separately for each key. */
export const throttledByKey = (interval: number, work: (key: string) => void) => {
  const due = new Set<string>()
  return (key: string) => {
    if (due.has(key)) return
    due.add(key)
    setTimeout(() => {
      due.delete(key)
      work(key)
    }, interval).unref()
  }
}
