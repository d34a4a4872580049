import { type Sentences, sentenceFormatter } from '#domain/kernel/timeline.ts'
import type { AccountFact, OtpPurpose, RevealedSection } from './accountEvents.ts'

const sectionLabels: Record<RevealedSection, string> = {
  details: 'name and addresses',
  addresses: 'address book',
  orders: 'orders',
  cart: 'cart',
  bookings: 'bookings',
}

const otpPurposeLabels: Record<OtpPurpose, string> = {
  signup: 'to verify the address',
  reset: 'for a new password',
  login: 'to log in without waiting',
}

const sentences = {
  AccountOpened: () => 'opened the account',
  OtpIssued: ({ purpose }) => `was sent a code ${otpPurposeLabels[purpose]}`,
  EmailVerified: () => 'verified the e-mail address',
  SignupRepeated: () => 'tried to sign up with this address again',
  DetailsChanged: () => 'changed the personal details',
  PasswordReset: () => 'set a new password, which ended every session',
  RoleGranted: ({ role }) => `granted the role ${role}`,
  AccountSuspended: ({ reason }) => `suspended the account: ${reason}`,
  AccountReinstated: () => 'reinstated the account',
  PersonalDataRevealed: ({ what }) => `looked at the customer’s ${sectionLabels[what]}`,
  AccountErased: () => 'erased the account',
} satisfies Sentences<AccountFact>

export const accountSentence = sentenceFormatter<AccountFact>(sentences)

export const accountFactTypes = Object.keys(sentences)
