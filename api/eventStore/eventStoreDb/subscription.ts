import { type AllStreamResolvedEvent, START } from '@eventstore/db-client'
import type { StoredFact } from '#api/eventStore/eventStore.ts'
import type { Connection } from './connection.ts'
import { ForeignFact, portError } from './errors.ts'
import { onAbort } from './flow.ts'
import { growingPauses } from './growingPauses.ts'
import { deliveredStreams, toFact } from './storedEvents.ts'

const batchSize = 500

/** Facts after a position, for ever: takes up again after the last one delivered whenever the server ends it. */
export async function* subscription(connection: Connection, after: number, stop: AbortSignal) {
  const signal = AbortSignal.any([stop, connection.closing])
  const pauses = growingPauses(connection.pauses, signal)
  let position = after
  while (!signal.aborted) {
    try {
      for await (const batch of batchesAfter(connection, position, signal)) {
        const facts = newerFacts(batch, position)
        position = facts.at(-1)?.position ?? position
        if (facts.length > 0) yield facts
        pauses.startOver()
      }
    } catch (error) {
      if (error instanceof ForeignFact) throw error
      connection.report(portError(error, connection.where))
    }
    await pauses.next()
  }
}

async function* batchesAfter(connection: Connection, position: number, signal: AbortSignal) {
  const at = BigInt(position)
  const fromPosition = position === 0 ? START : { commit: at, prepare: at }
  const source = connection.client.subscribeToAll(
    { fromPosition, filter: deliveredStreams },
    { highWaterMark: batchSize },
  )
  const flow = connection.subscription<AllStreamResolvedEvent>(source)
  onAbort(signal, flow.stop, flow.over)
  try {
    for (let batch = await flow.next(); batch; batch = await flow.next()) yield batch
  } finally {
    flow.stop()
  }
}

/** A server may deliver an event twice, never out of order. */
const newerFacts = (batch: readonly AllStreamResolvedEvent[], position: number) => {
  const facts: StoredFact[] = []
  for (const event of batch) {
    const fact = toFact(event)
    if (fact && fact.position > (facts.at(-1)?.position ?? position)) facts.push(fact)
  }
  return facts
}
