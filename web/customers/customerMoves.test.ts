import { describe, expect, it } from 'vitest'
import { customerMoves } from './customerMoves.ts'

const movesOf = (status: 'unverified' | 'active' | 'suspended' | 'erased', role: 'Admin' | 'Customer', isOwn = false) =>
  customerMoves({ status, role }, isOwn)

const possible = (...standing: Parameters<typeof movesOf>) =>
  movesOf(...standing)
    .filter((move) => move.possible)
    .map(({ id }) => id)

describe('an account', () => {
  it('in use can be suspended, promoted and erased', () => {
    expect(possible('active', 'Customer')).toEqual(['suspend', 'makeAdmin', 'erase'])
  })

  it('of an admin can be made a customer’s again', () => {
    expect(possible('active', 'Admin')).toEqual(['suspend', 'makeCustomer', 'erase'])
    expect(possible('suspended', 'Admin')).toEqual(['reinstate', 'makeCustomer', 'erase'])
  })

  it('that is suspended has to be reinstated before its owner can be an admin', () => {
    expect(possible('suspended', 'Customer')).toEqual(['reinstate', 'erase'])
    expect(movesOf('suspended', 'Customer')[1]).toMatchObject({
      id: 'makeAdmin',
      remark: 'Reinstate the account first.',
    })
  })

  it('whose address is not proven has to be verified before its owner can be an admin', () => {
    expect(possible('unverified', 'Customer')).toEqual(['suspend', 'erase'])
    expect(movesOf('unverified', 'Customer')[1]?.remark).toBe('The e-mail address has to be verified first.')
  })

  it('that is erased can no longer be touched', () => {
    expect(movesOf('erased', 'Customer')).toEqual([])
  })

  it('of one’s own says what each move means for oneself', () => {
    expect(movesOf('active', 'Admin', true).map(({ remark }) => remark)).toEqual([
      'You are signed out at once, and only another admin can let you in again.',
      'You leave the management at once, and only another admin can let you in again.',
      'You are signed out at once, and your account is gone for good.',
    ])
    expect(movesOf('active', 'Admin').every(({ remark }) => remark === undefined)).toBe(true)
  })
})
