import { expect, it } from 'vitest'
import { fact } from '#domain/kernel/decision.ts'
import { transitionsOf } from '#domain/kernel/replay.ts'
import { recordedFact } from '#domain/testing/fixtures.ts'
import type { AccountFact } from './accountEvents.ts'
import { accountMachine } from './accountMachine.ts'
import { accountFactTypes, accountSentence } from './accountTimeline.ts'

const amina = { firstname: 'Amina', lastname: 'Daniels', email: 'amina@ekhaya.example' }

it.each<[AccountFact, string]>([
  [fact('AccountOpened', amina), 'opened the account'],
  [{ type: 'OtpIssued', data: { purpose: 'signup', id: 'of-a-code' } }, 'was sent a code to verify the address'],
  [{ type: 'OtpIssued', data: { purpose: 'reset', id: 'of-another' } }, 'was sent a code for a new password'],
  [fact('EmailVerified', { email: amina.email }), 'verified the e-mail address'],
  [fact('SignupRepeated', {}), 'tried to sign up with this address again'],
  [fact('DetailsChanged', amina), 'changed the personal details'],
  [fact('PasswordReset', {}), 'set a new password, which ended every session'],
  [{ type: 'RoleGranted', data: { role: 'Admin' } }, 'granted the role Admin'],
  [fact('AccountSuspended', { reason: 'never pays' }), 'suspended the account: never pays'],
  [fact('AccountReinstated', {}), 'reinstated the account'],
  [{ type: 'PersonalDataRevealed', data: { what: 'details' } }, 'looked at the customer’s name and addresses'],
  [{ type: 'PersonalDataRevealed', data: { what: 'addresses' } }, 'looked at the customer’s address book'],
  [{ type: 'PersonalDataRevealed', data: { what: 'orders' } }, 'looked at the customer’s orders'],
  [{ type: 'PersonalDataRevealed', data: { what: 'cart' } }, 'looked at the customer’s cart'],
  [fact('AccountErased', {}), 'erased the account'],
])('describes $type as "%s"', (given, sentence) => {
  expect(accountSentence(recordedFact(given))).toBe(sentence)
})

it('every fact type of an account has a sentence, which contains no name or address', () => {
  expect(accountFactTypes.toSorted()).toEqual(
    [...new Set(transitionsOf(accountMachine).map(({ type }) => type))].sort(),
  )
  const personalFacts = [
    fact('AccountOpened', amina),
    fact('EmailVerified', amina),
    fact('DetailsChanged', amina),
  ] as const
  for (const each of personalFacts) expect(accountSentence(recordedFact(each))).not.toMatch(/amina|daniels/i)
})
