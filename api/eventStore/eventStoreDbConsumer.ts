import {
  DISPATCH_TO_SINGLE,
  ErrorType,
  type EventStoreDBClient,
  isCommandError,
  type PersistentSubscriptionToAllResolvedEvent,
  persistentSubscriptionToAllSettingsFromDefaults,
  START,
} from '@eventstore/db-client'
import type { StoredFact } from './eventStore.ts'
import type { Connection } from './eventStoreDbConnection.ts'
import { errorType, ForeignFact, portError } from './eventStoreDbErrors.ts'
import { deliveredStreams, toFact } from './eventStoreDbFacts.ts'
import { onAbort } from './eventStoreDbFlow.ts'
import { growingPauses } from './growingPauses.ts'
import { recentIds } from './recentIds.ts'

interface Consumer {
  name: string
  take: (fact: StoredFact) => Promise<void>
  signal: AbortSignal
  /** What this run took: a fact whose acknowledgement was lost comes again, and is not taken again. */
  taken: ReturnType<typeof recentIds>
}

/** Hands facts to `take` one by one from a persistent subscription; the server lets in only one runner in a cluster. */
export const consume = async (connection: Connection, name: string, take: Consumer['take'], stop: AbortSignal) => {
  const signal = AbortSignal.any([stop, connection.closing])
  const consumer = { name, take, signal, taken: recentIds() }
  const pauses = growingPauses(connection.pauses, signal)
  let client = connection.anotherClient()
  while (!signal.aborted) {
    try {
      await session(connection, client, consumer)
      pauses.startOver()
    } catch (error) {
      if (error instanceof ForeignFact) throw error
      if (!isTaken(error)) connection.report(portError(error, connection.where))
      if (isRemembered(error)) client = await replaced(connection, client)
    }
    await pauses.next()
  }
  await connection.release(client)
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
  const subscription = client.subscribeToPersistentSubscriptionToAll(consumer.name, { bufferSize: 1 })
  const flow = connection.subscription<PersistentSubscriptionToAllResolvedEvent>(subscription)
  onAbort(consumer.signal, flow.finish, flow.over)
  try {
    for (let batch = await flow.next(); batch; batch = await flow.next()) {
      for (const event of batch) {
        if (!(await isDone(connection, consumer, event, flow.over))) return
        await connection.inTime(subscription.ack(event))
      }
    }
  } finally {
    flow.stop()
  }
}

const isDone = async (
  connection: Connection,
  { take, signal, taken }: Consumer,
  event: PersistentSubscriptionToAllResolvedEvent,
  over: AbortSignal,
) => {
  const fact = toFact(event)
  if (!fact || taken.has(fact.id)) return true

  const interrupted = AbortSignal.any([signal, over])
  const pauses = growingPauses(connection.pauses, interrupted)
  while (!interrupted.aborted) {
    try {
      await take(fact)
      taken.add(fact.id)
      return true
    } catch (error) {
      connection.report(error)
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
  // The server counts what the filter leaves out, too, and so the checkpoints of other consumers: with a low bound they would
  // call forth one another for ever.
  checkPointLowerBound: 100,
})

/** Somebody else runs this consumer; one waits until they are gone. */
const isTaken = (error: unknown) => errorType(error) === ErrorType.MAXIMUM_SUBSCRIBERS_REACHED

// What failed before the server knew of it, a client may remember for ever: that it could not ask for the server's features.
const isRemembered = (error: unknown) => !(error instanceof Error && isCommandError(error))

const replaced = async (connection: Connection, client: EventStoreDBClient) => {
  await connection.release(client)
  return connection.anotherClient()
}
