import { EventEmitter } from 'node:events'
import type { EventStoreDBClient } from '@eventstore/db-client'
import shared from '@eventstore/db-client/generated/shared_pb.js'
import streamsGrpc from '@eventstore/db-client/generated/streams_grpc_pb.js'
import streams from '@eventstore/db-client/generated/streams_pb.js'
import { messageJoiner } from './joinedMessages.ts'
import { deliveredPattern } from './storedEvents.ts'
import type { ClientStream } from './streamReader.ts'
import { decodeSubscriptionMessage } from './subscriptionMessage.ts'

const { path, requestSerialize } = streamsGrpc.StreamsService.read

/**
 * Subscribes to the events after a position, without system streams and the secret store. Emits `data` with each `ReceivedEvent`, and
 * `confirmation`, `caughtUp` and `fellBehind`. The call is the client's, with its credentials and its choice of node; the events are not.
 */
export const subscribeToAll = (client: EventStoreDBClient, after: number): ClientStream => {
  const emitter = new EventEmitter()
  const joiner = messageJoiner()
  const openCall = client['GRPCStreamCreator'](streamsGrpc.StreamsClient, 'subscribeToAll', (grpcClient) =>
    grpcClient.makeServerStreamRequest(
      path,
      requestSerialize,
      (bytes: Buffer) => joiner.split(bytes).map(decodeSubscriptionMessage),
      requestAfter(after),
      ...client['callArguments']({ requiresLeader: true }, { deadline: Number.POSITIVE_INFINITY }),
    ),
  )
  let call: Awaited<ReturnType<typeof openCall>> | undefined
  const opening = openCall()
  const forward = async () => {
    call = await opening
    joiner.join(call)
    call.on('data', (messages) => {
      for (const message of messages)
        typeof message === 'string' ? emitter.emit(message) : emitter.emit('data', message)
    })
    for (const event of ['end', 'close', 'error']) call.on(event, (error) => emitter.emit(event, error))
  }
  forward().catch((error) => emitter.emit('error', error))
  return {
    on: (event, listener) => emitter.on(event, listener),
    pause: () => call?.pause(),
    resume: () => call?.resume(),
    unsubscribe: async () => {
      const opened = await opening
      setImmediate(() => opened.cancel())
    },
  }
}

const checkpointInterval = 1000

const requestAfter = (position: number) => {
  const { Options } = streams.ReadReq
  const filter = new Options.FilterOptions()
    .setStreamIdentifier(new Options.FilterOptions.Expression().setRegex(deliveredPattern.source))
    .setCount(new shared.Empty())
    .setCheckpointintervalmultiplier(checkpointInterval)
  const options = new Options()
    .setAll(startAfter(position))
    .setSubscription(new Options.SubscriptionOptions())
    .setFilter(filter)
    .setUuidOption(new Options.UUIDOption().setString(new shared.Empty()))
  return new streams.ReadReq().setOptions(options)
}

const startAfter = (position: number) => {
  const { AllOptions, Position } = streams.ReadReq.Options
  if (position === 0) return new AllOptions().setStart(new shared.Empty())
  const at = String(position)
  return new AllOptions().setPosition(new Position().setCommitPosition(at).setPreparePosition(at))
}
