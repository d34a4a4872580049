import { type Metadata, status } from '@grpc/grpc-js'
import type { Member } from './cluster.ts'
import type { Faults } from './faults.ts'
import { refusal } from './protocol.ts'

/** Whom a server lets in. */
export interface Gatekeeper {
  port: () => number
  members: () => readonly Member[]
  /** Passwords by name. Anybody may enter where there are none. */
  users: Readonly<Record<string, string>> | undefined
}

/** Why a call is refused before any service hears of it, if it is. */
export const refusalAtTheDoor = (path: string, metadata: Metadata, faults: Faults, gatekeeper: Gatekeeper) => {
  if (isOpenToAll.test(path) && !faults.notReady) return undefined
  if (faults.notReady) return { code: status.UNAVAILABLE, details: 'Server Is Not Ready' }
  if (faults.tooBusy > 0) {
    faults.tooBusy -= 1
    return { code: status.UNAVAILABLE, details: 'Server Is Too Busy' }
  }
  return accessRefusal(metadata, gatekeeper.users) ?? leaderRefusal(path, metadata, gatekeeper)
}

/** Before they sign in, clients ask what the server can do and who leads. */
const isOpenToAll = /\.(gossip\.Gossip|server_features\.ServerFeatures)\//

const accessRefusal = (metadata: Metadata, users: Gatekeeper['users']) => {
  if (!users) return undefined
  const [, credentials] = metadata.get('authorization').join().split('Basic ')
  if (credentials === undefined) return refusal(status.PERMISSION_DENIED, 'access-denied')

  const [name = '', password] = Buffer.from(credentials, 'base64').toString().split(':')
  return users[name] === password ? undefined : { code: status.UNAUTHENTICATED, details: 'Unauthenticated' }
}

const leaderRefusal = (path: string, metadata: Metadata, { port, members }: Gatekeeper) => {
  const needsLeader = metadata.get('requires-leader').includes('true') || path.includes('persistent_subscriptions')
  const leader = members().find(({ isLeader }) => isLeader)
  if (!needsLeader || leader?.port === port()) return undefined
  if (!leader) return { code: status.UNKNOWN, details: 'No leader info available in response' }

  return refusal(status.NOT_FOUND, 'not-leader', {
    'leader-endpoint-host': '127.0.0.1',
    'leader-endpoint-port': String(leader.port),
  })
}
