import type { Fact, Happened } from '#domain/kernel/decision.ts'
import { erased, type KeepingOf } from '#domain/kernel/personal.ts'

export type Role = 'Admin' | 'Customer'

export type AccountFact =
  | Fact<'AccountOpened', { firstname: string; lastname: string; email: string }>
  | Fact<'EmailVerified', { email: string }>
  | Fact<'RoleGranted', { role: Role }>
  | Fact<'AccountErased', Record<never, never>>

export type AccountHappened = Happened<AccountFact>

export const erasedPerson = { firstname: erased, lastname: erased, email: erased }

export const accountFacts = {
  AccountOpened: { version: 1, personal: erasedPerson },
  EmailVerified: { version: 1, personal: { email: erased } },
  RoleGranted: { version: 1 },
  AccountErased: { version: 1 },
} satisfies KeepingOf<AccountFact>

/** Facts of an `email-{hash}` stream: whose address it is. Its first writer wins, until they give it back. */
export type EmailFact = Fact<'EmailClaimed', { customerId: string }> | Fact<'EmailReleased', { customerId: string }>

export const emailFacts = {
  EmailClaimed: { version: 1 },
  EmailReleased: { version: 1 },
} satisfies KeepingOf<EmailFact>
