import { describe, expect, it } from 'vitest'
import { fact } from '#domain/kernel/decision.ts'
import { replay } from '#domain/kernel/replay.ts'
import { recordedFact } from '#domain/testing/fixtures.ts'
import type { AccountFact, AdminRegistryFact } from './accountEvents.ts'
import { accountMachine } from './accountMachine.ts'
import {
  actsAsAdmin,
  adminRegistryMachine,
  adminRegistryStream,
  joinAdminRegistry,
  leaveAdminRegistry,
} from './adminRegistryMachine.ts'
import { assignRole } from './assignRole.ts'

const joined = (customerId: string) => fact('AdminJoined', { customerId })
const left = (customerId: string) => fact('AdminLeft', { customerId })
const roster = (...facts: AdminRegistryFact[]) =>
  replay(
    adminRegistryMachine,
    adminRegistryStream,
    facts.map((each) => recordedFact(each)),
  )

const amina = { firstname: 'Amina', lastname: 'Daniels', email: 'amina@ekhaya.example' }
const account = (...facts: AccountFact[]) =>
  replay(
    accountMachine,
    'account-amina',
    facts.map((each) => recordedFact(each)),
  )
const opened = fact('AccountOpened', amina)
const verified = fact('EmailVerified', { email: amina.email })
const admin = fact('RoleGranted', { role: 'Admin' as const })
const suspended = fact('AccountSuspended', { reason: 'lost her telephone' })

describe('the admin registry', () => {
  it('adds an admin once', () => {
    expect(joinAdminRegistry(roster(), 'themba', 0)).toEqual([joined('themba')])
    expect(joinAdminRegistry(roster(joined('themba')), 'themba', 0)).toEqual([])
  })

  it('ignores the join of an admin who left after the join began', () => {
    const hasLeft = roster(joined('themba'), joined('thandi'), left('thandi'))
    expect(joinAdminRegistry(hasLeft, 'thandi', 0)).toEqual([])
    expect(joinAdminRegistry(hasLeft, 'thandi', 1)).toEqual([joined('thandi')])
  })

  it('lets an admin leave only if another admin remains', () => {
    expect(leaveAdminRegistry(roster(joined('themba'), joined('thandi')), 'themba')).toEqual([left('themba')])
    expect(leaveAdminRegistry(roster(joined('themba')), 'themba')).toEqual({ refusal: 'LastAdminStays' })
    expect(leaveAdminRegistry(roster(), 'themba')).toEqual({ refusal: 'LastAdminStays' })
  })

  it('records the departure of an admin whose join is in flight, so that the join is ignored', () => {
    const leaving = leaveAdminRegistry(roster(joined('themba')), 'thandi')
    expect(leaving).toEqual([left('thandi')])
    expect(roster(joined('themba'), left('thandi')).context.admins).toEqual(['themba'])
  })
})

describe('whether an account acts as an admin', () => {
  it.each([
    ['that was never opened', account(), false],
    ['of a customer', account(opened, verified), false],
    ['that was granted the role', account(opened, verified, admin), true],
    ['whose e-mail address is not verified', account(opened, admin), true],
    ['that is suspended', account(opened, verified, admin, suspended), false],
    ['that was reinstated', account(opened, verified, admin, suspended, fact('AccountReinstated', {})), true],
    ['that was erased', account(opened, verified, admin, fact('AccountErased', {})), false],
  ] as const)('%s', (_, subject, acts) => expect(actsAsAdmin(subject)).toBe(acts))
})

describe('the role of an admin', () => {
  const refused = { refusal: 'AddressIsUnproven' }

  it('is granted only to an account whose e-mail address is verified', () => {
    expect(assignRole(account(opened, verified), 'Admin')).toEqual([admin])
    expect(assignRole(account(opened, verified, suspended), 'Admin')).toEqual([admin])
    expect(assignRole(account(opened), 'Admin')).toEqual(refused)
    expect(assignRole(account(opened, suspended), 'Admin')).toEqual(refused)
  })

  it('is taken back from any account, verified or not', () => {
    const customer = fact('RoleGranted', { role: 'Customer' as const })
    expect(assignRole(account(opened, admin), 'Customer')).toEqual([customer])
    expect(assignRole(account(opened, verified, admin), 'Customer')).toEqual([customer])
  })

  it('records nothing for an account that has it, and is refused for one that was never opened', () => {
    expect(assignRole(account(opened, verified, admin), 'Admin')).toEqual([])
    expect(assignRole(account(), 'Admin')).toEqual({ refusal: 'AccountNotFound' })
  })
})
