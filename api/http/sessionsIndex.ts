import type { Vault } from '#api/eventStore/vault.ts'

/**
 * The ids of a customer's sessions, oldest first. A session is on it before it begins and until it has ended, so that none is missed by
 * whoever ends them all; one that has run out may stay on it for a while.
 */
export interface SessionIndex {
  of(customerId: string): Promise<readonly string[]>
  /** Answers all of them. */
  add(customerId: string, sessionId: string): Promise<readonly string[]>
  remove(customerId: string, sessionIds: readonly string[]): Promise<void>
  /** Leaves nothing that tells of the customer: for those who cannot begin another one. */
  forget(customerId: string): Promise<void>
}

/** Seconds: longer than any session lasts. */
const lifetime = 31 * 24 * 60 * 60

/** The index in the vault, a list of ids a customer. */
export const openSessionIndex = (vault: Vault): SessionIndex => ({
  of: async (customerId) => (await vault.get<string[]>(key(customerId))) ?? [],
  add: async (customerId, sessionId) => {
    const changed = await vault.change<string[]>(key(customerId), (ids = []) => ({
      value: [...ids, sessionId],
      lifetime,
    }))
    return changed?.value ?? []
  },
  remove: async (customerId, sessionIds) => {
    await vault.change<string[]>(key(customerId), (ids = []) =>
      ids.some((id) => sessionIds.includes(id))
        ? { value: ids.filter((id) => !sessionIds.includes(id)), lifetime }
        : undefined,
    )
  },
  forget: (customerId) => vault.remove(key(customerId)),
})

const key = (customerId: string) => `sessions-${customerId}`
