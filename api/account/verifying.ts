import type { Deed } from '#api/eventStore/handle.ts'
import { verifyEmail } from '#domain/account/accountCommands.ts'
import { accountMachine, accountStream } from '#domain/account/accountMachine.ts'
import { isRefusal, refuse } from '#domain/kernel/decision.ts'
import type { AccountParts } from './accountParts.ts'
import { asCustomer } from './actingAs.ts'
import { ownerOf } from './emails.ts'
import { proofLifetime } from './secrets/resetProofs.ts'

type Parts = Pick<AccountParts, 'ledger' | 'emails' | 'passwords' | 'sessions' | 'otps' | 'proofs'>

interface Typed {
  email: string
  otp: string
  /** The request's `Idempotency-Key`. */
  key: string | undefined
}

/** Proves by a code whose an address is: it verifies the account's e-mail, or is exchanged for a proof that lets a new password be set. */
export const verifying = ({ ledger, emails, passwords, sessions, otps, proofs }: Parts) => {
  const provenFor = async (email: string, customerId: string) => {
    const resetToken = await proofs.give(email, customerId)
    const cookie = { value: resetToken, seconds: proofLifetime }
    return { purpose: 'reset' as const, email, resetToken, cookie, message: 'Now choose a new password' }
  }

  return async ({ email, otp, key }: Typed, deed: Deed) => {
    const used = await otps.use(email, otp, key)
    if (isRefusal(used)) return used
    const customerId = await ownerOf(ledger, emails, email)
    if (!customerId) return refuse('OtpIsOver')
    if (used.purpose === 'reset') return provenFor(email, customerId)

    if (!(await passwords.prove(customerId, used.proves))) return refuse('OtpIsOver')
    await passwords.afterReplacing(customerId, sessions.endAll)
    const own = asCustomer(deed, customerId)
    const { record, position } = await ledger.handle(accountMachine, accountStream(customerId), own, verifyEmail)
    if (!record.is('active')) return refuse('OtpIsOver')
    return { purpose: used.purpose, email, position, message: 'Your e-mail address is verified' }
  }
}
