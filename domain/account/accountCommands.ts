import { fact, refuse } from '#domain/kernel/decision.ts'
import type { OtpPurpose, Revealed, Role } from './accountEvents.ts'
import type { Account } from './accountMachine.ts'
import type { Email } from './emailMachine.ts'

export interface Names {
  firstname: string
  lastname: string
}

export interface OpenAccount extends Names {
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

/**
 * Opens an account whose address has yet to be proven. Where nobody has proven it, whoever signs up now replaces who did before; the
 * owner of a proven one is only told. Without the id of a code no mail is sent.
 */
export const signUp = (account: Account, { email, ...names }: OpenAccount, otpId: string | undefined) => {
  const otps = otpId === undefined ? [] : [fact('OtpIssued', { purpose: 'signup' as const, id: otpId })]
  if (account.can('AccountOpened')) return [fact('AccountOpened', { ...names, email }), ...otps]
  if (account.is('unverified')) return [...changeDetails(account, names), ...otps]

  return otpId !== undefined && account.can('SignupRepeated') ? [fact('SignupRepeated', {})] : []
}

/** Sends a new code, where one would be of use: for a proven address none can prove it again. */
export const issueOtp = (account: Account, { purpose, id }: { purpose: OtpPurpose; id: string }) => {
  const isOfUse = purpose === 'signup' ? account.is('unverified') : account.can('OtpIssued')
  return isOfUse ? [fact('OtpIssued', { purpose, id })] : []
}

/** The code came back: the address is the customer's. Again changes nothing. */
export const verifyEmail = (account: Account) =>
  account.can('EmailVerified') ? [fact('EmailVerified', { email: account.context.email })] : []

/** A new password was set. Refuses with `AccountNotFound` where none can be: suspended, erased, never opened. */
export const resetPassword = (account: Account) =>
  account.can('PasswordReset') ? [fact('PasswordReset', {})] : refuse('AccountNotFound')

/** The same names again change nothing. */
export const changeDetails = (account: Account, { firstname, lastname }: Names) => {
  const { context } = account
  if (firstname === context.firstname && lastname === context.lastname) return []

  return [fact('DetailsChanged', { firstname, lastname })]
}

/** The same role again changes nothing. Refuses with `AccountNotFound`. */
export const grantRole = (account: Account, role: Role) => {
  if (!account.can('RoleGranted')) return refuse('AccountNotFound')

  return role === account.context.role ? [] : [fact('RoleGranted', { role })]
}

/** Closes an account until it is reinstated; `reason` is told to whom it belongs. Refuses with `AccountWasSuspended` or `AccountNotFound`. */
export const suspendAccount = (account: Account, reason: string) => {
  if (account.is('suspended')) return refuse('AccountWasSuspended')

  return account.can('AccountSuspended') ? [fact('AccountSuspended', { reason })] : refuse('AccountNotFound')
}

/** Gives a suspended account back as it was. Refuses with `AccountIsInUse` where it is not suspended, or `AccountNotFound`. */
export const reinstateAccount = (account: Account) => {
  if (account.can('AccountReinstated')) return [fact('AccountReinstated', {})]

  return refuse(account.can('RoleGranted') ? 'AccountIsInUse' : 'AccountNotFound')
}

/** Notes that an admin looked at what is personal. Of an erased account there is nothing to see. */
export const revealPersonalData = (account: Account, what: Revealed) =>
  account.can('PersonalDataRevealed') ? [fact('PersonalDataRevealed', { what })] : refuse('AccountNotFound')

/** Closes an account for good; doing it again changes nothing. */
export const eraseAccount = (account: Account) => {
  if (account.is('erased')) return []

  return account.can('AccountErased') ? [fact('AccountErased', {})] : refuse('AccountNotFound')
}

/** Makes room for whoever signs up with the same address and another password: nothing of the one before is theirs to see. */
export const eraseUnproven = (account: Account) =>
  account.is('unverified') ? [fact('AccountErased', {})] : refuse('EmailIsTaken')
