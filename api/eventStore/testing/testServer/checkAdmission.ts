import { type Metadata, status } from '@grpc/grpc-js'
import type { ClusterMember } from './clusterHandlers.ts'
import type { Faults } from './faults.ts'
import { grpcError } from './protocol.ts'

/** Which calls a server accepts. */
export interface AccessRules {
  port: () => number
  members: () => readonly ClusterMember[]
  /** Passwords by name; undefined: no authentication. */
  users: Readonly<Record<string, string>> | undefined
}

/** Returns the error of a call that is refused before it reaches a service, if it is refused. */
export const checkAdmission = (path: string, metadata: Metadata, faults: Faults, accessRules: AccessRules) => {
  if (publicMethods.test(path) && !faults.notReady) return undefined
  if (faults.notReady) return { code: status.UNAVAILABLE, details: 'Server Is Not Ready' }
  if (faults.tooBusy > 0) {
    faults.tooBusy -= 1
    return { code: status.UNAVAILABLE, details: 'Server Is Too Busy' }
  }
  return authenticationError(metadata, accessRules.users) ?? notLeaderError(path, metadata, accessRules)
}

/** Clients call these without credentials: supported features and cluster gossip. */
const publicMethods = /\.(gossip\.Gossip|server_features\.ServerFeatures)\//

const authenticationError = (metadata: Metadata, users: AccessRules['users']) => {
  if (!users) return undefined
  const [, credentials] = metadata.get('authorization').join().split('Basic ')
  if (credentials === undefined) return grpcError(status.PERMISSION_DENIED, 'access-denied')

  const [name = '', password] = Buffer.from(credentials, 'base64').toString().split(':')
  return users[name] === password ? undefined : { code: status.UNAUTHENTICATED, details: 'Unauthenticated' }
}

const notLeaderError = (path: string, metadata: Metadata, { port, members }: AccessRules) => {
  const needsLeader = metadata.get('requires-leader').includes('true') || path.includes('persistent_subscriptions')
  const leader = members().find(({ isLeader }) => isLeader)
  if (!needsLeader || leader?.port === port()) return undefined
  if (!leader) return { code: status.UNKNOWN, details: 'No leader info available in response' }

  return grpcError(status.NOT_FOUND, 'not-leader', {
    'leader-endpoint-host': '127.0.0.1',
    'leader-endpoint-port': String(leader.port),
  })
}
