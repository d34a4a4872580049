import { fact, refuse } from '#domain/kernel/decision.ts'
import type { Role } from './accountEvents.ts'
import type { Account, Email } from './accountMachine.ts'

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

/** Opens an account whose address needs no proof: the first admin's, or a demo account. */
export const openVerifiedAccount = (account: Account, { email, ...names }: OpenAccount, role: Role) => {
  if (!account.can('AccountOpened')) return refuse('EmailIsTaken')

  return [fact('AccountOpened', { ...names, email }), fact('EmailVerified', { email }), fact('RoleGranted', { role })]
}
