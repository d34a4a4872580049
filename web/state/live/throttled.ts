/** Throttles work: it runs one second after the first trigger, once for all triggers until then, and at most once per `minInterval` ms. */
export const throttled = (work: () => void, minInterval = delay) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let lastRun = Number.NEGATIVE_INFINITY
  const run = () => {
    timer = undefined
    lastRun = Date.now()
    work()
  }
  const trigger = () => {
    timer ??= setTimeout(run, Math.max(delay, lastRun + minInterval - Date.now()))
  }
  return { trigger, cancel: () => clearTimeout(timer) }
}

const delay = 1000
