import type { SecretStore } from '#api/eventStore/secretStore.ts'

interface StoredPassword {
  hash?: string | undefined
  /** Whether the sessions of the previous password still have to be ended. */
  endsSessions?: boolean
}

/** The password hashes, one per account. */
export interface PasswordHashes {
  hashOf(customerId: string): Promise<string | undefined>
  /** Replaces the password. */
  set(customerId: string, hash: string): Promise<void>
  /** Sets the first password. Has no effect if the account has a password. */
  begin(customerId: string, hash: string): Promise<void>
  /** Runs `end` if the sessions of a replaced password have not been ended yet. A failed run is repeated by the next call. */
  afterReplacing(customerId: string, end: (customerId: string) => Promise<void>): Promise<void>
  remove(customerId: string): Promise<void>
}

export const openPasswordHashes = (secretStore: SecretStore): PasswordHashes => {
  const read = (customerId: string) => secretStore.get<StoredPassword>(passwordKey(customerId))
  const change = async (
    customerId: string,
    next: (stored: StoredPassword | undefined) => StoredPassword | undefined,
  ) => {
    await secretStore.update<StoredPassword>(passwordKey(customerId), (stored) => {
      const value = next(stored)
      return value && { value }
    })
  }

  return {
    hashOf: async (customerId) => (await read(customerId))?.hash,
    set: (customerId, hash) =>
      change(customerId, (stored) => (stored?.hash === hash ? undefined : { hash, endsSessions: true })),
    begin: (customerId, hash) => change(customerId, (stored) => (stored?.hash === undefined ? { hash } : undefined)),
    afterReplacing: async (customerId, end) => {
      const replacing = await read(customerId)
      if (!replacing?.endsSessions) return
      await end(customerId)
      await change(customerId, (stored) =>
        stored?.endsSessions && stored.hash === replacing.hash ? { ...stored, endsSessions: false } : undefined,
      )
    },
    remove: (customerId) => secretStore.remove(passwordKey(customerId)),
  }
}

export const passwordKey = (customerId: string) => `password-${customerId}`
