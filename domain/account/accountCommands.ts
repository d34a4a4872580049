import { fact, refuse } from '#domain/kernel/decision.ts'
import type { OtpPurpose, RevealedSection, Role } from './accountEvents.ts'
import type { Account } from './accountMachine.ts'
import type { Email } from './emailMachine.ts'

export interface PersonName {
  firstname: string
  lastname: string
}

export interface OpenAccount extends PersonName {
  email: string
}

/** Maximum of unverified sign-ups for one address. A new one never replaces an older one: others can prove the address without a sign-up. */
export const maxSignUpsPerEmail = 5

/** Adds a sign-up for an unproven address; several customers may claim it at the same time. Idempotent. */
export const claimEmail = (email: Email, customerId: string) => {
  const { claims } = email.context
  if (claims.includes(customerId)) return []
  if (!email.can('EmailClaimed') || claims.length >= maxSignUpsPerEmail) return refuse('EmailIsTaken')

  return [fact('EmailClaimed', { customerId })]
}

/** Makes this customer the owner of the address and voids every other sign-up for it. Idempotent; refuses if another customer owns it. */
export const proveEmail = (email: Email, customerId: string) => {
  const { owner, claims } = email.context
  if (owner === customerId) return []
  if (!email.can('EmailProven')) return refuse('EmailIsTaken')

  return [fact('EmailProven', { customerId, others: claims.filter((other) => other !== customerId) })]
}

/** Releases an e-mail address, or a claim to it. Does nothing for a customer who has neither. */
export const releaseEmail = (email: Email, customerId: string) => {
  const { owner, claims } = email.context
  return owner === customerId || claims.includes(customerId) ? [fact('EmailReleased', { customerId })] : []
}

/** Opens an account whose address needs no proof: the first admin's, or a demo account. */
export const openVerifiedAccount = (account: Account, { email, ...names }: OpenAccount, role: Role) => {
  if (!account.can('AccountOpened')) return refuse('EmailIsTaken')

  return [fact('AccountOpened', { ...names, email }), fact('EmailVerified', { email }), fact('RoleGranted', { role })]
}

/**
 * Opens an account with an unverified address; a repeated sign-up may change the names. If the address is verified already, its owner only
 * gets a mail. Without `otpId` no mail is sent.
 */
export const signUp = (account: Account, { email, ...names }: OpenAccount, otpId: string | undefined) => {
  const otps = otpId === undefined ? [] : [fact('OtpIssued', { purpose: 'signup' as const, id: otpId })]
  if (account.can('AccountOpened')) return [fact('AccountOpened', { ...names, email }), ...otps]
  if (account.is('unverified')) return [...changeDetails(account, names), ...otps]

  return otpId !== undefined && account.can('SignupRepeated') ? [fact('SignupRepeated', {})] : []
}

/** Issues a new code if it can still be used: a verified address needs no sign-up code. */
export const issueOtp = (account: Account, { purpose, id }: { purpose: OtpPurpose; id: string }) => {
  const isUseful = purpose === 'signup' ? account.is('unverified') : account.can('OtpIssued')
  return isUseful ? [fact('OtpIssued', { purpose, id })] : []
}

/** Marks the address as verified after the customer typed the code. Idempotent. */
export const verifyEmail = (account: Account) =>
  account.can('EmailVerified') ? [fact('EmailVerified', { email: account.context.email })] : []

/** Opens an account for a person who proved the address without a sign-up of their own. The account is verified as soon as they own the address. */
export const openAccountForProof = (account: Account, person: OpenAccount) =>
  account.can('AccountOpened') ? [fact('AccountOpened', person)] : []

/** Records that a new password was set. Refuses with `AccountNotFound` if the account is suspended, erased or was never opened. */
export const resetPassword = (account: Account) =>
  account.can('PasswordReset') ? [fact('PasswordReset', {})] : refuse('AccountNotFound')

/** Changes the names. Records nothing if they are the same. */
export const changeDetails = (account: Account, { firstname, lastname }: PersonName) => {
  const { context } = account
  if (firstname === context.firstname && lastname === context.lastname) return []

  return [fact('DetailsChanged', { firstname, lastname })]
}

/** Grants a role. Records nothing if the account has it already. Refuses with `AccountNotFound`. */
export const grantRole = (account: Account, role: Role) => {
  if (!account.can('RoleGranted')) return refuse('AccountNotFound')

  return role === account.context.role ? [] : [fact('RoleGranted', { role })]
}

/** Closes an account until it is reinstated; its owner sees the `reason`. Refuses with `AccountWasSuspended` or `AccountNotFound`. */
export const suspendAccount = (account: Account, reason: string) => {
  if (account.is('suspended')) return refuse('AccountWasSuspended')

  return account.can('AccountSuspended') ? [fact('AccountSuspended', { reason })] : refuse('AccountNotFound')
}

/** Restores a suspended account to its former state. Refuses with `AccountIsInUse` if it is not suspended, or `AccountNotFound`. */
export const reinstateAccount = (account: Account) => {
  if (account.can('AccountReinstated')) return [fact('AccountReinstated', {})]

  return refuse(account.can('RoleGranted') ? 'AccountIsInUse' : 'AccountNotFound')
}

/** Records that an admin viewed personal data. Refuses for an erased account, which has none. */
export const revealPersonalData = (account: Account, what: RevealedSection) =>
  account.can('PersonalDataRevealed') ? [fact('PersonalDataRevealed', { what })] : refuse('AccountNotFound')

/** Closes an account for good; doing it again changes nothing. */
export const eraseAccount = (account: Account) => {
  if (account.is('erased')) return []

  return account.can('AccountErased') ? [fact('AccountErased', {})] : refuse('AccountNotFound')
}

/** Erases a sign-up that is void because another customer has proven the address. A suspended one stays suspended. */
export const eraseUnverifiedAccount = (account: Account) =>
  account.is('unverified') ? [fact('AccountErased', {})] : []
