import { deliver } from '#api/eventStore/consuming/deliver.ts'
import type { EventStore, StoredFact } from '#api/eventStore/eventStore.ts'
import { enqueueUntilAborted, keyedQueue } from '#api/eventStore/keyedQueue.ts'
import type { FactWrites } from './factsTable.ts'

/** Milliseconds. */
const retry = { first: 100, longest: 30_000 }
/** Milliseconds after which a checkpoint is saved if no append commits before. */
const saveDelay = 100

interface ConsumerStorage {
  subscribe(after: number, signal: AbortSignal): AsyncIterable<readonly StoredFact[]>
  checkpoint(name: string): number
  /** Commits a transaction; `writeCheckpoints` adds the checkpoints to it. */
  commit(): Promise<unknown>
}

/** The durable consumers of the embedded store. One process owns the file, so a queue per name is enough. Checkpoints join the next commit. */
export const sqliteConsumers = (storage: ConsumerStorage) => {
  const unsaved = new Map<string, number>()
  const enqueue = keyedQueue()
  let timer: NodeJS.Timeout | undefined

  const saveSoon = () => {
    timer ??= setTimeout(() => {
      timer = undefined
      storage.commit().catch(() => undefined)
    }, saveDelay)
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
    }).finally(() => unsaved.has(name) && storage.commit().catch(() => undefined))
  }

  return {
    /** Writes the unsaved checkpoints; call it in every transaction. */
    writeCheckpoints: (writes: FactWrites) => {
      clearTimeout(timer)
      timer = undefined
      for (const [name, position] of unsaved) writes.setCheckpoint(name, position)
    },
    /** Call it once that transaction is durable. */
    onCommitted: () => unsaved.clear(),
    consume,
  }
}
