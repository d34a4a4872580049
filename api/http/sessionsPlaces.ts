import type { Vault } from '#api/eventStore/vault.ts'
import type { Session, SessionFamilies } from './sessionsFamily.ts'
import { openSessionIndex } from './sessionsIndex.ts'

/** Of one customer; the oldest ends when one more begins. */
const mostSessions = 50

/** A place where somebody is signed in. Moments ISO 8601; the last one is that of the newest call, to the minute. */
export interface SessionPlace {
  id: string
  device: string
  startedAt: string
  lastSeenAt: string
}

/** The sessions of a customer, all together. */
export interface SessionPlaces {
  /** One more is about to begin: answers the ids of all of them. */
  expect(customerId: string, sessionId: string): Promise<readonly string[]>
  /** Ends the oldest of them where there are too many. */
  keepNewest(customerId: string, sessionIds: readonly string[]): Promise<void>
  /** The last seen first. */
  listOf(customerId: string): Promise<SessionPlace[]>
  /** One has ended. */
  drop(customerId: string, sessionId: string): Promise<void>
  endAll(customerId: string, exceptSessionId?: string): Promise<void>
  forget(customerId: string): Promise<void>
}

/** Where customers are signed in, as an index in the vault and the sessions themselves tell it. */
export const openSessionPlaces = (vault: Vault, { alive, close }: SessionFamilies): SessionPlaces => {
  const index = openSessionIndex(vault)

  const livingOf = async (customerId: string) => {
    const ids = await index.of(customerId)
    const found = await Promise.all(ids.map(async (id) => ({ id, session: await alive(id) })))
    return found.flatMap(({ id, session }) => (session ? [{ id, session }] : []))
  }

  // Of the newest, some may be about to begin: only older ones that are not there have run out.
  const endOldest = async (customerId: string, ids: readonly string[]) => {
    const living = (await livingOf(customerId)).map(({ id }) => id)
    const over = ids.slice(0, -mostSessions).filter((id) => !living.includes(id))
    const surplus = living.slice(0, -mostSessions)
    for (const id of surplus) await close(id)
    await index.remove(customerId, [...over, ...surplus])
  }

  const endAll = async (customerId: string, exceptSessionId?: string) => {
    const ids = (await index.of(customerId)).filter((id) => id !== exceptSessionId)
    await Promise.all(ids.map(close))
    await index.remove(customerId, ids)
  }

  return {
    expect: index.add,
    keepNewest: async (customerId, ids) => {
      if (ids.length > mostSessions) await endOldest(customerId, ids)
    },
    // Of those that were seen at the same moment, the newest first.
    listOf: async (customerId) =>
      (await livingOf(customerId))
        .toReversed()
        .map(placeOf)
        .toSorted((one, other) => other.lastSeenAt.localeCompare(one.lastSeenAt)),
    drop: (customerId, sessionId) => index.remove(customerId, [sessionId]),
    endAll,
    forget: async (customerId) => {
      await endAll(customerId)
      await index.forget(customerId)
    },
  }
}

const placeOf = ({ id, session }: { id: string; session: Session }): SessionPlace => ({
  id,
  device: session.device,
  startedAt: new Date(session.startedAt).toISOString(),
  lastSeenAt: new Date(session.lastSeenAt).toISOString(),
})
