/** Runs tasks one after the other. `onResult` is called only when no task is left: earlier results are outdated already. */
export const serialQueue = <Result>(onResult: (answer: Result) => void, onFailure: (thrown: unknown) => void) => {
  let queueEnd: Promise<unknown> = Promise.resolve()
  let pending = 0

  return (work: () => Promise<Result>) => {
    pending += 1
    const completed = queueEnd.then(work).finally(() => {
      pending -= 1
    })
    const onLastResult = (result: Result) => (pending === 0 ? onResult(result) : undefined)
    // Not awaited: the failure handler may enqueue a task itself.
    const onError = (thrown: unknown) => void onFailure(thrown)
    queueEnd = completed.then(onLastResult, onError)
    return queueEnd
  }
}
