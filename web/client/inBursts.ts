/** What one deed leads to comes within a moment: `work` answers all of it, and not again before so many milliseconds are over. */
export const inBursts = (work: () => void, rest = burst) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let last = Number.NEGATIVE_INFINITY
  const run = () => {
    timer = undefined
    last = Date.now()
    work()
  }
  const touch = () => {
    timer ??= setTimeout(run, Math.max(burst, last + rest - Date.now()))
  }
  return { touch, stop: () => clearTimeout(timer) }
}

const burst = 1000
