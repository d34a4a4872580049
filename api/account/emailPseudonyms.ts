import { createHmac, randomBytes } from 'node:crypto'
import { domainToASCII } from 'node:url'
import type { SecretStore } from '#api/eventStore/secretStore.ts'
import { normalizeEmail, splitEmail } from '#domain/account/normalizeEmail.ts'

/** Pseudonyms that stand for e-mail addresses in stream names and keys. Spellings that lead to the same mailbox have the same pseudonym. */
export interface EmailPseudonyms {
  /** Part of the key of everything that the secret store contains for an address. */
  pseudonymOf(email: string): Promise<string>
  /** The stream that records who owns an address. */
  streamOf(email: string): Promise<string>
  /** The salt of all sign-up passwords of an address: one calculation compares a password with all of them. */
  saltOf(email: string): Promise<Buffer>
}

/**
 * The pseudonyms are derived from a key in the secret store, which is created on first use and the same on all nodes: an attacker who has only
 * the facts cannot test guessed addresses.
 */
export const openEmailPseudonyms = (secretStore: SecretStore): EmailPseudonyms => {
  let secret: Promise<Buffer> | undefined
  const readSecret = async () => {
    secret ??= readOrCreateSecret(secretStore)
    return secret.catch((error) => {
      secret = undefined
      throw error
    })
  }

  const hmac = async (text: string) =>
    createHmac('sha256', await readSecret())
      .update(text)
      .digest()
  const pseudonymOf = async (email: string) => (await hmac(canonicalEmail(email))).toString('hex').slice(0, 32)

  return {
    pseudonymOf: pseudonymOf,
    streamOf: async (email) => `email-${await pseudonymOf(email)}`,
    saltOf: async (email) => (await hmac(`salt ${canonicalEmail(email)}`)).subarray(0, 16),
  }
}

// The host in its ASCII form (punycode). An invalid host stays as it is, so that no two addresses share a pseudonym.
const canonicalEmail = (email: string) => {
  const { mailbox, host } = splitEmail(normalizeEmail(email))
  return `${mailbox}${domainToASCII(host) || host}`
}

const readOrCreateSecret = async (secretStore: SecretStore) => {
  let secret = randomBytes(32).toString('base64')
  await secretStore.update<string>('email-names', (stored) => {
    if (!stored) return { value: secret }
    secret = stored
    return undefined
  })
  return Buffer.from(secret, 'base64')
}
