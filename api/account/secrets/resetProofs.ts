import { randomBytes } from 'node:crypto'
import type { Emails } from '#api/account/emails.ts'
import type { Vault } from '#api/eventStore/vault.ts'
import { digestOf, isSameText } from '#api/http/sameText.ts'

/** Proofs that a code for a new password came back: one an address, good for one new password, of which the vault has the digest only. */
export interface ResetProofs {
  /** A new one; the one before is over. */
  give(email: string, customerId: string): Promise<string>
  /** Whose password it is good for. */
  customerOf(proof: Proof): Promise<string | undefined>
  /**
   * Uses it up for the password with this hash. Who used it can ask again under the same key, where the answer was lost, and is told
   * what they used it for.
   */
  use(proof: Proof, hash: string): Promise<UsedProof | undefined>
}

export interface Proof {
  email: string
  token: string
  /** The call's `Idempotency-Key`. */
  key: string | undefined
}

interface UsedProof {
  customerId: string
  /** Of the password that it was used for, now or before. */
  hash: string
  wasUsed: boolean
  /** What the deed that it proves is known by. */
  command: string
}

interface Kept {
  customerId: string
  digest: string
  /** The digest of its user's key; empty where they had none. */
  usedBy?: string
  /** Of the password that it was used for. */
  hash?: string
}

/** Seconds. */
export const proofLifetime = 10 * 60

export const openResetProofs = (vault: Vault, emails: Emails): ResetProofs => {
  const keyOf = async (email: string) => proofKey(await emails.nameOf(email))
  const isGood = (kept: Kept | undefined, { token, key }: Proof): kept is Kept => {
    if (!kept || !isSameText(kept.digest, digestOf(token))) return false
    return kept.usedBy === undefined || (key !== undefined && kept.usedBy === digestOf(key))
  }

  return {
    give: async (email, customerId) => {
      const token = randomBytes(32).toString('base64url')
      await vault.put(await keyOf(email), { customerId, digest: digestOf(token) }, proofLifetime)
      return token
    },
    customerOf: async (proof) => {
      const kept = await vault.get<Kept>(await keyOf(proof.email))
      return isGood(kept, proof) ? kept.customerId : undefined
    },
    use: async (proof, newHash) => {
      const usedBy = proof.key === undefined ? '' : digestOf(proof.key)
      let used: UsedProof | undefined
      await vault.change<Kept>(await keyOf(proof.email), (kept) => {
        used = undefined
        if (!isGood(kept, proof)) return undefined
        const { customerId, digest, hash = newHash } = kept
        used = { customerId, hash, wasUsed: kept.usedBy !== undefined, command: `reset ${digest}` }
        return used.wasUsed ? undefined : { value: { ...kept, usedBy, hash }, lifetime: proofLifetime }
      })
      return used
    },
  }
}

export const proofKey = (emailName: string) => `reset-${emailName}`
