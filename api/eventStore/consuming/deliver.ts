import type { ConsumerOptions, StoredFact } from '#api/eventStore/eventStore.ts'
import { type Notifier, openNotifier } from '#api/eventStore/notifier.ts'
import { wallClock } from '#api/eventStore/wallClock.ts'
import { openBacklog, type Pending } from './backlog.ts'

/** The delivery loop that the consumers of every store share: the source of facts, their handler, and the owner of the checkpoint. */
export interface Delivery {
  /** The checkpoint: every fact up to this position was handled before. */
  after: number
  subscribe(after: number, signal: AbortSignal): AsyncIterable<readonly StoredFact[]>
  handle(fact: StoredFact): Promise<void>
  /** Called when every fact up to a position has been handled. */
  onProgress(position: number): void
  retry: RetryDelays
  options: ConsumerOptions
}

/** Delays between retries of a failed fact: each twice as long as the one before. */
interface RetryDelays {
  /** Milliseconds. */
  first: number
  /** Milliseconds. */
  longest: number
  /** Resolves after the milliseconds, or when the signal aborts. */
  pause?(milliseconds: number, signal: AbortSignal): Promise<void>
}

/** Number of delayed facts in memory. Facts behind them are due later, so they are read later. */
const maxPending = 256

/**
 * Number of facts of low priority in memory, a kilobyte each: about what five seconds of a rush bring. If there are more, they are handled
 * during the rush.
 */
const maxWaiting = 10_000

/** Milliseconds. Longer waits check the clock in between, because timers stand still while the machine is suspended. */
const maxWait = 60_000

/** Hands facts to `handle`, one at a time unless it may be more, each when it is due and until it succeeds. Ends when the signal aborts or the log ends. */
export const deliver = (delivery: Delivery, stop: AbortSignal) => {
  const { delay, lowPriority, concurrency = 1 } = delivery.options
  return delay || lowPriority || concurrency > 1 ? deliverFromBacklog(delivery, stop) : deliverInOrder(delivery, stop)
}

/** One fact after the other, as they are read: most consumers of a rush need nothing more, and a backlog would cost them several turns a fact. */
const deliverInOrder = async (
  { after, subscribe, handle, onProgress, retry, options }: Delivery,
  stop: AbortSignal,
) => {
  const { types, onSkipped, onFailed, onCheckpoint } = options
  let [last, reported] = [after, after]

  const progress = () => {
    if (last === reported) return
    reported = last
    onProgress(reported)
    onCheckpoint?.(reported)
  }

  /** Tries again until the fact is handled; false if the signal aborts before. */
  const isHandled = async (fact: StoredFact) => {
    for (let failures = 0; !stop.aborted; failures += 1) {
      try {
        await handle(fact)
        return true
      } catch (error) {
        if (stop.aborted) return false
        onFailed?.(fact, error)
        await pauseAfter(failures, retry, stop)
      }
    }
    return false
  }

  for await (const batch of subscribe(after, stop)) {
    let skipped: StoredFact | undefined
    for (const fact of batch) {
      // A subscription that was interrupted may repeat facts.
      if (fact.position <= last) continue
      const isWanted = !types || types.has(fact.type)
      if (isWanted && !(await isHandled(fact))) return
      last = fact.position
      if (isWanted) progress()
      else skipped = fact
    }
    if (skipped) onSkipped?.(skipped)
    progress()
  }
}

/** Several facts at once, or each when it is due. */
const deliverFromBacklog = async (
  { after, subscribe, handle, onProgress, retry, options }: Delivery,
  stop: AbortSignal,
) => {
  const { types, delay, lowPriority, concurrency = 1, onSkipped, onFailed, onCheckpoint } = options
  const capacity = delay ? maxPending : concurrency + (lowPriority ? maxWaiting : 0)
  const backlog = openBacklog(after, ({ type }) => lowPriority?.types.has(type) === true)
  const changed = openNotifier()
  const ending = new AbortController()
  const signal = AbortSignal.any([stop, ending.signal])
  // A combined signal is slow to ask, and asked for every fact.
  let isEnding = signal.aborted
  signal.addEventListener('abort', () => {
    isEnding = true
    changed.notify()
  })
  let reported = after

  const progress = () => {
    if (backlog.handledUpTo() === reported) return
    reported = backlog.handledUpTo()
    onProgress(reported)
    onCheckpoint?.(reported)
  }

  const release = () => {
    backlog.release()
    changed.notify()
  }

  const read = async () => {
    for await (const batch of subscribe(after, signal)) {
      let skipped: StoredFact | undefined
      for (const fact of batch) {
        while (backlog.size() >= capacity && !isEnding) {
          if (lowPriority) release()
          await changed.next()
        }
        if (isEnding) return
        // A subscription that was interrupted may repeat facts.
        if (fact.position <= backlog.last()) continue
        if (!types || types.has(fact.type)) add(fact)
        else {
          backlog.skip(fact)
          skipped = fact
        }
      }
      if (skipped) onSkipped?.(skipped)
      progress()
    }
  }

  const add = (fact: StoredFact) => {
    backlog.add(fact, delay?.dueAt(fact) ?? 0)
    changed.notify()
  }

  const running = new Set<Promise<void>>()

  const next = () => {
    if (delay) return backlog.nextDue()
    return backlog.runningCount() < concurrency ? backlog.nextInOrder(lowPriority?.rush.isOn()) : undefined
  }

  const work = async () => {
    while (!isEnding) {
      const entry = next()
      const remaining = entry ? entry.dueAt - (delay?.clock.now().getTime() ?? 0) : Number.POSITIVE_INFINITY
      if (!entry || remaining > 0) await waitFor(remaining, changed, delay)
      else if (concurrency === 1) await attempt(entry)
      else start(entry)
    }
    await Promise.all(running)
  }

  const start = (entry: Pending) => {
    const attempted = attempt(entry).finally(() => running.delete(attempted))
    running.add(attempted)
  }

  const attempt = async (entry: Pending) => {
    backlog.start(entry)
    try {
      await handle(entry.fact)
    } catch (error) {
      backlog.putBack(entry)
      if (isEnding) return
      onFailed?.(entry.fact, error)
      // Not awaited: the other facts are handled meanwhile.
      backOff(entry, retry, signal).then(changed.notify)
      return
    }
    backlog.remove(entry)
    progress()
    changed.notify()
  }

  const stopListening = lowPriority?.rush.onRelease(release)
  const end = () => ending.abort()
  // Wait for both: when this returns, another node may run the consumer, so no fact may still be in progress.
  const outcomes = await Promise.allSettled([read().finally(end), work().finally(end)])
  stopListening?.()
  for (const each of outcomes) if (each.status === 'rejected') throw each.reason
}

/** Resolves once the entry may be tried again. */
const backOff = async (entry: Pending, retry: RetryDelays, signal: AbortSignal) => {
  entry.isBackingOff = true
  await pauseAfter(entry.failures, retry, signal)
  entry.failures += 1
  entry.isBackingOff = false
}

const pauseAfter = (failures: number, { first, longest, pause = wallClock.wait }: RetryDelays, signal: AbortSignal) =>
  pause(Math.min(first * 2 ** failures, longest), signal)

/** Waits for the milliseconds, by the clock of the delay, or until the next change. */
const waitFor = async (remaining: number, changed: Notifier, delay: ConsumerOptions['delay']) => {
  if (!delay || remaining === Number.POSITIVE_INFINITY) return changed.next()
  const woken = new AbortController()
  await Promise.race([delay.clock.wait(Math.min(remaining, maxWait), woken.signal), changed.next()])
  woken.abort()
}
