/** Milliseconds after which a page that is never idle starts it nevertheless. */
const timeout = 2000

/** Starts something once the page is idle. Returns a function that stops it, before or after it has started. */
export const whenIdle = (start: () => Promise<() => void>) => {
  let stopped = false
  let stop: (() => void) | undefined
  const begin = async () => {
    if (stopped) return
    stop = await start()
    if (stopped) stop()
  }
  const beginIdle = () => ('requestIdleCallback' in window ? requestIdleCallback(begin, { timeout }) : begin())
  const timer = setTimeout(beginIdle, 1000)
  return () => {
    stopped = true
    clearTimeout(timer)
    stop?.()
  }
}
