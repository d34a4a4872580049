import type { AccountParts } from '#api/account/accountParts.ts'
import { ownerOf } from '#api/account/emails.ts'
import { isRefusal, refuse } from '#domain/kernel/decision.ts'
import { isPassword, TooManyWaiting } from './passwords.ts'

type Parts = Pick<AccountParts, 'ledger' | 'emails' | 'passwords' | 'attempts'>

/** Looks whether a password is the one of an address, as often as the shop lets anybody. An address that nobody has takes the same time. */
export const tryingPasswords = ({ ledger, emails, passwords, attempts }: Parts) => {
  return async (email: string, password: string) => {
    const early = await attempts.begin(email)
    if (early) return early
    const customerId = await ownerOf(ledger, emails, email)
    const hash = await passwords.hashOf(customerId ?? 'nobody')
    const fits = await unlessBusy(() => isPassword(password, hash))
    if (isRefusal(fits)) {
      await attempts.giveBack(email)
      return fits
    }
    if (!fits || !customerId) return refuse('LoginFailed')

    await attempts.clear(email)
    /** Whether the password has not been replaced since. */
    const stillFits = async () => (await passwords.hashOf(customerId)) === hash
    return { customerId, stillFits }
  }
}

/** The answer, or that too many passwords are being looked at. */
export const unlessBusy = async <Answer>(work: () => Promise<Answer>) => {
  try {
    return await work()
  } catch (error) {
    if (error instanceof TooManyWaiting) return refuse('TooBusy')
    throw error
  }
}
