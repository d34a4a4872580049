import type { Ledger } from '#api/eventStore/ledger.ts'
import { type Account, accountMachine, accountStream, isUnverified } from '#domain/account/accountMachine.ts'
import { emailMachine } from '#domain/account/emailMachine.ts'
import type { EmailPseudonyms } from './emailPseudonyms.ts'

/** The customers who own or claim an e-mail address. */
export interface EmailHolders {
  /** The customer who has proven to own it; then there are no claims. */
  owner: string | undefined
  /** Ids of the customers who have signed up with it without proving it, oldest first. */
  claims: readonly string[]
}

interface Parts {
  ledger: Ledger
  emails: EmailPseudonyms
}

export const holdersOf = async ({ ledger, emails }: Parts, email: string): Promise<EmailHolders> => {
  const { owner, claims } = (await ledger.load(emailMachine, await emails.streamOf(email))).context
  if (owner) return { owner, claims: [] }

  const accounts = await Promise.all(claims.map((id) => ledger.load(accountMachine, accountStream(id))))
  const verified = claims.find((_, index) => wasVerified(accounts[index]))
  return verified ? { owner: verified, claims: [] } : { owner: undefined, claims }
}

/** The customer that an address stands for: its owner, or else the one who signed up with it last. */
export const holderOf = async (parts: Parts, email: string) => {
  const { owner, claims } = await holdersOf(parts, email)
  return owner ?? claims.at(-1)
}

// In logs from before `EmailProven` existed only the account shows that the address was verified.
const wasVerified = (account: Account | undefined) =>
  account !== undefined && !account.is('unopened') && !account.is('erased') && !isUnverified(account)
