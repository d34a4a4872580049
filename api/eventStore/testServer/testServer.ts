import { Server, ServerCredentials, status } from '@grpc/grpc-js'
import { append, softDelete, tombstone } from './appending.ts'
import { gossipRead, type Member, supportedMethods } from './cluster.ts'
import { type EventLog, eventLog } from './eventLog.ts'
import { type Faults, faultInterceptor, noFaults, type Traffic } from './faults.ts'
import type { Node } from './node.ts'
import { createGroup, deleteGroup, groupInfo, readGroup } from './persistentSubscriptions.ts'
import { featuresGrpc, gossipGrpc, persistentGrpc, refusal, streamsGrpc } from './protocol.ts'
import { read } from './reading.ts'

export interface TestServer {
  url: string
  port: number
  log: EventLog
  faults: Faults
  traffic: Traffic
  /** Ends the oldest subscriptions, all if no number is given: with an error, or as a server that shuts down in good order. */
  endSubscriptions(how: 'broken' | 'inGoodOrder', most?: number): void
  /** Moves the server's clock on, in milliseconds. */
  passTime(duration: number): void
  isListening(): boolean
  /** Breaks every connection and listens no more. */
  stop(): void
  /** Listens again, with the log and what the real server would still know. */
  start(): Promise<void>
}

export interface TestServerOptions {
  /** Shared by the nodes of a cluster. */
  log?: EventLog
  members?: () => readonly Member[]
}

/** A server that speaks EventStoreDB's protocol as documented, for tests only, on a free port of this machine. */
export const startTestServer = async ({ log, members }: TestServerOptions = {}): Promise<TestServer> => {
  let clock = 0
  const now = () => Date.now() + clock
  const node: Node = { log: log ?? eventLog(now), groups: new Map(), faults: noFaults(), subscriptions: new Set(), now }
  const traffic: Traffic = { open: 0, calls: new Map(), sent: 0 }
  const alone = () => [{ port, isLeader: true }]
  let server = grpcServer(node, traffic, members ?? alone)
  const port = await listen(server, 0)
  let listening = true

  return {
    url: `esdb://127.0.0.1:${port}?tls=false`,
    port,
    log: node.log,
    faults: node.faults,
    traffic,
    endSubscriptions: (how, most = node.subscriptions.size) => {
      for (const call of [...node.subscriptions].slice(0, most))
        how === 'broken' ? call.emit('error', dropped) : call.end()
    },
    passTime: (duration) => {
      clock += duration
    },
    isListening: () => listening,
    stop: () => {
      listening = false
      server.forceShutdown()
    },
    start: async () => {
      node.log.recent.clear()
      for (const group of node.groups.values()) group.reload()
      server = grpcServer(node, traffic, members ?? alone)
      await listen(server, port)
      listening = true
    },
  }
}

const grpcServer = (node: Node, traffic: Traffic, members: () => readonly Member[]) => {
  const server = new Server({ interceptors: [faultInterceptor(node.faults, traffic)] })
  server.addService(streamsGrpc.StreamsService, {
    append: append(node),
    batchAppend: (call: { emit(event: string, error: object): void }) => call.emit('error', noBatches),
    read: read(node),
    delete: softDelete(node),
    tombstone: tombstone(node),
  })
  server.addService(persistentGrpc.PersistentSubscriptionsService, {
    create: createGroup(node),
    delete: deleteGroup(node),
    getInfo: groupInfo(node),
    read: readGroup(node),
  })
  server.addService(featuresGrpc.ServerFeaturesService, { getSupportedMethods: supportedMethods(node) })
  server.addService(gossipGrpc.GossipService, { read: gossipRead(members) })
  return server
}

const listen = (server: Server, port: number) =>
  new Promise<number>((resolve, reject) => {
    server.bindAsync(`127.0.0.1:${port}`, ServerCredentials.createInsecure(), (error, bound) =>
      error ? reject(error) : resolve(bound),
    )
  })

const dropped = refusal(status.UNAVAILABLE, 'dropped')

// A batch that goes wrong hangs the client for ever (it has no deadline): the shop must never send one.
const noBatches = refusal(status.UNIMPLEMENTED, 'batch')
