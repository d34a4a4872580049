import type { Fact, RecordedFact } from '#domain/kernel/decision.ts'
import { type EventSchemas, erased } from '#domain/kernel/eventSchema.ts'

export const roles = ['Admin', 'Customer'] as const
export type Role = (typeof roles)[number]

/** The one purpose that a one-time password can be used for. */
export const otpPurposes = ['signup', 'reset', 'login'] as const
export type OtpPurpose = (typeof otpPurposes)[number]

/** The part of a customer's personal data that an admin viewed. */
export type RevealedSection = 'details' | 'addresses' | 'orders' | 'cart' | 'bookings'

/** Facts hold no one-time password: it is derived from the random `id` of `OtpIssued` and the shop's secret key. */
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
  | Fact<'PersonalDataRevealed', { what: RevealedSection }>
  | Fact<'AccountErased', Record<never, never>>

export type RecordedAccountFact = RecordedFact<AccountFact>

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
} satisfies EventSchemas<AccountFact>

/** Facts of an `email-{hash}` stream: which customers have signed up with the address, and which one has proven to own it. */
export type EmailFact =
  | Fact<'EmailClaimed', { customerId: string }>
  /** `others`: the customers whose sign-ups for the address this fact voids. Accounts verified before this type existed have no such fact. */
  | Fact<'EmailProven', { customerId: string; others: readonly string[] }>
  | Fact<'EmailReleased', { customerId: string }>

export const emailFacts = {
  EmailClaimed: { version: 1 },
  EmailProven: { version: 1 },
  EmailReleased: { version: 1 },
} satisfies EventSchemas<EmailFact>

/** Facts of the admin registry: one stream, so that the last admin cannot leave. */
export type AdminRegistryFact = Fact<'AdminJoined', { customerId: string }> | Fact<'AdminLeft', { customerId: string }>

export const adminRegistryFacts = {
  AdminJoined: { version: 1 },
  AdminLeft: { version: 1 },
} satisfies EventSchemas<AdminRegistryFact>

/** The last name is empty for customers who signed up with the short form. */
export const fullName = ({ firstname, lastname }: { firstname: string; lastname: string }) =>
  `${firstname} ${lastname}`.trim()
