/**
 * Work that one tab does at a time. Who has waited for `patience` milliseconds goes on all the same: a tab that the phone has put to
 * sleep may hold the turn for ever. So does a browser that knows no locks.
 */
export const inOneTab = async <Result>(
  name: string,
  patience: number,
  work: () => Promise<Result>,
): Promise<Result> => {
  let begun = false
  const turn = () => {
    begun = true
    return work()
  }
  try {
    return await navigator.locks.request(`ekhaya-${name}`, { signal: AbortSignal.timeout(patience) }, turn)
  } catch (thrown) {
    if (begun) throw thrown
    return work()
  }
}
