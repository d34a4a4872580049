import { describe, expect, it } from 'vitest'
import { happened } from '#domain/cast.ts'
import { fact } from '#domain/kernel/decision.ts'
import { replay } from '#domain/kernel/replay.ts'
import type { AccountFact, RosterFact } from './accountEvents.ts'
import { accountMachine } from './accountMachine.ts'
import { appoint } from './appointing.ts'
import { actsAsAdmin, joinRoster, leaveRoster, rosterMachine, rosterStream } from './rosterMachine.ts'

const joined = (customerId: string) => fact('AdminJoined', { customerId })
const left = (customerId: string) => fact('AdminLeft', { customerId })
const roster = (...facts: RosterFact[]) =>
  replay(
    rosterMachine,
    rosterStream,
    facts.map((each) => happened(each)),
  )

const amina = { firstname: 'Amina', lastname: 'Daniels', email: 'amina@ekhaya.example' }
const account = (...facts: AccountFact[]) =>
  replay(
    accountMachine,
    'account-amina',
    facts.map((each) => happened(each)),
  )
const opened = fact('AccountOpened', amina)
const verified = fact('EmailVerified', { email: amina.email })
const admin = fact('RoleGranted', { role: 'Admin' as const })
const suspended = fact('AccountSuspended', { reason: 'lost her telephone' })

describe('the roster of admins', () => {
  it('is joined once', () => {
    expect(joinRoster(roster(), 'themba', 0)).toEqual([joined('themba')])
    expect(joinRoster(roster(joined('themba')), 'themba', 0)).toEqual([])
  })

  it('is not joined by whoever left it while they were on their way', () => {
    const hasLeft = roster(joined('themba'), joined('thandi'), left('thandi'))
    expect(joinRoster(hasLeft, 'thandi', 0)).toEqual([])
    expect(joinRoster(hasLeft, 'thandi', 1)).toEqual([joined('thandi')])
  })

  it('is left where another one stays', () => {
    expect(leaveRoster(roster(joined('themba'), joined('thandi')), 'themba')).toEqual([left('themba')])
    expect(leaveRoster(roster(joined('themba')), 'themba')).toEqual({ refusal: 'LastAdminStays' })
    expect(leaveRoster(roster(), 'themba')).toEqual({ refusal: 'LastAdminStays' })
  })

  it('is left by whoever is not on it yet, too: they will not arrive', () => {
    const leaving = leaveRoster(roster(joined('themba')), 'thandi')
    expect(leaving).toEqual([left('thandi')])
    expect(roster(joined('themba'), left('thandi')).context.admins).toEqual(['themba'])
  })
})

describe('somebody acts as an admin', () => {
  it.each([
    ['who never was', account(), false],
    ['who is a customer', account(opened, verified), false],
    ['who was granted the role', account(opened, verified, admin), true],
    ['whose address is not verified', account(opened, admin), true],
    ['who is suspended', account(opened, verified, admin, suspended), false],
    ['who was reinstated', account(opened, verified, admin, suspended, fact('AccountReinstated', {})), true],
    ['who was erased', account(opened, verified, admin, fact('AccountErased', {})), false],
  ] as const)('%s', (_, who, acts) => expect(actsAsAdmin(who)).toBe(acts))
})

describe('the role of an admin', () => {
  const refused = { refusal: 'AddressIsUnproven' }

  it('is granted where the address is proven', () => {
    expect(appoint(account(opened, verified), 'Admin')).toEqual([admin])
    expect(appoint(account(opened, verified, suspended), 'Admin')).toEqual([admin])
    expect(appoint(account(opened), 'Admin')).toEqual(refused)
    expect(appoint(account(opened, suspended), 'Admin')).toEqual(refused)
  })

  it('is taken back from anybody', () => {
    const customer = fact('RoleGranted', { role: 'Customer' as const })
    expect(appoint(account(opened, admin), 'Customer')).toEqual([customer])
    expect(appoint(account(opened, verified, admin), 'Customer')).toEqual([customer])
  })

  it('changes nothing where it is held already, and is nobody’s who never was', () => {
    expect(appoint(account(opened, verified, admin), 'Admin')).toEqual([])
    expect(appoint(account(), 'Admin')).toEqual({ refusal: 'AccountNotFound' })
  })
})
