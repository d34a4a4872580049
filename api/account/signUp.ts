import { randomUUID } from 'node:crypto'
import type { CommandContext } from '#api/eventStore/recordCommand.ts'
import { claimEmail, issueOtp, type OpenAccount, signUp } from '#domain/account/accountCommands.ts'
import type { AccountFact } from '#domain/account/accountEvents.ts'
import { accountMachine, accountStream } from '#domain/account/accountMachine.ts'
import { emailMachine } from '#domain/account/emailMachine.ts'
import { isRefusal } from '#domain/kernel/decision.ts'
import type { AccountParts } from './accountParts.ts'
import { holdersOf } from './emailHolders.ts'
import { hashPassword } from './secrets/passwordHashing.ts'

type Parts = Pick<AccountParts, 'ledger' | 'emails' | 'passwords' | 'otps' | 'accountErasure' | 'signUpTokens'>

interface NewCustomer extends OpenAccount {
  password: string
}

/**
 * Opens an account, whatever other sign-ups its address has, and returns a sign-up token for the browser. For an address that has an owner it
 * returns a decoy token, so that the answers look alike. Claims the address first, then stores the password, then opens the account. A sign-up
 * with the same password continues the earlier one. Throws `QueueIsFull`.
 */
export const openSignUp = (parts: Parts) => {
  const { ledger, emails, passwords, otps, accountErasure, signUpTokens } = parts

  const findSignUp = async (claims: readonly string[], hash: string) => {
    const hashes = await Promise.all(claims.map(passwords.hashOf))
    return claims.findLast((_, index) => hashes[index] === hash)
  }

  const newSignUp = async (email: string, hash: string, context: CommandContext) => {
    const customerId = randomUUID()
    const claimed = await ledger.handle(emailMachine, await emails.streamOf(email), context, (address) =>
      claimEmail(address, customerId),
    )
    if (isRefusal(claimed)) return undefined
    await passwords.begin(customerId, hash)
    return customerId
  }

  const isStillClaimed = async (email: string, customerId: string) => {
    const { owner, claims } = await holdersOf(parts, email)
    return owner === customerId || claims.includes(customerId)
  }

  return async ({ password, ...person }: NewCustomer, context: CommandContext) => {
    const { email } = person
    const hash = await hashPassword(password, await emails.saltOf(email))
    const { owner, claims } = await holdersOf(parts, email)
    const own = owner ? undefined : ((await findSignUp(claims, hash)) ?? (await newSignUp(email, hash, context)))
    const requested = await otps.requestForSignUp(email)
    const otp = isRefusal(requested) ? undefined : requested

    const recipient = own ?? owner ?? claims.at(-1) ?? ''
    const { position } = await ledger.handle(
      accountMachine,
      accountStream(recipient),
      context,
      (account): AccountFact[] => {
        if (own || owner) return signUp(account, person, otp?.id)
        // The address has the maximum number of sign-ups: the code still proves the address.
        return otp ? issueOtp(account, otp) : []
      },
    )
    if (otp && position > 0) await otps.markSent(email, otp)
    // Another customer may have proven the address meanwhile.
    if (own && !(await isStillClaimed(email, own))) await accountErasure.eraseUnverified(own, context)
    return own ? signUpTokens.of(own) : signUpTokens.decoy()
  }
}
