/** Starts something once the page is idle. Returns a function that stops it, before or after it has started. */
export const whenIdle = (start: () => Promise<() => void>) => {
  let stopped = false
  let stop: (() => void) | undefined
  const begin = async () => {
    if (stopped) return
    stop = await start()
    if (stopped) stop()
  }
  const timer = setTimeout(() => ('requestIdleCallback' in window ? requestIdleCallback(begin) : begin()), 1000)
  return () => {
    stopped = true
    clearTimeout(timer)
    stop?.()
  }
}
