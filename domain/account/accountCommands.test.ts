import { describe, expect, it } from 'vitest'
import { happened } from '#domain/cast.ts'
import { fact } from '#domain/kernel/decision.ts'
import { replay } from '#domain/kernel/replay.ts'
import {
  changeDetails,
  claimEmail,
  eraseAccount,
  grantRole,
  issueOtp,
  openVerifiedAccount,
  reinstateAccount,
  releaseEmail,
  resetPassword,
  revealPersonalData,
  signUp,
  suspendAccount,
  verifyEmail,
} from './accountCommands.ts'
import type { AccountFact, EmailFact } from './accountEvents.ts'
import { accountMachine, isInUse, isOpenToSignUps, isUnproven, statusOf } from './accountMachine.ts'
import { emailMachine } from './emailMachine.ts'

const email = (...facts: EmailFact[]) =>
  replay(
    emailMachine,
    'email-of-amina',
    facts.map((each) => happened(each)),
  )

const account = (...facts: AccountFact[]) =>
  replay(
    accountMachine,
    'account-amina',
    facts.map((each) => happened(each)),
  )

const amina = { firstname: 'Amina', lastname: 'Daniels', email: 'amina@ekhaya.example' }
const opened = fact('AccountOpened', amina)
const verified = fact('EmailVerified', { email: amina.email })
const suspended = fact('AccountSuspended', { reason: 'Orders that nobody takes in' })
const gone = fact('AccountErased', {})
const otp = (purpose: 'signup' | 'reset') => fact('OtpIssued', { purpose, id: 'of-a-code' })

describe('an e-mail address', () => {
  it('belongs to the first who claims it', () => {
    expect(claimEmail(email(), 'amina')).toEqual([fact('EmailClaimed', { customerId: 'amina' })])
    expect(claimEmail(email(fact('EmailClaimed', { customerId: 'amina' })), 'sipho')).toEqual({
      refusal: 'EmailIsTaken',
    })
  })

  it('is claimed again by its owner without a trace', () => {
    expect(claimEmail(email(fact('EmailClaimed', { customerId: 'amina' })), 'amina')).toEqual([])
  })

  it('is given back by its owner alone, and once', () => {
    const aminas = email(fact('EmailClaimed', { customerId: 'amina' }))
    expect(releaseEmail(aminas, 'amina')).toEqual([fact('EmailReleased', { customerId: 'amina' })])
    expect(releaseEmail(aminas, 'sipho')).toEqual([])
    expect(releaseEmail(email(), 'amina')).toEqual([])
  })

  it('can be claimed by anybody once it was given back', () => {
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

  it('is a customer’s until it is granted another role', () => {
    expect(account(opened).context.role).toBe('Customer')
    expect(account(opened, { type: 'RoleGranted', data: { role: 'Admin' } }).context.role).toBe('Admin')
  })

  it('is unverified until its address is', () => {
    expect(account(opened).state).toBe('unverified')
    expect(account(opened, verified).state).toBe('active')
  })

  it('has a status once it is opened', () => {
    const lives = [[], [opened], [opened, verified], [opened, suspended], [opened, verified, suspended], [opened, gone]]
    expect(lives.map((facts) => statusOf(account(...facts)))).toEqual([
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

  it('replaces whoever signed up before, where nobody has proven the address', () => {
    expect(signUp(account(opened), lerato, 'of-a-code')).toEqual([itsLerato, otp('signup')])
    expect(signUp(account(opened, verified), lerato, 'of-a-code')).toEqual([fact('SignupRepeated', {})])
  })

  it('sends nothing where no code may be sent', () => {
    expect(signUp(account(), amina, undefined)).toEqual([opened])
    expect(signUp(account(opened), lerato, undefined)).toEqual([itsLerato])
    expect(signUp(account(opened, verified), lerato, undefined)).toEqual([])
  })

  it('changes nothing about an account that is suspended or erased', () => {
    expect(signUp(account(opened, suspended), lerato, 'of-a-code')).toEqual([])
    expect(signUp(account(opened, gone), lerato, 'of-a-code')).toEqual([])
  })
})

describe('a code', () => {
  it('is sent for what it can be used for', () => {
    expect(issueOtp(account(opened), { purpose: 'signup', id: 'of-a-code' })).toEqual([otp('signup')])
    expect(issueOtp(account(opened, verified), { purpose: 'signup', id: 'of-a-code' })).toEqual([])
    for (const facts of [[opened], [opened, verified]]) {
      expect(issueOtp(account(...facts), { purpose: 'reset', id: 'of-a-code' })).toEqual([otp('reset')])
    }
  })

  it.each([
    ['that never was', []],
    ['that is suspended', [opened, verified, suspended]],
    ['that is erased', [opened, gone]],
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

  it('lets a new password be set, not on a suspended account', () => {
    expect(resetPassword(account(opened, verified))).toEqual([fact('PasswordReset', {})])
    expect(resetPassword(account(opened, verified, suspended))).toEqual({ refusal: 'AccountNotFound' })
  })
})

describe('personal details', () => {
  it('are changed, and the same again leave no trace', () => {
    const names = { firstname: 'Amina', lastname: 'Khumalo' }
    expect(changeDetails(account(opened), names)).toEqual([fact('DetailsChanged', names)])
    expect(changeDetails(account(opened, fact('DetailsChanged', names)), names)).toEqual([])
    expect(account(opened, fact('DetailsChanged', names)).context).toMatchObject({ ...amina, lastname: 'Khumalo' })
  })
})

describe('a role', () => {
  it('is granted to whoever has an account and another one', () => {
    expect(grantRole(account(opened), 'Admin')).toEqual([fact('RoleGranted', { role: 'Admin' })])
    expect(grantRole(account(opened), 'Customer')).toEqual([])
    expect(grantRole(account(), 'Admin')).toEqual({ refusal: 'AccountNotFound' })
    expect(grantRole(account(opened, gone), 'Admin')).toEqual({ refusal: 'AccountNotFound' })
  })
})

describe('a suspended account', () => {
  const reinstated = fact('AccountReinstated', {})

  it('says why, until it is given back as it was', () => {
    expect(suspendAccount(account(opened, verified), 'Orders that nobody takes in')).toEqual([suspended])
    expect(account(opened, verified, suspended).context.reason).toBe('Orders that nobody takes in')
    expect(reinstateAccount(account(opened, suspended))).toEqual([reinstated])
    expect(account(opened, suspended, reinstated)).toMatchObject({ state: 'unverified', context: { reason: '' } })
    expect(account(opened, verified, suspended, reinstated).state).toBe('active')
  })

  it('is not suspended twice, nor given back while it is in use', () => {
    expect(suspendAccount(account(opened, suspended), 'again')).toEqual({ refusal: 'AccountWasSuspended' })
    expect(reinstateAccount(account(opened))).toEqual({ refusal: 'AccountIsInUse' })
  })

  it('was one', () => {
    for (const facts of [[], [opened, gone]]) {
      expect(suspendAccount(account(...facts), 'a reason')).toEqual({ refusal: 'AccountNotFound' })
      expect(reinstateAccount(account(...facts))).toEqual({ refusal: 'AccountNotFound' })
    }
  })
})

describe('what an admin looks at', () => {
  it('is noted each time, as long as there is something to see', () => {
    const looked = fact('PersonalDataRevealed', { what: 'orders' as const })
    expect(revealPersonalData(account(opened), 'orders')).toEqual([looked])
    expect(revealPersonalData(account(opened, looked, suspended), 'orders')).toEqual([looked])
    expect(revealPersonalData(account(opened, gone), 'orders')).toEqual({ refusal: 'AccountNotFound' })
  })
})

describe('an erased account', () => {
  const admin = fact('RoleGranted', { role: 'Admin' as const })

  it('was anybody’s: verified or not, suspended or not, also an admin’s', () => {
    for (const facts of [[opened], [opened, verified], [opened, verified, suspended], [opened, admin]]) {
      expect(eraseAccount(account(...facts))).toEqual([gone])
    }
  })

  it('names nobody, has no rights and is nobody’s to use', () => {
    const { state, context, can } = account(opened, admin, gone)
    expect([state, context]).toEqual([
      'erased',
      { firstname: '(erased)', lastname: '(erased)', email: '(erased)', role: 'Customer', reason: '' },
    ])
    expect([can('EmailVerified'), can('RoleGranted'), can('AccountOpened')]).toEqual([false, false, false])
  })

  it('is erased again without a trace', () => {
    expect(eraseAccount(account(opened, gone))).toEqual([])
  })

  it('cannot be opened again', () => {
    expect(openVerifiedAccount(account(opened, gone), amina, 'Customer')).toEqual({ refusal: 'EmailIsTaken' })
  })

  it('is not one that never was', () => {
    expect(eraseAccount(account())).toEqual({ refusal: 'AccountNotFound' })
  })
})

it.each([
  ['nobody ever opened', account(), undefined, false, false, true],
  ['is not verified', account(opened), 'unverified', true, true, true],
  ['is verified', account(opened, verified), 'active', true, false, false],
  ['is suspended', account(opened, verified, suspended), 'suspended', false, false, false],
  ['was suspended before it was verified', account(opened, suspended), 'suspended', false, true, false],
  ['was erased', account(opened, gone), 'erased', false, false, false],
] as const)('an account that %s: its status, whether it is in use, unproven, open to sign-ups', (_, one, ...said) =>
  expect([statusOf(one), isInUse(one), isUnproven(one), isOpenToSignUps(one)]).toEqual(said),
)
