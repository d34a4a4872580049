import { expect, it } from 'vitest'
import { happened } from '#domain/cast.ts'
import { fact } from '#domain/kernel/decision.ts'
import { arrowsOf } from '#domain/kernel/replay.ts'
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
])('$type is told as "%s"', (told, sentence) => {
  expect(accountSentence(happened(told))).toBe(sentence)
})

it('every fact that can happen to an account has its sentence, and none tells who somebody is', () => {
  expect(accountFactTypes.toSorted()).toEqual([...new Set(arrowsOf(accountMachine).map(({ type }) => type))].sort())
  const told = [fact('AccountOpened', amina), fact('EmailVerified', amina), fact('DetailsChanged', amina)] as const
  for (const each of told) expect(accountSentence(happened(each))).not.toMatch(/amina|daniels/i)
})
