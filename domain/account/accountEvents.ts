import type { Fact, Happened } from '#domain/kernel/decision.ts'

export type Role = 'Admin' | 'Customer'

export type AccountFact =
  | Fact<'AccountOpened', { firstname: string; lastname: string; email: string }>
  | Fact<'EmailVerified', { email: string }>
  | Fact<'RoleGranted', { role: Role }>

export type AccountHappened = Happened<AccountFact>

/** Facts of an `email-{hash}` stream: whose address it is. Its first writer wins. */
export type EmailFact = Fact<'EmailClaimed', { customerId: string }>
