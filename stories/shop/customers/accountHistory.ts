import { amina, shop, thandi } from '#stories/shop/history/aminasHistory.ts'
import { fieldChange, recordedHistory, type ToldFact } from '#stories/shop/history/recordedHistory.ts'
import type { Actor } from '#ui-kit/shop/audit/timelineFact.ts'
import type { Machine } from '#ui-kit/shop/history/MachineChart.tsx'

const self: Actor = { ...amina, name: 'A••••• D•••••' }

const told: ToldFact[] = [
  [
    'AccountOpened',
    '2026-03-04T07:15:00.000Z',
    self,
    'opened the account',
    [
      fieldChange('Status', null, 'Unverified'),
      fieldChange('Role', null, 'Customer'),
      fieldChange('Firstname', null, 'A•••••'),
      fieldChange('Lastname', null, 'K•••••'),
      fieldChange('E-mail', null, 'a•••••@e•••••'),
    ],
    { firstname: 'A•••••', lastname: 'K•••••', email: 'a•••••@e•••••' },
  ],
  ['OtpIssued', '2026-03-04T07:15:00.010Z', shop, 'was sent a code to verify the address', [], { purpose: 'signup' }],
  [
    'EmailVerified',
    '2026-03-04T07:17:42.000Z',
    self,
    'verified the e-mail address',
    [fieldChange('Status', 'Unverified', 'Active')],
  ],
  [
    'DetailsChanged',
    '2026-08-09T18:04:10.000Z',
    self,
    'changed the personal details',
    [fieldChange('Lastname', 'K•••••', 'D•••••')],
  ],
  [
    'AccountSuspended',
    '2026-10-12T08:30:00.000Z',
    thandi,
    'suspended the account: Three parcels reported as not arrived, all three signed for',
    [
      fieldChange('Status', 'Active', 'Suspended'),
      fieldChange('Suspended for', null, 'Three parcels reported as not arrived, all three signed for'),
    ],
    { reason: 'Three parcels reported as not arrived, all three signed for' },
  ],
  [
    'PersonalDataRevealed',
    '2026-10-13T09:02:11.000Z',
    thandi,
    'looked at the customer’s name and addresses',
    [],
    { what: 'details' },
  ],
  [
    'AccountReinstated',
    '2026-10-13T09:41:00.000Z',
    thandi,
    'reinstated the account',
    [
      fieldChange('Status', 'Suspended', 'Active'),
      fieldChange('Suspended for', 'Three parcels reported as not arrived, all three signed for', null),
    ],
  ],
]

/** Amina's account, masked. */
export const accountHistory = recordedHistory(4021, told, [
  ...['Status', 'Role', 'Suspended for', 'Firstname', 'Lastname', 'E-mail'],
])

const stateOf: Record<string, string> = { Unverified: 'unverified', Active: 'active', Suspended: 'suspended.verified' }

/** The state machine of the account at a revision. */
export const accountMachineAt = (revision: number): Machine => {
  const stateAt = (at: number) => stateOf[String(accountHistory.valueAt('Status', at))] ?? 'unopened'

  return {
    states: [
      { id: 'unopened', label: 'Not opened', x: 0, y: 1 },
      { id: 'unverified', label: 'Unverified', x: 1, y: 0 },
      { id: 'active', label: 'Active', x: 3, y: 0 },
      { id: 'erased', label: 'Erased', x: 2, y: 1 },
      { id: 'suspended.unverified', label: 'Suspended', x: 1, y: 2 },
      { id: 'suspended.verified', label: 'Suspended', x: 3, y: 2 },
    ],
    arrows: [
      ['unopened', 'unverified'],
      ['unverified', 'active'],
      ['unverified', 'suspended.unverified'],
      ['unverified', 'erased'],
      ['active', 'suspended.verified'],
      ['active', 'erased'],
      ['suspended.unverified', 'unverified'],
      ['suspended.unverified', 'erased'],
      ['suspended.verified', 'active'],
      ['suspended.verified', 'erased'],
    ].map(([from = '', to = '']) => ({ from, to })),
    current: stateAt(revision),
    visited: ['unopened', ...Array.from({ length: revision }, (_, at) => stateAt(at))],
  }
}
