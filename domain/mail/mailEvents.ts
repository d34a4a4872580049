import type { Fact, Happened } from '#domain/kernel/decision.ts'
import type { KeepingOf } from '#domain/kernel/personal.ts'

export type MailKind =
  | 'otp'
  | 'accountExists'
  | 'passwordChanged'
  | 'orderPlaced'
  | 'orderShipped'
  | 'orderDelivered'
  | 'orderCanceled'

interface Mail {
  kind: MailKind
  /** To whom; the address is the account's. */
  customerId: string
  /** What it tells of: the stream of the fact that led to it. */
  about: string
}

/** Facts of a `mail-{id of the fact that led to it}` stream: no fact leads to two mails. `why` names nobody. */
export type MailFact = Fact<'MailSent', Mail> | Fact<'MailRefused', Mail & { why: string }>

export type MailHappened = Happened<MailFact>

export const mailFacts = {
  MailSent: { version: 1 },
  MailRefused: { version: 1 },
} satisfies KeepingOf<MailFact>
