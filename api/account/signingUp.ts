import { randomUUID } from 'node:crypto'
import type { Deed } from '#api/eventStore/handle.ts'
import { claimEmail, issueOtp, type OpenAccount, signUp } from '#domain/account/accountCommands.ts'
import type { AccountFact } from '#domain/account/accountEvents.ts'
import { type Account, accountMachine, accountStream } from '#domain/account/accountMachine.ts'
import { emailMachine } from '#domain/account/emailMachine.ts'
import { isRefusal } from '#domain/kernel/decision.ts'
import { type AccountParts, isInUse } from './accountParts.ts'
import { ownerOf } from './emails.ts'
import { hashPassword, isPassword } from './passwords.ts'
import { sentFact } from './sendingCodes.ts'

type Parts = Pick<AccountParts, 'store' | 'ledger' | 'emails' | 'passwords' | 'sessions' | 'otps'>

interface NewCustomer extends OpenAccount {
  password: string
}

/**
 * Opens an account, or does for a taken address what can be done, and answers nothing: both must look alike. The address is claimed
 * first, then the password is kept, then the account opens, so that another try goes on where one broke off. Throws `TooManyWaiting`.
 */
export const signingUp = (parts: Parts) => {
  const { ledger, passwords, sessions, otps } = parts

  return async ({ password, ...person }: NewCustomer, deed: Deed) => {
    const hash = await hashPassword(password)
    const customerId = await claimed(parts, person.email, deed)
    const stream = accountStream(customerId)
    const isRepeated = await isPassword(password, await passwords.hashOf(customerId))
    const asked = await otps.askForSignUp(person.email)
    const before = await ledger.load(accountMachine, stream)

    // The same form again, too early for another code: only its names can be new.
    const isNews = !(isRepeated && isRefusal(asked))
    const id = randomUUID()
    const isOpen = !isProven(before) && (isNews ? await passwords.propose(customerId, hash, id) : true)
    if (isOpen && isNews && isInUse(before)) await sessions.endAll(customerId)

    const { record, position } = await ledger.handle(accountMachine, stream, deed, (account) => {
      const facts = isOpen || isProven(account) ? signUp(account, person) : issueOtp(account, 'signup')
      return isRefusal(asked) ? facts.filter(isSilent) : facts
    })
    if (isRefusal(asked) || position === 0) return
    const signedUp = isOpen ? id : await passwords.signUpOf(customerId)
    await otps.sent(person.email, asked, { factId: await sentFact(parts.store, record), signUp: signedUp })
  }
}

// Of two who claim a free address at once, one finds that it is the other's.
const claimed = async ({ ledger, emails }: Parts, email: string, deed: Deed) => {
  const known = await ownerOf(ledger, emails, email)
  if (known) return known

  const own = randomUUID()
  const claim = await ledger.handle(emailMachine, await emails.streamOf(email), deed, (held) => claimEmail(held, own))
  return isRefusal(claim) ? ((await ownerOf(ledger, emails, email)) ?? own) : own
}

// Nobody but its owner changes anything about an account whose address is proven.
const isProven = (account: Account) => !account.is('unopened') && !account.is('unverified')

// What no mail is sent for.
const isSilent = ({ type }: AccountFact) => type !== 'OtpIssued' && type !== 'SignupRepeated'
