import { createHmac, randomBytes } from 'node:crypto'
import type { Ledger } from '#api/eventStore/handle.ts'
import type { Vault } from '#api/eventStore/vault.ts'
import { emailMachine } from '#domain/account/emailMachine.ts'

/** Names by which e-mail addresses are known where nobody shall read them. Blanks around them and capitals make no other address. */
export interface Emails {
  /** What is kept for an address in the vault has this in its key. */
  nameOf(email: string): Promise<string>
  /** The stream that says whose an address is. */
  streamOf(email: string): Promise<string>
}

/** The names follow from a key in the vault, made on first use, one however many nodes ask: whoever sees only the facts cannot try addresses out. */
export const openEmails = (vault: Vault): Emails => {
  let secret: Promise<Buffer> | undefined
  const known = async () => {
    secret ??= readOrMade(vault)
    return secret.catch((error) => {
      secret = undefined
      throw error
    })
  }

  const nameOf = async (email: string) =>
    createHmac('sha256', await known())
      .update(sameFor(email))
      .digest('hex')
      .slice(0, 32)

  return { nameOf, streamOf: async (email) => `email-${await nameOf(email)}` }
}

/** The id of the customer whose address this is. */
export const ownerOf = async (ledger: Ledger, emails: Emails, email: string) =>
  (await ledger.load(emailMachine, await emails.streamOf(email))).context.customerId

const sameFor = (email: string) => email.trim().toLowerCase().normalize('NFC')

const readOrMade = async (vault: Vault) => {
  let secret = randomBytes(32).toString('base64')
  await vault.change<string>('email-names', (kept) => {
    if (!kept) return { value: secret }
    secret = kept
    return undefined
  })
  return Buffer.from(secret, 'base64')
}
