import { describe, expect, it } from 'vitest'
import { happened } from '#domain/cast.ts'
import { fact } from '#domain/kernel/decision.ts'
import { replay } from '#domain/kernel/replay.ts'
import { claimEmail, eraseAccount, openVerifiedAccount, releaseEmail } from './accountCommands.ts'
import type { AccountFact, EmailFact } from './accountEvents.ts'
import { accountMachine, emailMachine } from './accountMachine.ts'

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
    expect(account(opened, fact('EmailVerified', { email: amina.email })).state).toBe('active')
  })
})

describe('an erased account', () => {
  const admin = fact('RoleGranted', { role: 'Admin' as const })
  const gone = fact('AccountErased', {})

  it('was a customer’s, verified or not', () => {
    expect(eraseAccount(account(opened), ['thandi'])).toEqual([gone])
    expect(eraseAccount(account(opened, fact('EmailVerified', { email: amina.email })), ['thandi'])).toEqual([gone])
  })

  it('names nobody, has no rights and is nobody’s to use', () => {
    const { state, context, can } = account(opened, admin, gone)
    expect([state, context]).toEqual([
      'erased',
      { firstname: '(erased)', lastname: '(erased)', email: '(erased)', role: 'Customer' },
    ])
    expect([can('EmailVerified'), can('RoleGranted'), can('AccountOpened')]).toEqual([false, false, false])
  })

  it('is erased again without a trace', () => {
    expect(eraseAccount(account(opened, gone), [])).toEqual([])
  })

  it('cannot be opened again', () => {
    expect(openVerifiedAccount(account(opened, gone), amina, 'Customer')).toEqual({ refusal: 'EmailIsTaken' })
  })

  it('is not one that never was', () => {
    expect(eraseAccount(account(), ['thandi'])).toEqual({ refusal: 'AccountNotFound' })
  })

  it('was never the last admin’s', () => {
    expect(eraseAccount(account(opened, admin), ['amina', 'thandi'])).toEqual([gone])
    expect(eraseAccount(account(opened, admin), ['amina'])).toEqual({ refusal: 'LastAdminStays' })
    expect(eraseAccount(account(opened, admin), [])).toEqual({ refusal: 'LastAdminStays' })
  })
})
