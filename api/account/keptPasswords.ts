import type { Vault } from '#api/eventStore/vault.ts'

interface KeptPassword {
  hash: string
  /** The sign-up that it came with, until a code sent for that very sign-up comes back. */
  signUp?: string
}

/** The hashes of passwords. One that a sign-up brought counts as its owner's only once the address is proven. */
export interface KeptPasswords {
  hashOf(customerId: string): Promise<string | undefined>
  /** The sign-up that a password came with and nobody has proven yet. */
  signUpOf(customerId: string): Promise<string | undefined>
  /** Sets the owner's password. */
  set(customerId: string, hash: string): Promise<void>
  /** The owner's first password; later ones of this kind change nothing. What a sign-up brought is no owner's. */
  begin(customerId: string, hash: string): Promise<void>
  /** Takes the place of a password that nobody has proven; false where somebody has. */
  propose(customerId: string, hash: string, signUp: string): Promise<boolean>
  /** The address is proven, for this sign-up; false where another one has come since. */
  prove(customerId: string, signUp: string | undefined): Promise<boolean>
  remove(customerId: string): Promise<void>
}

export const openPasswords = (vault: Vault): KeptPasswords => {
  const read = (customerId: string) => vault.get<KeptPassword>(passwordKey(customerId))

  return {
    hashOf: async (customerId) => (await read(customerId))?.hash,
    signUpOf: async (customerId) => (await read(customerId))?.signUp,
    set: (customerId, hash) => vault.put(passwordKey(customerId), { hash }),
    begin: async (customerId, hash) => {
      await vault.change<KeptPassword>(passwordKey(customerId), (kept) =>
        isOwners(kept) ? undefined : { value: { hash } },
      )
    },
    propose: async (customerId, hash, signUp) => {
      const changed = await vault.change<KeptPassword>(passwordKey(customerId), (kept) =>
        isOwners(kept) ? undefined : { value: { hash, signUp } },
      )
      return changed !== undefined
    },
    prove: async (customerId, signUp) => {
      let isIts = false
      await vault.change<KeptPassword>(passwordKey(customerId), (kept) => {
        isIts = kept?.signUp === signUp
        return kept && isIts ? { value: { hash: kept.hash } } : undefined
      })
      return isIts
    },
    remove: (customerId) => vault.remove(passwordKey(customerId)),
  }
}

const isOwners = (kept: KeptPassword | undefined) => kept !== undefined && kept.signUp === undefined

export const passwordKey = (customerId: string) => `password-${customerId}`
