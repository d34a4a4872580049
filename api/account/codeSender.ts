import type { CommandContext } from '#api/eventStore/recordCommand.ts'
import { issueOtp } from '#domain/account/accountCommands.ts'
import type { OtpPurpose } from '#domain/account/accountEvents.ts'
import { accountMachine, accountStream } from '#domain/account/accountMachine.ts'
import { isRefusal } from '#domain/kernel/decision.ts'
import type { AccountParts } from './accountParts.ts'
import { customerOrGuestContext } from './commandContexts.ts'
import { type EmailHolders, holdersOf } from './emailHolders.ts'
import type { NewestOtp } from './secrets/otps.ts'

type Parts = Pick<AccountParts, 'ledger' | 'emails' | 'otps' | 'signUpTokens'>

interface CodeRequest {
  email: string
  /** Default: the purpose of the newest code that is still of use, or else `signup`. */
  purpose?: OtpPurpose | undefined
  /** Of the requesting browser. */
  signUpToken?: string | undefined
}

/** Sends a code to an address if it has an account that can use one; the answer does not reveal whether it has. Refuses if it is too early. */
export const openCodeSender = (parts: Parts) => {
  const { ledger, otps, signUpTokens } = parts
  const accountOf = (customerId: string) => ledger.load(accountMachine, accountStream(customerId))

  /** The customer whose account records the code: the mail greets them by name. */
  const recipientOf = async ({ owner, claims }: EmailHolders, signUpToken: string | undefined) => {
    const own = owner ?? signUpTokens.startedBy(signUpToken, claims)
    if (own) return own
    const accounts = await Promise.all(claims.map(accountOf))
    return claims.findLast((_, index) => accounts[index]?.can('OtpIssued'))
  }

  return async ({ email, purpose, signUpToken }: CodeRequest, context: CommandContext) => {
    const holders = await holdersOf(parts, email)
    const newest = await otps.newest(email)
    const otp = await otps.request(email, purpose ?? purposeAfter(newest, holders))
    if (isRefusal(otp)) return otp
    const customerId = await recipientOf(holders, signUpToken)
    if (!customerId) return undefined

    const own = customerOrGuestContext(context, customerId)
    const issued = await ledger.handle(accountMachine, accountStream(customerId), own, (now) => issueOtp(now, otp))
    if (issued.position > 0) await otps.markSent(email, otp)
    return undefined
  }
}

// For an address that is not verified yet, an expired reset code is not renewed: a sign-up code is sent instead.
const purposeAfter = (newest: NewestOtp | undefined, { owner }: EmailHolders): OtpPurpose =>
  newest && !newest.isUsed && (owner || !newest.isOver) ? newest.purpose : 'signup'
