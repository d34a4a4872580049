import { randomBytes } from 'node:crypto'
import type { EmailPseudonyms } from '#api/account/emailPseudonyms.ts'
import type { SecretStore } from '#api/eventStore/secretStore.ts'
import { sha256, timingSafeEqualText } from '#api/http/textDigests.ts'

/** Tokens that prove a typed reset code: one per address, valid for one new password. The secret store contains only their digests. */
export interface ResetProofs {
  /** Issues a new proof and invalidates the previous one. `owner`: the owner of the address, if it has one. */
  issue(email: string, owner: string | undefined): Promise<string>
  /** The owner for whom a valid proof was issued; `undefined` if the proof is invalid. */
  find(proof: Proof): Promise<{ givenTo: string | undefined } | undefined>
  /**
   * Uses it up for the password of an account. After a lost answer the request can be repeated with the same key, and returns the password for
   * which the proof was used.
   */
  use(proof: Proof, password: NewHash): Promise<UsedProof | undefined>
}

export interface Proof {
  email: string
  token: string
  /** The call's `Idempotency-Key`. */
  key: string | undefined
}

interface NewHash {
  customerId: string
  hash: string
}

/** The password for which the proof was used, now or before. */
export interface UsedProof extends NewHash {
  wasUsed: boolean
  /** The command id of the password change that it proves. */
  command: string
}

interface StoredProof {
  givenTo?: string | undefined
  digest: string
  /** The digest of the `Idempotency-Key` with which the proof was used; empty without a key. Undefined: the proof is unused. */
  usedBy?: string
  /** The password for which it was used. */
  usedFor?: NewHash
}

/** Seconds. */
export const proofLifetime = 10 * 60

export const openResetProofs = (secretStore: SecretStore, emails: EmailPseudonyms): ResetProofs => {
  const keyOf = async (email: string) => proofKey(await emails.pseudonymOf(email))
  const isGood = (stored: StoredProof | undefined, { token, key }: Proof): stored is StoredProof => {
    if (!stored || !timingSafeEqualText(stored.digest, sha256(token))) return false
    return stored.usedBy === undefined || (key !== undefined && stored.usedBy === sha256(key))
  }

  return {
    issue: async (email, givenTo) => {
      const token = randomBytes(32).toString('base64url')
      await secretStore.put(await keyOf(email), { givenTo, digest: sha256(token) }, proofLifetime)
      return token
    },
    find: async (proof) => {
      const stored = await secretStore.get<StoredProof>(await keyOf(proof.email))
      return isGood(stored, proof) ? { givenTo: stored.givenTo } : undefined
    },
    use: async (proof, password) => {
      const usedBy = proof.key === undefined ? '' : sha256(proof.key)
      let used: UsedProof | undefined
      await secretStore.update<StoredProof>(await keyOf(proof.email), (stored) => {
        used = undefined
        if (!isGood(stored, proof)) return undefined
        const { digest, usedFor = password } = stored
        used = { ...usedFor, wasUsed: stored.usedBy !== undefined, command: `reset ${digest}` }
        return used.wasUsed ? undefined : { value: { ...stored, usedBy, usedFor }, lifetime: proofLifetime }
      })
      return used
    },
  }
}

export const proofKey = (emailName: string) => `reset-${emailName}`
