import { type Sentences, tellingBy } from '#domain/kernel/timeline.ts'
import type { AccountFact, Revealed } from './accountEvents.ts'

const revealed: Record<Revealed, string> = {
  details: 'name and addresses',
  addresses: 'address book',
  orders: 'orders',
  cart: 'cart',
}

const sentences = {
  AccountOpened: () => 'opened the account',
  OtpIssued: ({ purpose }) =>
    purpose === 'signup' ? 'was sent a code to verify the address' : 'was sent a code for a new password',
  EmailVerified: () => 'verified the e-mail address',
  SignupRepeated: () => 'tried to sign up with this address again',
  DetailsChanged: () => 'changed the personal details',
  PasswordReset: () => 'set a new password, which ended every session',
  RoleGranted: ({ role }) => `granted the role ${role}`,
  AccountSuspended: ({ reason }) => `suspended the account: ${reason}`,
  AccountReinstated: () => 'reinstated the account',
  PersonalDataRevealed: ({ what }) => `looked at the customer’s ${revealed[what]}`,
  AccountErased: () => 'erased the account',
} satisfies Sentences<AccountFact>

export const accountSentence = tellingBy<AccountFact>(sentences)

export const accountFactTypes = Object.keys(sentences)
