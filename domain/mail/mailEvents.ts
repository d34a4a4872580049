import type { Fact, Happened } from '#domain/kernel/decision.ts'
import { type KeepingOf, unchanged } from '#domain/kernel/personal.ts'

export type MailKind =
  | 'otp'
  | 'accountExists'
  | 'passwordChanged'
  | 'accountSuspended'
  | 'accountReinstated'
  | 'roleChanged'
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
  /** As its reader sees it; missing where no letter was written, and in facts of version 1. Like `why` it names nobody. */
  subject?: string
}

/** Facts of a `mail-{id of the fact that led to it}` stream: no fact leads to two mails. `tries`: how often it was tried by then. */
export type MailFact =
  | Fact<'MailSent', Mail>
  | Fact<'MailPutOff', Mail & { why: string; tries: number }>
  | Fact<'MailRefused', Mail & { why: string }>

export type MailHappened = Happened<MailFact>

export const mailFacts = {
  MailSent: { version: 2, upcasts: { 1: unchanged } },
  MailPutOff: { version: 1 },
  MailRefused: { version: 2, upcasts: { 1: unchanged } },
} satisfies KeepingOf<MailFact>
