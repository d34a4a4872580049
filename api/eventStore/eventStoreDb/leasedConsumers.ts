import { deliver } from '#api/eventStore/consuming/deliver.ts'
import type { ConsumerOptions, EventStore, StoredFact } from '#api/eventStore/eventStore.ts'
import { enqueueUntilAborted, keyedQueue } from '#api/eventStore/keyedQueue.ts'
import type { StreamStore } from './bookkeeping.ts'
import { CheckpointTaken, openCheckpoint } from './checkpoint.ts'
import { openCheckpointSaver } from './checkpointSaver.ts'
import type { Connection } from './connection.ts'
import { exponentialBackoff } from './exponentialBackoff.ts'
import { openLease } from './lease.ts'
import { resumingSubscription } from './resumingSubscription.ts'

interface Consumer {
  name: string
  handle: (fact: StoredFact) => Promise<void>
  options: ConsumerOptions
}

/** The durable consumers: the node that holds the lease runs them, each with its own subscription and checkpoint. */
export const leasedConsumers = (connection: Connection, streams: StreamStore): EventStore['consume'] => {
  const report = (error: unknown) => {
    if (!connection.closing.aborted) connection.report(error)
    return undefined
  }
  const lease = openLease(streams, 'vault-consumers', connection.lease, report)
  const enqueue = keyedQueue()
  // Concurrent deletions of persistent subscriptions race in the server's configuration.
  const legacyQueue = keyedQueue()

  const run = async (consumer: Consumer, held: AbortSignal) => {
    const backoff = exponentialBackoff(connection.pauses, held)
    while (!held.aborted) {
      await runSession(consumer, held).catch(report)
      if (!held.aborted) await backoff.next()
    }
  }

  const runSession = async ({ name, handle, options }: Consumer, held: AbortSignal) => {
    const checkpoint = await openCheckpoint(streams, name)
    if (checkpoint.isNew) await legacyQueue('groups', () => deleteLegacySubscription(connection, name))
    const { onRunningChange = () => undefined } = options
    const stopping = new AbortController()
    const signal = AbortSignal.any([held, stopping.signal])
    const saver = openCheckpointSaver(checkpoint, report)
    const subscribe = (after: number, until: AbortSignal) => resumingSubscription(connection, after, until)
    const delivery = {
      after: checkpoint.position,
      subscribe,
      handle,
      onProgress: saver.progress,
      retry: connection.retry,
      options: { ...options, onFailed: options.onFailed ?? ((_: StoredFact, error: unknown) => report(error)) },
    }
    onRunningChange(true)
    await Promise.all([
      deliver(delivery, signal).finally(saver.stop),
      saver.run().catch((error) => {
        stopping.abort()
        if (!(error instanceof CheckpointTaken)) throw error
      }),
    ]).finally(() => onRunningChange(false))
  }

  return async (name, handle, stop, options = {}) => {
    const signal = AbortSignal.any([stop, connection.closing])
    await enqueueUntilAborted(enqueue, name, signal, () =>
      lease.whileHeld(signal, (held) => run({ name, handle, options }, held)),
    )
  }
}

/**
 * Deletes the persistent subscription with which older versions of the shop ran a consumer. Its checkpoint is not used: the server may
 * have moved it past facts that were never delivered. The consumer starts at the first fact instead; every reaction is idempotent.
 */
const deleteLegacySubscription = async (connection: Connection, name: string) => {
  await connection
    .call((client) => client.deletePersistentSubscriptionToAll(name, connection.callOptions))
    // There is none, or the shop has no permission to delete it; nothing reads from it any more.
    .catch(() => undefined)
}
