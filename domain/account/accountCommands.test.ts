import { describe, expect, it } from 'vitest'
import { happened } from '#domain/cast.ts'
import { fact } from '#domain/kernel/decision.ts'
import { replay } from '#domain/kernel/replay.ts'
import { claimEmail, openVerifiedAccount } from './accountCommands.ts'
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
