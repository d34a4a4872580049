/** Signals waiting admins that a buyer got an answer, and knows when all buyers are done. */
export const openProgressSignal = (buyers: number) => {
  let running = buyers
  let nextProgress = Promise.withResolvers<void>()
  const notify = () => {
    nextProgress.resolve()
    nextProgress = Promise.withResolvers()
  }
  return {
    notify,
    next: () => nextProgress.promise,
    buyerDone: () => {
      running -= 1
      notify()
    },
    allDone: () => running === 0,
  }
}

export type ProgressSignal = ReturnType<typeof openProgressSignal>
