import type { Deed } from '#api/eventStore/handle.ts'
import { issueOtp } from '#domain/account/accountCommands.ts'
import type { OtpPurpose } from '#domain/account/accountEvents.ts'
import { type Account, accountMachine, accountStream } from '#domain/account/accountMachine.ts'
import { isRefusal } from '#domain/kernel/decision.ts'
import type { AccountParts } from './accountParts.ts'
import { asCustomerOrGuest } from './actingAs.ts'
import { ownerOf } from './emails.ts'
import type { NewestOtp } from './secrets/otps.ts'

type Parts = Pick<AccountParts, 'ledger' | 'emails' | 'passwords' | 'otps'>

/** Sends a code to an address, where it has an account that can use one; where not, nothing tells. Refuses where it is too early. */
export const sendingCodes = ({ ledger, emails, passwords, otps }: Parts) => {
  const accountOf = async (email: string) => {
    const customerId = await ownerOf(ledger, emails, email)
    return { customerId, account: await ledger.load(accountMachine, accountStream(customerId ?? '')) }
  }

  const send = async (email: string, deed: Deed, purposeAfter: PurposeAfter) => {
    const { customerId, account } = await accountOf(email)
    // Read first: a code never proves what came after it.
    const proves = await passwords.toProve(customerId ?? '')
    const asked = await otps.ask(email, (newest) => purposeAfter(newest, account), proves)
    if (isRefusal(asked)) return asked
    if (!customerId) return undefined

    const own = asCustomerOrGuest(deed, customerId)
    const issued = await ledger.handle(accountMachine, accountStream(customerId), own, (now) => issueOtp(now, asked))
    if (issued.position > 0) await otps.sent(email, asked)
    return undefined
  }

  return {
    forReset: (email: string, deed: Deed) => send(email, deed, () => 'reset'),
    /** For what the newest one was for, or else to verify the address. */
    again: (email: string, deed: Deed) =>
      send(email, deed, (newest, account) => (isWanted(newest, account) ? newest.purpose : 'signup')),
  }
}

type PurposeAfter = (newest: NewestOtp | undefined, account: Account) => OtpPurpose

// An address that is still to be verified has no use for a reset that somebody gave up.
const isWanted = (newest: NewestOtp | undefined, account: Account): newest is NewestOtp =>
  newest !== undefined && !newest.isUsed && !(newest.isOver && account.is('unverified'))
