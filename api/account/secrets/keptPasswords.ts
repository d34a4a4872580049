import type { Vault } from '#api/eventStore/vault.ts'

interface KeptPassword {
  /** There is none where several had signed up and nothing told whose it was. */
  hash?: string | undefined
  /** The sign-up that it came with, until a code sent for that very sign-up comes back. */
  signUp?: string | undefined
  /** It took the place of another one, and no code has been sent for its own sign-up yet. */
  isContested?: boolean
  /** The sign-up that it was proven for, for whoever proves it again. */
  provenFor?: string | undefined
  /** Who came in before it is still to be sent out. */
  endsSessions?: boolean
}

/** What a code that comes back is a proof of. */
export interface Proven {
  /** `undefined` where the password was no sign-up's: the address alone is proven. */
  signUp?: string | undefined
  /** Whoever has the code cannot know whose password they prove. */
  isContested?: boolean
}

/** The hashes of passwords. One that a sign-up brought counts as its owner's only once the address is proven. */
export interface KeptPasswords {
  hashOf(customerId: string): Promise<string | undefined>
  /** What a code that is sent now would prove. */
  toProve(customerId: string): Promise<Proven>
  /** Sets the owner's password. */
  set(customerId: string, hash: string): Promise<void>
  /** The owner's first password; later ones of this kind change nothing. What a sign-up brought is no owner's. */
  begin(customerId: string, hash: string): Promise<void>
  /** Takes the place of a password that nobody has proven; false where somebody has. `isContested`: another account had the address. */
  propose(customerId: string, hash: string, { signUp, isContested }: Required<Proven>): Promise<boolean>
  /** A code is sent for this very sign-up. */
  announce(customerId: string, signUp: string): Promise<void>
  /** The address is proven, for this sign-up; false where another one has come since. A contested password goes. Again changes nothing. */
  prove(customerId: string, proven: Proven): Promise<boolean>
  /** Runs `end` where sessions are left that a replaced password let in, until it has once run through. */
  afterReplacing(customerId: string, end: (customerId: string) => Promise<void>): Promise<void>
  remove(customerId: string): Promise<void>
}

export const openPasswords = (vault: Vault): KeptPasswords => {
  const read = (customerId: string) => vault.get<KeptPassword>(passwordKey(customerId))
  const change = async (customerId: string, next: (kept: KeptPassword | undefined) => KeptPassword | undefined) => {
    const changed = await vault.change<KeptPassword>(passwordKey(customerId), (kept) => {
      const value = next(kept)
      return value && { value }
    })
    return changed !== undefined
  }

  return {
    hashOf: async (customerId) => (await read(customerId))?.hash,
    toProve: async (customerId) => {
      const { signUp, isContested = false } = (await read(customerId)) ?? {}
      return { signUp, isContested }
    },
    set: async (customerId, hash) => {
      await change(customerId, (kept) =>
        isOwners(kept) && kept.hash === hash ? undefined : { hash, endsSessions: true },
      )
    },
    begin: async (customerId, hash) => {
      await change(customerId, (kept) => (isOwners(kept) && kept.hash !== undefined ? undefined : { hash }))
    },
    propose: (customerId, hash, { signUp, isContested }) =>
      change(customerId, (kept) => {
        if (isOwners(kept)) return undefined
        return kept ? { hash, signUp, isContested: true, endsSessions: true } : { hash, signUp, isContested }
      }),
    announce: async (customerId, signUp) => {
      await change(customerId, (kept) =>
        kept?.isContested && kept.signUp === signUp ? { ...kept, isContested: false } : undefined,
      )
    },
    prove: async (customerId, proven) => {
      let isProven = false
      await change(customerId, (kept) => {
        isProven = fits(kept, proven)
        return kept && isProven && !isOwners(kept) ? asProven(kept, proven) : undefined
      })
      return isProven
    },
    afterReplacing: async (customerId, end) => {
      const replacing = await read(customerId)
      if (!replacing?.endsSessions) return
      await end(customerId)
      await change(customerId, (kept) =>
        kept?.endsSessions && kept.hash === replacing.hash ? { ...kept, endsSessions: false } : undefined,
      )
    },
    remove: (customerId) => vault.remove(passwordKey(customerId)),
  }
}

const isOwners = (kept: KeptPassword | undefined): kept is KeptPassword =>
  kept !== undefined && kept.signUp === undefined

const fits = (kept: KeptPassword | undefined, { signUp, isContested }: Proven) =>
  isContested || kept?.signUp === signUp || (isOwners(kept) && kept.provenFor === signUp)

// What is left of a contested one keeps the next sign-up from taking its place before the address counts as proven.
const asProven = ({ hash, endsSessions }: KeptPassword, { signUp, isContested }: Proven): KeptPassword =>
  isContested
    ? { provenFor: signUp, endsSessions: true }
    : { hash, provenFor: signUp, ...(endsSessions && { endsSessions }) }

export const passwordKey = (customerId: string) => `password-${customerId}`
