/** Starts something once the page has nothing better to do. Answers the way to stop it, before or after. */
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
