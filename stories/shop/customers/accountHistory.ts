import { machineAfter } from '#stories/flows/machineIn.ts'
import { amina, shop, thandi } from '#stories/shop/history/aminasHistory.ts'
import { fieldChange, recordedHistory, type ToldFact } from '#stories/shop/history/recordedHistory.ts'
import type { Actor } from '#ui-kit/shop/audit/timelineFact.ts'
import type { Machine } from '#ui-kit/shop/history/chart.ts'

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

/** The state machine of the account at a revision. */
export const accountMachineAt = (revision: number): Machine =>
  machineAfter(
    'account',
    told.slice(0, revision + 1).map(([type]) => type),
  )
