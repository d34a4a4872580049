import type { Deed } from '#api/eventStore/handle.ts'
import { resetPassword } from '#domain/account/accountCommands.ts'
import { accountMachine, accountStream } from '#domain/account/accountMachine.ts'
import { isRefusal, refuse } from '#domain/kernel/decision.ts'
import type { AccountParts } from './accountParts.ts'
import { asCustomer } from './actingAs.ts'
import { tooCommon } from './secrets/commonPasswords.ts'
import { hashPassword, isPassword } from './secrets/passwords.ts'
import type { Proof } from './secrets/resetProofs.ts'

type Parts = Pick<AccountParts, 'ledger' | 'passwords' | 'sessions' | 'attempts' | 'proofs'>

/**
 * Sets a new password for whoever has the proof, and ends every session. The fact comes last: by then all nodes that hear of it find
 * the sessions ended. Again under the same key it ends what broke off, and nothing else. Throws `TooManyWaiting`, and leaves the proof.
 */
export const resetting = ({ ledger, passwords, sessions, attempts, proofs }: Parts) => {
  const canReset = async (customerId: string | undefined) =>
    customerId !== undefined && (await ledger.load(accountMachine, accountStream(customerId))).can('PasswordReset')

  // Whoever was erased meanwhile leaves no password behind.
  const notReset = async (customerId: string) => {
    const account = await ledger.load(accountMachine, accountStream(customerId))
    if (account.is('erased')) await passwords.remove(customerId)
    return refuse('ResetNotProven')
  }

  return async (proof: Proof, newPassword: string, deed: Deed) => {
    if (!(await canReset(await proofs.customerOf(proof)))) return refuse('ResetNotProven')
    const common = tooCommon(newPassword, 'newPassword')
    if (common) return common

    const used = await proofs.use(proof, await hashPassword(newPassword))
    if (!used) return refuse('ResetNotProven')
    const { customerId, hash, wasUsed, command } = used
    if (wasUsed && !(await isPassword(newPassword, hash))) return refuse('KeyWasUsed')

    await passwords.set(customerId, hash)
    await passwords.afterReplacing(customerId, sessions.endAll)
    const once = { ...asCustomer(deed, customerId), command }
    const reset = await ledger.handle(accountMachine, accountStream(customerId), once, resetPassword)
    if (isRefusal(reset)) return notReset(customerId)
    await attempts.clear(proof.email)
    return reset
  }
}
