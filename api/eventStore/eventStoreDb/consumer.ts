import {
  DISPATCH_TO_SINGLE,
  ErrorType,
  type EventStoreDBClient,
  isCommandError,
  type PersistentSubscriptionToAllResolvedEvent,
  persistentSubscriptionToAllSettingsFromDefaults,
  START,
} from '@eventstore/db-client'
import type { StoredFact } from '#api/eventStore/eventStore.ts'
import { acknowledgements } from './acknowledgements.ts'
import type { Connection } from './connection.ts'
import { errorType, portError } from './errors.ts'
import { onAbort } from './flow.ts'
import { growingPauses } from './growingPauses.ts'
import { ownFacts } from './ownFacts.ts'
import { recentIds } from './recentIds.ts'
import { deliveredStreams } from './storedEvents.ts'

interface Duty {
  name: string
  take: (fact: StoredFact) => Promise<void>
  /** Told whether it is this node that the server hands facts to. */
  runs?: ((isHere: boolean) => void) | undefined
}

interface Consumer extends Duty {
  signal: AbortSignal
  /** Between sessions. */
  pauses: ReturnType<typeof growingPauses>
  /** What this run took: a fact whose acknowledgement was lost comes again, and is not taken again. */
  taken: ReturnType<typeof recentIds>
  own: ReturnType<typeof ownFacts>
}

/** Facts that the server may hand out before the first of them is taken. It hands those out again, in order, that were not. */
const bufferSize = 32

/** Hands facts to `take` one by one from a persistent subscription; the server lets in only one runner in a cluster. */
export const consume = async (connection: Connection, duty: Duty, stop: AbortSignal) => {
  const signal = AbortSignal.any([stop, connection.closing])
  const pauses = growingPauses(connection.pauses, signal)
  const consumer = { ...duty, signal, pauses, taken: recentIds(), own: ownFacts(connection) }
  let client = connection.anotherClient()
  try {
    while (!signal.aborted) {
      const failure = await session(connection, client, consumer).catch((error: unknown) => error)
      if (failure && !isTaken(failure)) connection.report(portError(failure, connection.where))
      if (failure && mayBeRemembered(failure)) client = replaced(connection, client)
      await consumer.pauses.next()
    }
  } finally {
    connection.release(client)
  }
}

const session = async (connection: Connection, client: EventStoreDBClient, consumer: Consumer) => {
  try {
    await serve(connection, client, consumer)
  } catch (error) {
    if (errorType(error) !== ErrorType.PERSISTENT_SUBSCRIPTION_DOES_NOT_EXIST) throw error
    await createGroup(connection, client, consumer.name)
    await serve(connection, client, consumer)
  }
}

const serve = async (connection: Connection, client: EventStoreDBClient, consumer: Consumer) => {
  const subscription = client.subscribeToPersistentSubscriptionToAll(consumer.name, { bufferSize })
  const flow = connection.subscription<PersistentSubscriptionToAllResolvedEvent>(subscription)
  const interrupted = AbortSignal.any([consumer.signal, flow.over])
  const told = acknowledgements(client)
  let isHere = false
  subscription.on('confirmation', () => {
    isHere = true
    consumer.runs?.(isHere)
  })
  onAbort(consumer.signal, flow.finish, flow.over)
  try {
    for (let batch = await flow.next(); batch; batch = await flow.next()) {
      for (const event of batch) {
        if (!(await isDone(connection, consumer, event, interrupted))) return
        // Not waited for: where it cannot be sent the flow breaks.
        told.send(subscription.ack(event).catch(flow.fail))
        consumer.pauses.startOver()
      }
    }
  } finally {
    if (isHere) consumer.runs?.(false)
    await told.all(flow.over)
    flow.stop()
  }
}

const isDone = async (
  connection: Connection,
  { take, taken, own }: Consumer,
  event: PersistentSubscriptionToAllResolvedEvent,
  interrupted: AbortSignal,
) => {
  const fact = own(event)
  if (!fact || taken.has(fact.id)) return true

  const pauses = growingPauses(connection.pauses, interrupted)
  while (!interrupted.aborted) {
    try {
      await take(fact)
      taken.add(fact.id)
      return true
    } catch (error) {
      if (!interrupted.aborted) connection.report(error)
      await pauses.next()
    }
  }
  return false
}

const createGroup = async (connection: Connection, client: EventStoreDBClient, name: string) => {
  const created = client.createPersistentSubscriptionToAll(name, settings, {
    ...connection.perCall,
    filter: deliveredStreams,
  })
  await connection.inTime(created).catch((error) => {
    if (errorType(error) !== ErrorType.PERSISTENT_SUBSCRIPTION_EXISTS) throw error
  })
}

// Facts are retried here, so that they stay in order: the server must neither give up on one nor hand it out a second time.
const settings = persistentSubscriptionToAllSettingsFromDefaults({
  startFrom: START,
  consumerStrategyName: DISPATCH_TO_SINGLE,
  maxSubscriberCount: 1,
  maxRetryCount: 2 ** 31 - 1,
  messageTimeout: 60 * 60 * 1000,
  // The server counts what the filter leaves out, too: with a low bound, the checkpoints of several consumers would call
  // forth one another for ever.
  checkPointLowerBound: 100,
})

// Somebody else runs this consumer; one waits until they are gone.
const isTaken = (error: unknown) => errorType(error) === ErrorType.MAXIMUM_SUBSCRIBERS_REACHED

// What fails before the server knows of it may be remembered for ever: a client asks only once for the server's features.
const mayBeRemembered = (error: unknown) => !(error instanceof Error && isCommandError(error))

const replaced = (connection: Connection, client: EventStoreDBClient) => {
  connection.release(client)
  return connection.anotherClient()
}
