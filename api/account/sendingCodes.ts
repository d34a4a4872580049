import type { EventStore } from '#api/eventStore/eventStore.ts'
import type { Deed } from '#api/eventStore/handle.ts'
import { issueOtp } from '#domain/account/accountCommands.ts'
import type { OtpPurpose } from '#domain/account/accountEvents.ts'
import { type Account, accountMachine, accountStream } from '#domain/account/accountMachine.ts'
import { isRefusal } from '#domain/kernel/decision.ts'
import type { AccountParts } from './accountParts.ts'
import { ownerOf } from './emails.ts'
import type { NewestOtp } from './otps.ts'

type Parts = Pick<AccountParts, 'store' | 'ledger' | 'emails' | 'passwords' | 'otps'>

/** Sends a code to an address, where it has an account that can use one; where not, nothing tells. Refuses where it is too early. */
export const sendingCodes = (parts: Parts) => {
  const { store, ledger, emails, passwords, otps } = parts

  const send = async (email: string, deed: Deed, purposeAfter: (newest: NewestOtp | undefined) => OtpPurpose) => {
    const asked = await otps.ask(email, purposeAfter)
    if (isRefusal(asked)) return asked
    const customerId = await ownerOf(ledger, emails, email)
    if (!customerId) return undefined

    const signUp = await passwords.signUpOf(customerId)
    const { record, position } = await ledger.handle(accountMachine, accountStream(customerId), deed, (account) =>
      issueOtp(account, asked.purpose),
    )
    if (position > 0) await otps.sent(email, asked, { factId: await sentFact(store, record), signUp })
    return undefined
  }

  return {
    forReset: (email: string, deed: Deed) => send(email, deed, () => 'reset'),
    /** For what the newest one was for, or else to verify the address. */
    again: async (email: string, deed: Deed) => {
      const customerId = (await ownerOf(ledger, emails, email)) ?? ''
      const account = await ledger.load(accountMachine, accountStream(customerId))
      return send(email, deed, (newest) => (isWanted(newest, account) ? newest.purpose : 'signup'))
    },
  }
}

/** The id of the newest fact of a record, where that is an `OtpIssued`. */
export const sentFact = async (store: EventStore, { stream, revision }: Account) => {
  const [newest] = await store.readStream(stream, revision)
  return newest?.type === 'OtpIssued' ? newest.id : undefined
}

// An address that is still to be verified has no use for a reset that somebody gave up.
const isWanted = (newest: NewestOtp | undefined, account: Account): newest is NewestOtp =>
  newest !== undefined && !newest.isUsed && !(newest.isOver && account.is('unverified'))
