import { expect, it } from 'vitest'
import { formatAccountChanges, formatAccountFields } from './formatAccountChanges.ts'

it('the changes of an account’s first fact have labels, in the order of the fields, without empty values', () => {
  const changes = [
    { field: 'customerId', from: null, to: 'amina' },
    { field: 'email', from: null, to: 'a•••••@e•••••' },
    { field: 'lastname', from: null, to: '' },
    { field: 'openedAt', from: null, to: '2026-11-16T22:30:00.000Z' },
    { field: 'status', from: null, to: 'unverified' },
    { field: 'orders', from: null, to: 0 },
  ]

  expect(formatAccountChanges(changes)).toEqual([
    { field: 'Status', from: null, to: 'Unverified' },
    { field: 'E-mail', from: null, to: 'a•••••@e•••••' },
    { field: 'Customer since', from: null, to: 'Tuesday 17 November 2026' },
  ])
})

it('a suspension changes the status and the reason', () => {
  const changes = [
    { field: 'reason', from: '', to: 'Sold on a stolen card' },
    { field: 'status', from: 'active', to: 'suspended' },
    { field: 'version', from: 4, to: 5 },
  ]

  expect(formatAccountChanges(changes)).toEqual([
    { field: 'Status', from: 'Active', to: 'Suspended' },
    { field: 'Suspended for', from: null, to: 'Sold on a stolen card' },
  ])
})

it('the fields of an account have labels and leave out order figures', () => {
  const customer = {
    customerId: 'amina',
    firstname: 'A•••••',
    lastname: '',
    email: 'a•••••@e•••••',
    role: 'Customer' as const,
    status: 'active' as const,
    openedAt: '2026-11-16T08:00:00.000Z',
    orders: 3,
    spent: 1802.15,
    lastOrderAt: null,
    reason: '',
    masked: true,
    version: 4,
  }

  expect(formatAccountFields(customer)).toEqual([
    ['Status', 'Active'],
    ['Role', 'Customer'],
    ['Suspended for', null],
    ['Firstname', 'A•••••'],
    ['Lastname', null],
    ['E-mail', 'a•••••@e•••••'],
    ['Customer since', 'Monday 16 November 2026'],
  ])
})
