import { fact, refuse } from '#domain/kernel/decision.ts'
import type { Role } from './accountEvents.ts'
import { type Account, accountStream, type Email } from './accountMachine.ts'

export interface OpenAccount {
  firstname: string
  lastname: string
  email: string
}

/** Takes an e-mail address for a customer; taking one's own again changes nothing. */
export const claimEmail = (email: Email, customerId: string) => {
  if (email.context.customerId === customerId) return []
  if (!email.can('EmailClaimed')) return refuse('EmailIsTaken')

  return [fact('EmailClaimed', { customerId })]
}

/** Gives an e-mail address back, for anybody to take; whose it is not changes nothing. */
export const releaseEmail = (email: Email, customerId: string) =>
  email.context.customerId === customerId ? [fact('EmailReleased', { customerId })] : []

/** Opens an account whose address needs no proof: the first admin's, or a demo account. */
export const openVerifiedAccount = (account: Account, { email, ...names }: OpenAccount, role: Role) => {
  if (!account.can('AccountOpened')) return refuse('EmailIsTaken')

  return [fact('AccountOpened', { ...names, email }), fact('EmailVerified', { email }), fact('RoleGranted', { role })]
}

/** Closes an account for good; doing it again changes nothing. `admins`: the ids of all there are now, for one has to stay. */
export const eraseAccount = (account: Account, admins: readonly string[]) => {
  if (account.is('erased')) return []
  if (!account.can('AccountErased')) return refuse('AccountNotFound')
  if (account.context.role === 'Admin' && !admins.some((id) => accountStream(id) !== account.stream)) {
    return refuse('LastAdminStays')
  }
  return [fact('AccountErased', {})]
}
