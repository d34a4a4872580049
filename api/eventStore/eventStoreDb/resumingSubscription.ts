import type { StoredFact } from '#api/eventStore/eventStore.ts'
import type { Connection } from './connection.ts'
import { exponentialBackoff } from './exponentialBackoff.ts'
import { ForeignFact, toPortError } from './portErrors.ts'
import { receivedFact } from './receivedFact.ts'
import { recentIds } from './recentIds.ts'
import { onAbort } from './streamReader.ts'
import { subscribeToAll } from './subscribeToAll.ts'
import type { ReceivedEvent } from './subscriptionMessage.ts'

/** Milliseconds in which events join the same batch during catch-up: for subscribers, a batch costs as much as many facts. */
const gatherTime = 25

/** Yields facts after a position, and resubscribes after the last delivered one whenever the server ends the subscription. */
export async function* resumingSubscription(connection: Connection, after: number, stop: AbortSignal) {
  const signal = AbortSignal.any([stop, connection.closing])
  const backoff = exponentialBackoff(connection.pauses, signal)
  const decodeOwn = ownFactDecoder(connection)
  let position = after
  while (!signal.aborted) {
    try {
      for await (const batch of batchesAfter(connection, position, signal)) {
        const facts = newer(
          batch.flatMap((event) => decodeOwn(event) ?? []),
          position,
        )
        position = Math.max(position, batch.at(-1)?.position ?? 0)
        if (facts.length > 0) yield facts
        backoff.reset()
      }
    } catch (error) {
      connection.report(toPortError(error, connection.hosts))
    }
    await backoff.next()
  }
}

async function* batchesAfter(connection: Connection, position: number, signal: AbortSignal) {
  const source = subscribeToAll(connection.client, position)
  const reader = connection.openSubscription<ReceivedEvent>(source)
  let caughtUp = new AbortController()
  source.on('caughtUp', () => caughtUp.abort())
  source.on('fellBehind', () => {
    caughtUp = new AbortController()
  })
  onAbort(signal, reader.stop, reader.ended)
  try {
    const next = () => reader.next({ within: gatherTime, until: caughtUp.signal })
    // The first batch at once: some subscribers want to know the first fact only.
    for (let batch = await reader.next(); batch; batch = await next()) yield batch
  } finally {
    reader.stop()
  }
}

/** Drops duplicates: the server may deliver an event twice, but never out of order. */
const newer = (batch: readonly StoredFact[], position: number) => {
  const facts: StoredFact[] = []
  for (const fact of batch) if (fact.position > (facts.at(-1)?.position ?? position)) facts.push(fact)
  return facts
}

/**
 * Returns a decoder for events of the whole log. Others may write to the same server: their events are skipped and reported once per
 * stream. If one is in a stream of the shop, a read of that stream throws.
 */
const ownFactDecoder = ({ report }: Connection) => {
  const reported = recentIds()

  return (event: ReceivedEvent) => {
    try {
      return receivedFact(event)
    } catch (error) {
      if (!(error instanceof ForeignFact)) throw error
      if (!reported.has(event.stream)) report(error)
      reported.add(event.stream)
      return undefined
    }
  }
}
