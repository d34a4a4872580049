import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import { domainToASCII } from 'node:url'
import type { Deed, Ledger } from '#api/eventStore/handle.ts'
import type { Vault } from '#api/eventStore/vault.ts'
import { claimEmail } from '#domain/account/accountCommands.ts'
import { emailMachine } from '#domain/account/emailMachine.ts'
import { foldedEmail, sidesOf } from '#domain/account/foldedEmail.ts'
import { isRefusal } from '#domain/kernel/decision.ts'

/** Names by which e-mail addresses are known where nobody shall read them. Two spellings that mail takes to one mailbox are one address. */
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

interface Books {
  ledger: Ledger
  emails: Emails
}

interface Claim {
  email: string
  deed: Deed
  /** Who takes the address where it is free; without it, somebody new. */
  own?: string
}

/**
 * The id of the customer whose address this is from now on: its owner's, or, where it was free, that of who takes it. Of two who claim it
 * at once, one finds that it is the other's.
 */
export const claimedBy = async (books: Books, { email, deed, own = randomUUID() }: Claim): Promise<string> => {
  const { ledger, emails } = books
  const known = await ownerOf(ledger, emails, email)
  if (known) return known

  const claim = await ledger.handle(emailMachine, await emails.streamOf(email), deed, (held) => claimEmail(held, own))
  return isRefusal(claim) ? claimedBy(books, { email, deed, own }) : own
}

// A host as the net knows it. What cannot be one stays as it is: nobody else must go by its name.
const sameFor = (email: string) => {
  const { mailbox, host } = sidesOf(foldedEmail(email))
  return `${mailbox}${domainToASCII(host) || host}`
}

const readOrMade = async (vault: Vault) => {
  let secret = randomBytes(32).toString('base64')
  await vault.change<string>('email-names', (kept) => {
    if (!kept) return { value: secret }
    secret = kept
    return undefined
  })
  return Buffer.from(secret, 'base64')
}
