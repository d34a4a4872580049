import { type Sentences, sentenceFormatter } from '#domain/kernel/timeline.ts'
import type { MailFact, MailKind } from './mailEvents.ts'

/** The topic of each kind of mail, to follow 'mailed the customer' or 'mailed the shop'. */
export const mailTopics: Record<MailKind, string> = {
  otp: 'a one-time code',
  accountExists: 'that the address already has an account',
  passwordChanged: 'that the password was changed',
  accountSuspended: 'that the account is suspended',
  accountReinstated: 'that the account is open again',
  roleChanged: 'that the account has another role',
  orderPlaced: 'the confirmation of the order',
  orderShipped: 'that the order is on its way',
  orderDelivered: 'that the order was delivered',
  orderCanceled: 'that the order was cancelled',
  bookingRequested: 'that the booking was requested',
  bookingConfirmed: 'that the booking is confirmed',
  bookingDeclined: 'that the booking was declined',
  bookingRescheduled: 'the new time of the booking',
  bookingCanceled: 'that the booking was cancelled',
  bookingCompleted: 'a thank-you for the booking',
  enquiryReceived: 'an enquiry',
  enquiryAnswered: 'the answer to the enquiry',
  backInStock: 'that a product is back in stock',
}

export const mailSentence = sentenceFormatter<MailFact>({
  MailSent: ({ kind }) => `mailed ${recipientOf(kind)} ${mailTopics[kind]}`,
  MailPutOff: ({ kind, why }) => `put off mailing ${recipientOf(kind)} ${mailTopics[kind]}: ${why}`,
  MailRefused: ({ kind, why }) => `could not mail ${recipientOf(kind)} ${mailTopics[kind]}: ${why}`,
} satisfies Sentences<MailFact>)

const recipientOf = (kind: MailKind) => (kind === 'enquiryReceived' ? 'the shop' : 'the customer')
