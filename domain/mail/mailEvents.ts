import type { Fact, RecordedFact } from '#domain/kernel/decision.ts'
import { type EventSchemas, unchangedUpcast } from '#domain/kernel/eventSchema.ts'

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
  | 'bookingRequested'
  | 'bookingConfirmed'
  | 'bookingDeclined'
  | 'bookingRescheduled'
  | 'bookingCanceled'
  | 'bookingCompleted'
  | 'enquiryReceived'
  | 'enquiryAnswered'
  | 'backInStock'

interface Mail {
  kind: MailKind
  /** The recipient; the mail is sent to the address of the account. */
  customerId: string
  /** The stream of the fact that caused the mail. */
  about: string
  /** The subject line; absent if no mail was rendered, and in facts of version 1. Like `why`, it has no personal data. */
  subject?: string
}

/** Facts of a `mail-{id of the causing fact}` stream, so that no fact causes two mails. `tries`: the number of delivery attempts so far. */
export type MailFact =
  | Fact<'MailSent', Mail>
  | Fact<'MailPutOff', Mail & { why: string; tries: number }>
  | Fact<'MailRefused', Mail & { why: string }>

export type RecordedMailFact = RecordedFact<MailFact>

export const mailFacts = {
  MailSent: { version: 2, upcasts: { 1: unchangedUpcast } },
  MailPutOff: { version: 1 },
  MailRefused: { version: 2, upcasts: { 1: unchangedUpcast } },
} satisfies EventSchemas<MailFact>
