import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Vault } from '#api/eventStore/vault.ts'
import type { Emails } from './emails.ts'

/** Proofs that a code for a new password came back: one an address, good for one new password, of which the vault has the digest only. */
export interface ResetProofs {
  /** A new one; the one before is over. */
  give(email: string, customerId: string): Promise<string>
  /** Whose password it is good for. */
  customerOf(proof: Proof): Promise<string | undefined>
  /** Uses it up. Who used it can ask again under the same key, where the answer was lost. */
  use(proof: Proof): Promise<UsedProof | undefined>
}

export interface Proof {
  email: string
  token: string
  /** The call's `Idempotency-Key`. */
  key: string | undefined
}

interface UsedProof {
  customerId: string
  /** What the deed that it proves is known by. */
  command: string
}

interface Kept {
  customerId: string
  digest: string
  /** The digest of its user's key; empty where they had none. */
  usedBy?: string
}

/** Seconds. */
export const proofLifetime = 10 * 60

export const openResetProofs = (vault: Vault, emails: Emails): ResetProofs => {
  const keyOf = async (email: string) => proofKey(await emails.nameOf(email))
  const isGood = (kept: Kept | undefined, { token, key }: Proof): kept is Kept => {
    if (!kept || !isSame(kept.digest, digestOf(token))) return false
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
    use: async (proof) => {
      const usedBy = proof.key === undefined ? '' : digestOf(proof.key)
      const used = await vault.change<Kept>(await keyOf(proof.email), (kept) =>
        isGood(kept, proof) ? { value: { ...kept, usedBy }, lifetime: proofLifetime } : undefined,
      )
      return used && { customerId: used.value.customerId, command: `reset ${used.value.digest}` }
    },
  }
}

export const proofKey = (emailName: string) => `reset-${emailName}`

const digestOf = (text: string) => createHash('sha256').update(text).digest('hex')

const isSame = (expected: string, given: string) => timingSafeEqual(Buffer.from(expected), Buffer.from(given))
