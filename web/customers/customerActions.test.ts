import { describe, expect, it } from 'vitest'
import { customerActions } from './customerActions.ts'

const actionsOf = (
  status: 'unverified' | 'active' | 'suspended' | 'erased',
  role: 'Admin' | 'Customer',
  isOwn = false,
) => customerActions({ status, role }, isOwn)

const possible = (...accountState: Parameters<typeof actionsOf>) =>
  actionsOf(...accountState)
    .filter((move) => move.allowed)
    .map(({ id }) => id)

describe('an account', () => {
  it('in use can be suspended, promoted and erased', () => {
    expect(possible('active', 'Customer')).toEqual(['suspend', 'makeAdmin', 'erase'])
  })

  it('of an admin can lose that role', () => {
    expect(possible('active', 'Admin')).toEqual(['suspend', 'makeCustomer', 'erase'])
    expect(possible('suspended', 'Admin')).toEqual(['reinstate', 'makeCustomer', 'erase'])
  })

  it('that is suspended has to be reinstated before its owner can be an admin', () => {
    expect(possible('suspended', 'Customer')).toEqual(['reinstate', 'erase'])
    expect(actionsOf('suspended', 'Customer')[1]).toMatchObject({
      id: 'makeAdmin',
      remark: 'Reinstate the account first.',
    })
  })

  it('has to be verified before its owner can be an admin', () => {
    expect(possible('unverified', 'Customer')).toEqual(['suspend', 'erase'])
    expect(actionsOf('unverified', 'Customer')[1]?.remark).toBe('The e-mail address has to be verified first.')
  })

  it('that is erased has no actions', () => {
    expect(actionsOf('erased', 'Customer')).toEqual([])
  })

  it('of the admin themselves says what each action means for them', () => {
    expect(actionsOf('active', 'Admin', true).map(({ remark }) => remark)).toEqual([
      'You are signed out at once, and only another admin can restore your access.',
      'You lose access to the management pages at once, and only another admin can restore it.',
      'You are signed out at once, and your account is gone for good.',
    ])
    expect(actionsOf('active', 'Admin').every(({ remark }) => remark === undefined)).toBe(true)
  })
})
