import { describe, expect, it } from 'vitest'
import { fact } from '#domain/kernel/decision.ts'
import { replay } from '#domain/kernel/replay.ts'
import { recordedFact } from '#domain/testing/fixtures.ts'
import {
  changeDetails,
  claimEmail,
  eraseAccount,
  grantRole,
  issueOtp,
  maxSignUpsPerEmail,
  openVerifiedAccount,
  proveEmail,
  reinstateAccount,
  releaseEmail,
  resetPassword,
  revealPersonalData,
  signUp,
  suspendAccount,
  verifyEmail,
} from './accountCommands.ts'
import type { AccountFact, EmailFact } from './accountEvents.ts'
import { accountMachine, isInUse, isOpenToSignUps, isUnverified, statusOf } from './accountMachine.ts'
import { emailMachine } from './emailMachine.ts'

const email = (...facts: EmailFact[]) =>
  replay(
    emailMachine,
    'email-of-amina',
    facts.map((each) => recordedFact(each)),
  )

const account = (...facts: AccountFact[]) =>
  replay(
    accountMachine,
    'account-amina',
    facts.map((each) => recordedFact(each)),
  )

const amina = { firstname: 'Amina', lastname: 'Daniels', email: 'amina@ekhaya.example' }
const opened = fact('AccountOpened', amina)
const verified = fact('EmailVerified', { email: amina.email })
const suspended = fact('AccountSuspended', { reason: 'Orders that nobody takes in' })
const erased = fact('AccountErased', {})
const otp = (purpose: 'signup' | 'reset') => fact('OtpIssued', { purpose, id: 'of-a-code' })

describe('an e-mail address', () => {
  const claimed = (customerId: string) => fact('EmailClaimed', { customerId })
  const proven = (customerId: string, ...others: string[]) => fact('EmailProven', { customerId, others })

  it('holds several sign-ups until one of them is proven, which voids the others', () => {
    expect(claimEmail(email(claimed('amina')), 'sipho')).toEqual([claimed('sipho')])
    const both = email(claimed('amina'), claimed('sipho'))
    expect(both.context).toEqual({ owner: undefined, claims: ['amina', 'sipho'], voided: [] })
    expect(proveEmail(both, 'amina')).toEqual([proven('amina', 'sipho')])
    const aminas = email(claimed('amina'), claimed('sipho'), proven('amina', 'sipho'))
    expect(aminas.context).toEqual({ owner: 'amina', claims: [], voided: ['sipho'] })
  })

  it('cannot be claimed or proven by another account once it is proven', () => {
    const aminas = email(claimed('amina'), proven('amina'))
    expect(proveEmail(aminas, 'amina')).toEqual([])
    expect(proveEmail(aminas, 'sipho')).toEqual({ refusal: 'EmailIsTaken' })
    expect(claimEmail(aminas, 'sipho')).toEqual({ refusal: 'EmailIsTaken' })
  })

  it('can be proven by an account that never claimed it', () => {
    expect(proveEmail(email(claimed('sipho')), 'amina')).toEqual([proven('amina', 'sipho')])
  })

  it('refuses sign-ups beyond the maximum, and does not replace older ones', () => {
    const ids = Array.from({ length: maxSignUpsPerEmail }, (_, index) => `customer-${index}`)
    const full = email(...ids.map(claimed))
    expect(claimEmail(full, 'amina')).toEqual({ refusal: 'EmailIsTaken' })
    expect(claimEmail(full, 'customer-0')).toEqual([])
    expect(proveEmail(full, 'customer-4')).toEqual([proven('customer-4', ...ids.slice(0, -1))])
  })

  it('that was proven is free again after its release', () => {
    const free = email(claimed('amina'), proven('amina', 'sipho'), fact('EmailReleased', { customerId: 'amina' }))
    expect(free.context).toEqual({ owner: undefined, claims: [], voided: [] })
    expect(claimEmail(free, 'sipho')).toEqual([claimed('sipho')])
  })

  it('records nothing when its claimant claims it again', () => {
    expect(claimEmail(email(fact('EmailClaimed', { customerId: 'amina' })), 'amina')).toEqual([])
  })

  it('is released only by an account that claimed it, and once', () => {
    const aminas = email(fact('EmailClaimed', { customerId: 'amina' }))
    expect(releaseEmail(aminas, 'amina')).toEqual([fact('EmailReleased', { customerId: 'amina' })])
    expect(releaseEmail(aminas, 'sipho')).toEqual([])
    expect(releaseEmail(email(), 'amina')).toEqual([])
  })

  it('can be claimed by another account after its release', () => {
    const free = email(fact('EmailClaimed', { customerId: 'amina' }), fact('EmailReleased', { customerId: 'amina' }))
    expect(releaseEmail(free, 'amina')).toEqual([])
    expect(claimEmail(free, 'sipho')).toEqual([fact('EmailClaimed', { customerId: 'sipho' })])
  })
})

describe('an account', () => {
  it('opens verified, with its role', () => {
    expect(openVerifiedAccount(account(), amina, 'Customer')).toEqual([
      opened,
      fact('EmailVerified', { email: amina.email }),
      fact('RoleGranted', { role: 'Customer' }),
    ])
  })

  it('opens once', () => {
    expect(openVerifiedAccount(account(opened), amina, 'Admin')).toEqual({ refusal: 'EmailIsTaken' })
  })

  it('has the role Customer until it is granted another role', () => {
    expect(account(opened).context.role).toBe('Customer')
    expect(account(opened, { type: 'RoleGranted', data: { role: 'Admin' } }).context.role).toBe('Admin')
  })

  it('is unverified until its e-mail address is verified', () => {
    expect(account(opened).state).toBe('unverified')
    expect(account(opened, verified).state).toBe('active')
  })

  it('has a status only after it is opened', () => {
    const histories = [
      [],
      [opened],
      [opened, verified],
      [opened, suspended],
      [opened, verified, suspended],
      [opened, erased],
    ]
    expect(histories.map((facts) => statusOf(account(...facts)))).toEqual([
      undefined,
      'unverified',
      'active',
      'suspended',
      'suspended',
      'erased',
    ])
  })
})

describe('signing up', () => {
  const lerato = { ...amina, firstname: 'Lerato', lastname: 'Nkosi' }
  const itsLerato = fact('DetailsChanged', { firstname: 'Lerato', lastname: 'Nkosi' })

  it('opens an account and sends a code', () => {
    expect(signUp(account(), amina, 'of-a-code')).toEqual([opened, otp('signup')])
  })

  it('replaces the names of an earlier sign-up only while the account is unverified', () => {
    expect(signUp(account(opened), lerato, 'of-a-code')).toEqual([itsLerato, otp('signup')])
    expect(signUp(account(opened, verified), lerato, 'of-a-code')).toEqual([fact('SignupRepeated', {})])
  })

  it('records no code and no repeated sign-up if no code may be sent', () => {
    expect(signUp(account(), amina, undefined)).toEqual([opened])
    expect(signUp(account(opened), lerato, undefined)).toEqual([itsLerato])
    expect(signUp(account(opened, verified), lerato, undefined)).toEqual([])
  })

  it('changes nothing in a suspended or erased account', () => {
    expect(signUp(account(opened, suspended), lerato, 'of-a-code')).toEqual([])
    expect(signUp(account(opened, erased), lerato, 'of-a-code')).toEqual([])
  })
})

describe('a code', () => {
  it('to verify the address is sent only to an unverified account, one for a new password to any', () => {
    expect(issueOtp(account(opened), { purpose: 'signup', id: 'of-a-code' })).toEqual([otp('signup')])
    expect(issueOtp(account(opened, verified), { purpose: 'signup', id: 'of-a-code' })).toEqual([])
    for (const facts of [[opened], [opened, verified]]) {
      expect(issueOtp(account(...facts), { purpose: 'reset', id: 'of-a-code' })).toEqual([otp('reset')])
    }
  })

  it.each([
    ['that was never opened', []],
    ['that is suspended', [opened, verified, suspended]],
    ['that is erased', [opened, erased]],
  ])('is not sent for an account %s', (_why, facts) => {
    for (const purpose of ['signup', 'reset'] as const) {
      expect(issueOtp(account(...facts), { purpose, id: 'of-a-code' })).toEqual([])
    }
  })

  it('verifies the address once', () => {
    expect(verifyEmail(account(opened))).toEqual([verified])
    expect(verifyEmail(account(opened, verified))).toEqual([])
    expect(verifyEmail(account(opened, suspended))).toEqual([])
  })

  it('sets a new password, except for a suspended account', () => {
    expect(resetPassword(account(opened, verified))).toEqual([fact('PasswordReset', {})])
    expect(resetPassword(account(opened, verified, suspended))).toEqual({ refusal: 'AccountNotFound' })
  })
})

describe('personal details', () => {
  it('are changed; equal details record nothing', () => {
    const names = { firstname: 'Amina', lastname: 'Khumalo' }
    expect(changeDetails(account(opened), names)).toEqual([fact('DetailsChanged', names)])
    expect(changeDetails(account(opened, fact('DetailsChanged', names)), names)).toEqual([])
    expect(account(opened, fact('DetailsChanged', names)).context).toMatchObject({ ...amina, lastname: 'Khumalo' })
  })
})

describe('a role', () => {
  it('is granted only to an existing account with another role', () => {
    expect(grantRole(account(opened), 'Admin')).toEqual([fact('RoleGranted', { role: 'Admin' })])
    expect(grantRole(account(opened), 'Customer')).toEqual([])
    expect(grantRole(account(), 'Admin')).toEqual({ refusal: 'AccountNotFound' })
    expect(grantRole(account(opened, erased), 'Admin')).toEqual({ refusal: 'AccountNotFound' })
  })
})

describe('a suspended account', () => {
  const reinstated = fact('AccountReinstated', {})

  it('has a reason, and returns to its earlier state when it is reinstated', () => {
    expect(suspendAccount(account(opened, verified), 'Orders that nobody takes in')).toEqual([suspended])
    expect(account(opened, verified, suspended).context.reason).toBe('Orders that nobody takes in')
    expect(reinstateAccount(account(opened, suspended))).toEqual([reinstated])
    expect(account(opened, suspended, reinstated)).toMatchObject({ state: 'unverified', context: { reason: '' } })
    expect(account(opened, verified, suspended, reinstated).state).toBe('active')
  })

  it('is not suspended twice; an account in use is not reinstated', () => {
    expect(suspendAccount(account(opened, suspended), 'again')).toEqual({ refusal: 'AccountWasSuspended' })
    expect(reinstateAccount(account(opened))).toEqual({ refusal: 'AccountIsInUse' })
  })

  it('must exist: an unopened or erased account is neither suspended nor reinstated', () => {
    for (const facts of [[], [opened, erased]]) {
      expect(suspendAccount(account(...facts), 'a reason')).toEqual({ refusal: 'AccountNotFound' })
      expect(reinstateAccount(account(...facts))).toEqual({ refusal: 'AccountNotFound' })
    }
  })
})

describe('personal data that an admin reads', () => {
  it('is recorded each time, until the account is erased', () => {
    const revealed = fact('PersonalDataRevealed', { what: 'orders' as const })
    expect(revealPersonalData(account(opened), 'orders')).toEqual([revealed])
    expect(revealPersonalData(account(opened, revealed, suspended), 'orders')).toEqual([revealed])
    expect(revealPersonalData(account(opened, erased), 'orders')).toEqual({ refusal: 'AccountNotFound' })
  })
})

describe('an erased account', () => {
  const admin = fact('RoleGranted', { role: 'Admin' as const })

  it('can be unverified, verified, suspended or an admin’s before', () => {
    for (const facts of [[opened], [opened, verified], [opened, verified, suspended], [opened, admin]]) {
      expect(eraseAccount(account(...facts))).toEqual([erased])
    }
  })

  it('has no personal data and no rights, and accepts no further facts', () => {
    const { state, context, can } = account(opened, admin, erased)
    expect([state, context]).toEqual([
      'erased',
      { firstname: '(erased)', lastname: '(erased)', email: '(erased)', role: 'Customer', reason: '' },
    ])
    expect([can('EmailVerified'), can('RoleGranted'), can('AccountOpened')]).toEqual([false, false, false])
  })

  it('records nothing when it is erased again', () => {
    expect(eraseAccount(account(opened, erased))).toEqual([])
  })

  it('cannot be opened again', () => {
    expect(openVerifiedAccount(account(opened, erased), amina, 'Customer')).toEqual({ refusal: 'EmailIsTaken' })
  })

  it('must have been opened before', () => {
    expect(eraseAccount(account())).toEqual({ refusal: 'AccountNotFound' })
  })
})

it.each([
  ['was never opened', account(), undefined, false, false, true],
  ['is not verified', account(opened), 'unverified', true, true, true],
  ['is verified', account(opened, verified), 'active', true, false, false],
  ['is suspended', account(opened, verified, suspended), 'suspended', false, false, false],
  ['was suspended before it was verified', account(opened, suspended), 'suspended', false, true, false],
  ['was erased', account(opened, erased), 'erased', false, false, false],
] as const)(
  'an account that %s: its status, whether it is in use, unverified, open to sign-ups',
  (_, one, ...expected) =>
    expect([statusOf(one), isInUse(one), isUnverified(one), isOpenToSignUps(one)]).toEqual(expected),
)
