/**
 * Runs the work under a lock that all tabs share. After `timeout` milliseconds it runs without the lock, since a tab that the phone has
 * suspended may hold it for ever. It also runs without a lock in browsers that have no `navigator.locks`.
 */
export const withTabLock = async <Result>(
  name: string,
  timeout: number,
  work: () => Promise<Result>,
): Promise<Result> => {
  let hasStarted = false
  const runLocked = () => {
    hasStarted = true
    return work()
  }
  try {
    return await navigator.locks.request(`ekhaya-${name}`, { signal: AbortSignal.timeout(timeout) }, runLocked)
  } catch (thrown) {
    if (hasStarted) throw thrown
    return work()
  }
}
