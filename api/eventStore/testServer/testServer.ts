import { Server, status } from '@grpc/grpc-js'
import type { Gatekeeper } from './admission.ts'
import { append, softDelete, tombstone } from './appending.ts'
import { authorityFile, credentials } from './certificates.ts'
import { gossipRead, type Member, supportedMethods } from './cluster.ts'
import { type EventLog, eventLog } from './eventLog.ts'
import { doorkeeper, type Faults, noFaults, type Traffic } from './faults.ts'
import type { Node } from './node.ts'
import type { PersistentGroup } from './persistentGroup.ts'
import { createGroup, deleteGroup, groupInfo, readGroup } from './persistentSubscriptions.ts'
import { featuresGrpc, gossipGrpc, persistentGrpc, refusal, streamsGrpc } from './protocol.ts'
import { read } from './reading.ts'

export interface TestServer {
  url: string
  port: number
  log: EventLog
  groups: Map<string, PersistentGroup>
  faults: Faults
  traffic: Traffic
  /** Ends the oldest subscriptions, all if no number is given: with an error, or as a server that shuts down in good order. */
  endSubscriptions(how: 'broken' | 'inGoodOrder', most?: number): void
  /** Moves the server's clock on, in milliseconds. */
  passTime(duration: number): void
  isListening(): boolean
  /** Stops to lead its cluster: whoever leads next takes over its persistent subscriptions, from their checkpoints. */
  resign(): void
  /** Breaks every connection and listens no more. */
  stop(): void
  /** Listens again, with the log and what the real server would still know. */
  start(): Promise<void>
}

export interface TestServerOptions {
  /** What the nodes of a cluster have in common. */
  shared?: Pick<TestServer, 'log' | 'groups'>
  members?: () => readonly Member[]
  /** With the certificate beside this file. */
  tls?: boolean
  /** Passwords by name; without them anybody may enter. */
  users?: Readonly<Record<string, string>>
  /** Default: any that is free. */
  port?: number
}

/** A server that speaks EventStoreDB's protocol as documented, for tests only, on this machine. */
export const startTestServer = async (options: TestServerOptions = {}): Promise<TestServer> => {
  const { shared, tls = false, users } = options
  let clock = 0
  const now = () => Date.now() + clock
  const log = shared?.log ?? eventLog(now)
  const node: Node = { log, groups: shared?.groups ?? new Map(), faults: noFaults(), subscriptions: new Set(), now }
  const traffic: Traffic = { open: 0, calls: new Map(), sent: 0 }
  const members = options.members ?? (() => [{ port, isLeader: true }])
  const gatekeeper: Gatekeeper = { port: () => port, members, users }
  let server = grpcServer(node, traffic, gatekeeper)
  const port = await listen(server, options.port ?? 0, tls)
  let listening = true

  return {
    url: `esdb://127.0.0.1:${port}?${tls ? `tlsCAFile=${authorityFile}` : 'tls=false'}`,
    port,
    log,
    groups: node.groups,
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
    resign: () => {
      for (const group of node.groups.values()) group.reload()
    },
    stop: () => {
      listening = false
      server.forceShutdown()
    },
    start: async () => {
      node.log.recent.clear()
      for (const group of node.groups.values()) group.reload()
      server = grpcServer(node, traffic, gatekeeper)
      await listen(server, port, tls)
      listening = true
    },
  }
}

const grpcServer = (node: Node, traffic: Traffic, gatekeeper: Gatekeeper) => {
  const server = new Server({ interceptors: [doorkeeper(node.faults, traffic, gatekeeper)] })
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
  server.addService(gossipGrpc.GossipService, { read: gossipRead(gatekeeper.members) })
  return server
}

const listen = (server: Server, port: number, tls: boolean) =>
  new Promise<number>((resolve, reject) => {
    server.bindAsync(`127.0.0.1:${port}`, credentials(tls), (error, bound) => (error ? reject(error) : resolve(bound)))
  })

const dropped = refusal(status.UNAVAILABLE, 'dropped')

// A batch that goes wrong hangs the client for ever (it has no deadline): the shop must never send one.
const noBatches = refusal(status.UNIMPLEMENTED, 'batch')
