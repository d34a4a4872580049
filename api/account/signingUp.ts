import { randomUUID } from 'node:crypto'
import type { Deed } from '#api/eventStore/handle.ts'
import { issueOtp, type OpenAccount, signUp } from '#domain/account/accountCommands.ts'
import type { AccountFact } from '#domain/account/accountEvents.ts'
import { accountMachine, accountStream, isOpenToSignUps } from '#domain/account/accountMachine.ts'
import { isRefusal } from '#domain/kernel/decision.ts'
import type { AccountParts } from './accountParts.ts'
import { claimedBy } from './emails.ts'
import { hashPassword, isPassword } from './secrets/passwords.ts'

type Parts = Pick<AccountParts, 'ledger' | 'emails' | 'passwords' | 'sessions' | 'otps' | 'erasing'>

interface NewCustomer extends OpenAccount {
  password: string
}

/**
 * Opens an account, or does for a taken address what can be done, and answers nothing: both must look alike. The address is claimed
 * first, then the password is kept, then the account opens, so that another try goes on where one broke off. Whoever comes with another
 * password before the address is proven begins anew: what the one before had put in is erased. Throws `TooManyWaiting`.
 */
export const signingUp = (parts: Parts) => {
  const { ledger, passwords, sessions, otps, erasing } = parts

  return async ({ password, ...person }: NewCustomer, deed: Deed) => {
    const hash = await hashPassword(password)
    const claim = { email: person.email, deed }
    const owner = await claimedBy(parts, claim)
    // The same form again: only its names can be new.
    const isRepeated = await isPassword(password, await passwords.hashOf(owner))
    const isAnother = !isRepeated && (await passwords.toProve(owner)).signUp !== undefined
    const before = await ledger.load(accountMachine, accountStream(owner))
    const isAnew = isAnother && before.is('unverified') && !(await erasing.eraseUnproven(owner, deed))
    const customerId = isAnew ? await claimedBy(parts, claim) : owner
    const stream = accountStream(customerId)
    const { signUp: kept } = await passwords.toProve(customerId)
    const isFree = isOpenToSignUps(await ledger.load(accountMachine, stream))
    const id = randomUUID()
    const isProposed =
      isFree && !isRepeated && (await passwords.propose(customerId, hash, { signUp: id, isContested: isAnew }))
    const isOpen = isFree && (isRepeated || isProposed)
    if (isOpen) await passwords.afterReplacing(customerId, sessions.endAll)

    const newest = isProposed ? id : kept
    const asked = await otps.askForSignUp(person.email, newest)
    const otp = isRefusal(asked) ? undefined : asked
    const { position } = await ledger.handle(accountMachine, stream, deed, (account): AccountFact[] => {
      if (isOpen || !isOpenToSignUps(account)) return signUp(account, person, otp?.id)
      return otp ? issueOtp(account, otp) : []
    })
    if (!otp || position === 0) return
    await otps.sent(person.email, otp)
    if (newest) await passwords.announce(customerId, newest)
  }
}
