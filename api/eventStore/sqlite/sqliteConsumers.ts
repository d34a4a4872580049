import { deliver } from '#api/eventStore/consuming/deliver.ts'
import type { EventStore, StoredFact } from '#api/eventStore/eventStore.ts'
import { enqueueUntilAborted, keyedQueue } from '#api/eventStore/keyedQueue.ts'
import type { FactWrites } from './factsTable.ts'

/** Milliseconds. */
const retry = { first: 100, longest: 30_000 }
/** Milliseconds after which checkpoints are saved, if no append that is alone in its commit saves them before. */
const saveDelay = 100

interface ConsumerStorage {
  subscribe(after: number, signal: AbortSignal): AsyncIterable<readonly StoredFact[]>
  checkpoint(name: string): number
  /** Commits a transaction; `writeCheckpoints` adds the checkpoints to it. */
  commit(): Promise<unknown>
}

/**
 * The durable consumers of the embedded store. One process owns the file, so a queue per name is enough. Checkpoints join the next commit,
 * but in a rush they are saved every `saveDelay` only: with each group of appends they would cost as much as the facts of two orders.
 */
export const sqliteConsumers = (storage: ConsumerStorage) => {
  const unsaved = new Map<string, number>()
  const enqueue = keyedQueue()
  let timer: NodeJS.Timeout | undefined
  let isDue = false
  let isInTransaction = false

  const save = () => {
    clearTimeout(timer)
    timer = undefined
    isDue = true
    return storage.commit().catch(() => undefined)
  }
  const saveSoon = () => {
    timer ??= setTimeout(save, saveDelay)
  }

  const consume: EventStore['consume'] = async (name, handle, signal, options = {}) => {
    const { onRunningChange = () => undefined } = options
    const onProgress = (position: number) => {
      unsaved.set(name, position)
      saveSoon()
    }
    await enqueueUntilAborted(enqueue, name, signal, async () => {
      const after = unsaved.get(name) ?? storage.checkpoint(name)
      onRunningChange(true)
      await deliver({ after, subscribe: storage.subscribe, handle, onProgress, retry, options }, signal).finally(() =>
        onRunningChange(false),
      )
    }).finally(() => unsaved.has(name) && save())
  }

  return {
    /** Writes the unsaved checkpoints; call it in every transaction. In a rush it writes them only when they are due. */
    writeCheckpoints: (writes: FactWrites, isShared: boolean) => {
      isInTransaction = isDue || !isShared
      if (!isInTransaction) return
      for (const [name, position] of unsaved) writes.setCheckpoint(name, position)
    },
    /** Call it once that transaction is durable. */
    onCommitted: () => {
      if (!isInTransaction) return
      clearTimeout(timer)
      timer = undefined
      isInTransaction = false
      isDue = false
      unsaved.clear()
    },
    consume,
  }
}
