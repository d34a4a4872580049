import type { EventStore, StoredFact } from '#api/eventStore/eventStore.ts'
import type { Ledger } from '#api/eventStore/ledger.ts'
import type { CommandContext } from '#api/eventStore/recordCommand.ts'
import type { MailKind } from '#domain/mail/mailEvents.ts'
import type { MailContent } from './mailContent.ts'
import type { Undeliverable } from './mailer.ts'

export interface Recipient {
  /** Used in the greeting. */
  firstname: string
  email: string
}

/** A mail to send because of a fact. */
export interface MailJob {
  /** How often it was tried before. */
  tries: number
  kind: MailKind
  /** The customer it is sent to, or whom it is about. */
  customerId: string
  /** The recipient, if it is not the account of the customer. */
  recipient?: Recipient
  fact: StoredFact
  context: CommandContext
  /** The content, or why the mail is no longer needed. */
  compose(firstname: string, email: string): Promise<MailContent | Undeliverable> | MailContent | Undeliverable
}

/** What notifications are made from. */
export interface NotificationParts {
  store: EventStore
  ledger: Ledger
  /** The one-time password of an `OtpIssued`. */
  codeOf: (otpId: string) => string
  /** The secret in the link of the same mail. */
  linkOf: (otpId: string) => string
  /** The shop's public URL. */
  publicUrl: string
  now: () => Date
}

export type SendMailJob = (job: Omit<MailJob, 'tries'>) => Promise<void>
