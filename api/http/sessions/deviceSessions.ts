import type { SecretStore } from '#api/eventStore/secretStore.ts'
import type { RefreshTokenFamilies, Session } from './refreshTokenFamilies.ts'

/** Maximum per customer; the oldest session ends when a further one begins. */
const maxSessions = 50

/** A session on a device. Moments ISO 8601; `lastSeenAt` is that of the newest request, to the minute. */
export interface DeviceSession {
  id: string
  device: string
  startedAt: string
  lastSeenAt: string
}

/** All sessions of a customer. */
export interface DeviceSessions {
  /** Registers a session before it begins, and returns the ids of all sessions. */
  register(customerId: string, sessionId: string): Promise<readonly string[]>
  /** Ends the oldest sessions beyond the maximum. */
  evictOldest(customerId: string, sessionIds: readonly string[]): Promise<void>
  /** Most recently seen first. */
  listOf(customerId: string): Promise<DeviceSession[]>
  /** Removes a session that has ended. */
  remove(customerId: string, sessionId: string): Promise<void>
  endAll(customerId: string, exceptSessionId?: string): Promise<void>
  forget(customerId: string): Promise<void>
}

/** The sessions of customers, from an index in the secret store and the sessions themselves. */
export const openDeviceSessions = (
  secretStore: SecretStore,
  { findActive, close }: RefreshTokenFamilies,
): DeviceSessions => {
  const index = openSessionIndex(secretStore)

  const activeOf = async (customerId: string) => {
    const ids = await index.of(customerId)
    const found = await Promise.all(ids.map(async (id) => ({ id, session: await findActive(id) })))
    return found.flatMap(({ id, session }) => (session ? [{ id, session }] : []))
  }

  // The newest ids may belong to sessions that are about to begin: only older ids without a session have expired.
  const endOldest = async (customerId: string, ids: readonly string[]) => {
    const active = (await activeOf(customerId)).map(({ id }) => id)
    const expired = ids.slice(0, -maxSessions).filter((id) => !active.includes(id))
    const surplus = active.slice(0, -maxSessions)
    for (const id of surplus) await close(id)
    await index.remove(customerId, [...expired, ...surplus])
  }

  const endAll = async (customerId: string, exceptSessionId?: string) => {
    const ids = (await index.of(customerId)).filter((id) => id !== exceptSessionId)
    await Promise.all(ids.map(close))
    await index.remove(customerId, ids)
  }

  return {
    register: index.add,
    evictOldest: async (customerId, ids) => {
      if (ids.length > maxSessions) await endOldest(customerId, ids)
    },
    // Sessions that were last seen at the same moment: the newest first.
    listOf: async (customerId) =>
      (await activeOf(customerId))
        .toReversed()
        .map(deviceSessionOf)
        .toSorted((one, other) => other.lastSeenAt.localeCompare(one.lastSeenAt)),
    remove: (customerId, sessionId) => index.remove(customerId, [sessionId]),
    endAll,
    forget: async (customerId) => {
      await endAll(customerId)
      await index.forget(customerId)
    },
  }
}

const deviceSessionOf = ({ id, session }: { id: string; session: Session }): DeviceSession => ({
  id,
  device: session.device,
  startedAt: new Date(session.startedAt).toISOString(),
  lastSeenAt: new Date(session.lastSeenAt).toISOString(),
})

/**
 * The index of a customer's session ids, oldest first. It contains a session from before it begins until it has ended, so that ending all
 * sessions misses none. An expired session may stay in the index for a while.
 */
interface SessionIndex {
  of(customerId: string): Promise<readonly string[]>
  /** Returns all ids. */
  add(customerId: string, sessionId: string): Promise<readonly string[]>
  remove(customerId: string, sessionIds: readonly string[]): Promise<void>
  /** Deletes the whole index: for customers who can no longer sign in. */
  forget(customerId: string): Promise<void>
}

/** Seconds, longer than the lifetime of any session. */
const lifetime = 31 * 24 * 60 * 60

const openSessionIndex = (secretStore: SecretStore): SessionIndex => ({
  of: async (customerId) => (await secretStore.get<string[]>(key(customerId))) ?? [],
  add: async (customerId, sessionId) => {
    const changed = await secretStore.update<string[]>(key(customerId), (ids = []) => ({
      value: [...ids, sessionId],
      lifetime,
    }))
    return changed?.value ?? []
  },
  remove: async (customerId, sessionIds) => {
    await secretStore.update<string[]>(key(customerId), (ids = []) =>
      ids.some((id) => sessionIds.includes(id))
        ? { value: ids.filter((id) => !sessionIds.includes(id)), lifetime }
        : undefined,
    )
  },
  forget: (customerId) => secretStore.remove(key(customerId)),
})

const key = (customerId: string) => `sessions-${customerId}`
