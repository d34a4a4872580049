export type Notifier = ReturnType<typeof openNotifier>

/** Lets callers wait for the next change. */
export const openNotifier = () => {
  let change = Promise.withResolvers<void>()
  let count = 0
  return {
    /** Number of notifications so far. */
    count: () => count,
    /** Resolves with the next `notify`. */
    next: () => change.promise,
    notify: () => {
      count += 1
      change.resolve()
      change = Promise.withResolvers()
    },
  }
}
