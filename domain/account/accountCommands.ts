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

export const openAccount = (account: Account, { firstname, lastname, email }: OpenAccount) =>
  account.can('AccountOpened') ? [fact('AccountOpened', { firstname, lastname, email })] : refuse('EmailIsTaken')

export const verifyEmail = (account: Account) =>
  account.can('EmailVerified') ? [fact('EmailVerified', { email: account.context.email })] : []

export const grantRole = (account: Account, role: Role) =>
  account.context.role === role ? [] : [fact('RoleGranted', { role })]
