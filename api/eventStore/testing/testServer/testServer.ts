import { Server, status } from '@grpc/grpc-js'
import { caFile, serverCredentials } from './certificates.ts'
import type { AccessRules } from './checkAdmission.ts'
import { type ClusterMember, handleGossipRead, handleSupportedMethods } from './clusterHandlers.ts'
import { type EventLog, openEventLog } from './eventLog.ts'
import { type Faults, faultInterceptor, noFaults, type Traffic } from './faults.ts'
import { handleCreateGroup, handleDeleteGroup } from './persistentGroupHandlers.ts'
import { featuresGrpc, gossipGrpc, grpcError, persistentGrpc, streamsGrpc } from './protocol.ts'
import { handleRead } from './readHandler.ts'
import type { ServerNode } from './serverNode.ts'
import { handleAppend, handleDelete, handleTombstone } from './writeHandlers.ts'

export interface TestServer {
  url: string
  port: number
  log: EventLog
  /** Names of persistent subscriptions to $all. */
  groups: Set<string>
  faults: Faults
  traffic: Traffic
  /** Ends the oldest subscriptions, by default all: with an error, or normally as on a shutdown. */
  endSubscriptions(how: 'broken' | 'inGoodOrder', most?: number): void
  /** Advances the server's clock by milliseconds. */
  advanceClock(duration: number): void
  isListening(): boolean
  /** Breaks every connection and stops listening. */
  stop(): void
  /** Listens again, with the log but without the memory of recent ids. */
  start(): Promise<void>
}

export interface TestServerOptions {
  /** The shared state of a cluster's nodes. */
  shared?: Pick<TestServer, 'log' | 'groups'>
  members?: () => readonly ClusterMember[]
  /** Serves TLS with the certificate in `certificates/`. */
  tls?: boolean
  /** Passwords by name; default: no authentication. */
  users?: Readonly<Record<string, string>>
  /** Default: a free port. */
  port?: number
}

/** Starts a local server for tests that implements EventStoreDB's gRPC protocol as documented. */
export const startTestServer = async (options: TestServerOptions = {}): Promise<TestServer> => {
  const { shared, tls = false, users } = options
  let clockOffset = 0
  const now = () => Date.now() + clockOffset
  const faults = noFaults()
  const log = shared?.log ?? openEventLog(now, () => faults.replicationLag)
  const node: ServerNode = { log, groups: shared?.groups ?? new Set(), faults, subscriptions: new Set() }
  const traffic: Traffic = { open: 0, calls: new Map(), sent: 0 }
  const members = options.members ?? (() => [{ port, isLeader: true }])
  const accessRules: AccessRules = { port: () => port, members, users }
  let server = grpcServer(node, traffic, accessRules)
  const port = await listen(server, options.port ?? 0, tls)
  let listening = true

  return {
    url: `esdb://127.0.0.1:${port}?${tls ? `tlsCAFile=${caFile}` : 'tls=false'}`,
    port,
    log,
    groups: node.groups,
    faults,
    traffic,
    endSubscriptions: (how, most = node.subscriptions.size) => {
      for (const call of [...node.subscriptions].slice(0, most))
        how === 'broken' ? call.emit('error', droppedError) : call.end()
    },
    advanceClock: (duration) => {
      clockOffset += duration
    },
    isListening: () => listening,
    stop: () => {
      listening = false
      server.forceShutdown()
    },
    start: async () => {
      node.log.recent.clear()
      server = grpcServer(node, traffic, accessRules)
      await listen(server, port, tls)
      listening = true
    },
  }
}

const grpcServer = (node: ServerNode, traffic: Traffic, accessRules: AccessRules) => {
  const server = new Server({ interceptors: [faultInterceptor(node.faults, traffic, accessRules)] })
  server.addService(streamsGrpc.StreamsService, {
    append: handleAppend(node),
    batchAppend: (call: { emit(event: string, error: object): void }) => call.emit('error', batchError),
    read: handleRead(node),
    delete: handleDelete(node),
    tombstone: handleTombstone(node),
  })
  server.addService(persistentGrpc.PersistentSubscriptionsService, {
    create: handleCreateGroup(node),
    delete: handleDeleteGroup(node),
  })
  server.addService(featuresGrpc.ServerFeaturesService, { getSupportedMethods: handleSupportedMethods(node) })
  server.addService(gossipGrpc.GossipService, { read: handleGossipRead(accessRules.members) })
  return server
}

const listen = (server: Server, port: number, tls: boolean) =>
  new Promise<number>((resolve, reject) => {
    server.bindAsync(`127.0.0.1:${port}`, serverCredentials(tls), (error, bound) =>
      error ? reject(error) : resolve(bound),
    )
  })

const droppedError = grpcError(status.UNAVAILABLE, 'dropped')

// A failed batch append hangs the client for ever (it has no deadline), so the shop must never send one.
const batchError = grpcError(status.UNIMPLEMENTED, 'batch')
