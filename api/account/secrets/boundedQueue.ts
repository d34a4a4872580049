import pLimit from 'p-limit'

/** Too many tasks are waiting. */
export class QueueIsFull extends Error {}

interface QueueOptions {
  concurrency: number
  maxPending: number
  /** Milliseconds: the longest accepted wait of a task, estimated from the average duration of the latest tasks. */
  maxWait: number
  now?: () => number
}

/** The weight of the newest duration in the moving average. */
const weight = 0.2

/** Runs expensive tasks in order with limited concurrency. Throws `QueueIsFull` at once if a task would wait too long. */
export const boundedQueue = ({ concurrency, maxPending, maxWait, now = () => performance.now() }: QueueOptions) => {
  const limit = pLimit(concurrency)
  /** Milliseconds that one task takes on average. */
  let duration = 0

  const timed = async <Result>(work: () => Promise<Result>) => {
    const began = now()
    try {
      return await work()
    } finally {
      const took = now() - began
      duration = duration === 0 ? took : duration + weight * (took - duration)
    }
  }

  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    const pending = limit.pendingCount
    if (pending >= maxPending || (pending * duration) / concurrency > maxWait) throw new QueueIsFull()
    return limit(() => timed(work))
  }
}
