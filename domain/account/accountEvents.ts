import type { Fact, Happened } from '#domain/kernel/decision.ts'
import { erased, type KeepingOf } from '#domain/kernel/personal.ts'

export const roles = ['Admin', 'Customer'] as const
export type Role = (typeof roles)[number]

/** What a one-time password is good for, and nothing else. */
export type OtpPurpose = 'signup' | 'reset'

/** What of a customer an admin has looked at. */
export type Revealed = 'details' | 'addresses' | 'orders' | 'cart'

/** A one-time password is not among the facts: it follows from the random `id` of its `OtpIssued`, under the shop's secret. */
export type AccountFact =
  | Fact<'AccountOpened', { firstname: string; lastname: string; email: string }>
  | Fact<'OtpIssued', { purpose: OtpPurpose; id: string }>
  | Fact<'EmailVerified', { email: string }>
  | Fact<'SignupRepeated', Record<never, never>>
  | Fact<'DetailsChanged', { firstname: string; lastname: string }>
  | Fact<'PasswordReset', Record<never, never>>
  | Fact<'RoleGranted', { role: Role }>
  | Fact<'AccountSuspended', { reason: string }>
  | Fact<'AccountReinstated', Record<never, never>>
  | Fact<'PersonalDataRevealed', { what: Revealed }>
  | Fact<'AccountErased', Record<never, never>>

export type AccountHappened = Happened<AccountFact>

export const erasedPerson = { firstname: erased, lastname: erased, email: erased }
const erasedNames = { firstname: erased, lastname: erased }

export const accountFacts = {
  AccountOpened: { version: 1, personal: erasedPerson },
  OtpIssued: { version: 1 },
  EmailVerified: { version: 1, personal: { email: erased } },
  SignupRepeated: { version: 1 },
  DetailsChanged: { version: 1, personal: erasedNames },
  PasswordReset: { version: 1 },
  RoleGranted: { version: 1 },
  AccountSuspended: { version: 1, personal: { reason: erased } },
  AccountReinstated: { version: 1 },
  PersonalDataRevealed: { version: 1 },
  AccountErased: { version: 1 },
} satisfies KeepingOf<AccountFact>

/** Facts of an `email-{hash}` stream: whose address it is. Its first writer wins, until they give it back. */
export type EmailFact = Fact<'EmailClaimed', { customerId: string }> | Fact<'EmailReleased', { customerId: string }>

export const emailFacts = {
  EmailClaimed: { version: 1 },
  EmailReleased: { version: 1 },
} satisfies KeepingOf<EmailFact>

/** Facts of the roster of admins, the one stream that decides who may be the last. */
export type RosterFact = Fact<'AdminJoined', { customerId: string }> | Fact<'AdminLeft', { customerId: string }>

export const rosterFacts = {
  AdminJoined: { version: 1 },
  AdminLeft: { version: 1 },
} satisfies KeepingOf<RosterFact>

/** Who signed up by the shorter form has no lastname. */
export const fullName = ({ firstname, lastname }: { firstname: string; lastname: string }) =>
  `${firstname} ${lastname}`.trim()
