import { type AllStreamResolvedEvent, START } from '@eventstore/db-client'
import type { StoredFact } from '#api/eventStore/eventStore.ts'
import type { Connection } from './connection.ts'
import { portError } from './errors.ts'
import { onAbort } from './flow.ts'
import { growingPauses } from './growingPauses.ts'
import { ownFacts } from './ownFacts.ts'
import { deliveredStreams } from './storedEvents.ts'

const batchSize = 500

/** Facts after a position, for ever: takes up again after the last one delivered whenever the server ends it. */
export async function* subscription(connection: Connection, after: number, stop: AbortSignal) {
  const signal = AbortSignal.any([stop, connection.closing])
  const pauses = growingPauses(connection.pauses, signal)
  const own = ownFacts(connection)
  let position = after
  while (!signal.aborted) {
    try {
      for await (const batch of batchesAfter(connection, position, signal)) {
        const facts = newer(
          batch.flatMap((event) => own(event) ?? []),
          position,
        )
        position = Math.max(position, positionOf(batch.at(-1)))
        if (facts.length > 0) yield facts
        pauses.startOver()
      }
    } catch (error) {
      connection.report(portError(error, connection.where))
    }
    await pauses.next()
  }
}

async function* batchesAfter(connection: Connection, position: number, signal: AbortSignal) {
  const at = BigInt(position)
  const fromPosition = position === 0 ? START : { commit: at, prepare: at }
  const source = connection.client.subscribeToAll(
    { fromPosition, filter: deliveredStreams, requiresLeader: true },
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

const positionOf = (last: AllStreamResolvedEvent | undefined) => Number(last?.event?.position.commit ?? 0)

/** A server may deliver an event twice, never out of order. */
const newer = (batch: readonly StoredFact[], position: number) => {
  const facts: StoredFact[] = []
  for (const fact of batch) if (fact.position > (facts.at(-1)?.position ?? position)) facts.push(fact)
  return facts
}
