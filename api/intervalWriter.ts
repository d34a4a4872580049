interface Parts<Batch> {
  /** Milliseconds between two writes. */
  interval: number
  /** Removes and returns what is due; with `isFlush`, also what would wait. `undefined` if there is nothing. */
  take: (isFlush: boolean) => Batch | undefined
  isEmpty: () => boolean
  write: (batch: Batch) => Promise<unknown>
  /** Puts back a batch whose write failed: it is written an interval later. */
  restore: (batch: Batch) => void
  onFailed: (error: unknown) => void
}

/** Writes what is counted in memory, one batch per interval, so that many requests become few facts. */
export const openIntervalWriter = <Batch>({ interval, take, isEmpty, write, restore, onFailed }: Parts<Batch>) => {
  let timer: NodeJS.Timeout | undefined
  let writing = Promise.resolve()

  const writeOrRestore = async () => {
    const batch = take(false)
    if (batch === undefined) return
    await write(batch).catch((error) => {
      restore(batch)
      onFailed(error)
    })
  }
  const schedule = () => {
    timer ??= setTimeout(() => {
      timer = undefined
      writing = writeOrRestore()
      writing.finally(() => isEmpty() || schedule())
    }, interval).unref()
  }

  return {
    /** Call it after something was counted. */
    schedule,
    /** Writes everything that is left. Batches whose write fails are lost. */
    close: async () => {
      await writing
      clearTimeout(timer)
      for (let batch = take(true); batch !== undefined; batch = take(true)) await write(batch).catch(onFailed)
    },
  }
}
