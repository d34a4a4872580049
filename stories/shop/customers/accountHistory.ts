import { amina, shop, thandi } from '#stories/shop/audit/aminasHistory.ts'
import type { Machine } from '#ui-kit/shop/audit/MachineChart.tsx'
import type { FieldThenAndNow } from '#ui-kit/shop/audit/RecordAtMoment.tsx'
import type { Actor, Change, PlainValue, TimelineFact } from '#ui-kit/shop/audit/timelineFact.ts'

const self: Actor = { ...amina, name: 'A••••• D•••••' }

const was = (field: string, from: PlainValue, to: PlainValue): Change => ({ field, from, to })

type Told = [type: string, at: string, actor: Actor, sentence: string, changes: Change[], data?: unknown]

const told: Told[] = [
  [
    'AccountOpened',
    '2026-03-04T07:15:00.000Z',
    self,
    'opened the account',
    [
      was('Status', null, 'Unverified'),
      was('Role', null, 'Customer'),
      was('Firstname', null, 'A•••••'),
      was('Lastname', null, 'K•••••'),
      was('E-mail', null, 'a•••••@e•••••'),
    ],
    { firstname: 'A•••••', lastname: 'K•••••', email: 'a•••••@e•••••' },
  ],
  ['OtpIssued', '2026-03-04T07:15:00.010Z', shop, 'was sent a code to verify the address', [], { purpose: 'signup' }],
  [
    'EmailVerified',
    '2026-03-04T07:17:42.000Z',
    self,
    'verified the e-mail address',
    [was('Status', 'Unverified', 'Active')],
  ],
  [
    'DetailsChanged',
    '2026-08-09T18:04:10.000Z',
    self,
    'changed the personal details',
    [was('Lastname', 'K•••••', 'D•••••')],
  ],
  [
    'AccountSuspended',
    '2026-10-12T08:30:00.000Z',
    thandi,
    'suspended the account: Three parcels reported as not arrived, all three signed for',
    [
      was('Status', 'Active', 'Suspended'),
      was('Suspended for', null, 'Three parcels reported as not arrived, all three signed for'),
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
      was('Status', 'Suspended', 'Active'),
      was('Suspended for', 'Three parcels reported as not arrived, all three signed for', null),
    ],
  ],
]

/** Amina's account, masked, from the day it was opened. */
export const accountHistory: TimelineFact[] = told.map(([type, at, actor, sentence, changes, data = {}], revision) => ({
  revision,
  position: 402 + revision * 61,
  id: `019aa4f2-1c40-7a53-b6e0-5d1f0c2a9e1${revision}`,
  type,
  at,
  actor,
  sentence,
  changes,
  data,
  correlationId: `019aa4f2-1c3e-7c10-9a11-7be2d0f4e00${revision}`,
  causationId: null,
}))

export const lastRevision = accountHistory.length - 1

const fields = ['Status', 'Role', 'Suspended for', 'Firstname', 'Lastname', 'E-mail']

const valueAt = (field: string, revision: number): PlainValue =>
  accountHistory
    .slice(0, revision + 1)
    .flatMap(({ changes }) => changes)
    .findLast((change) => change.field === field)?.to ?? null

/** The account at a revision, beside what it is now. */
export const accountAt = (revision: number): FieldThenAndNow[] =>
  fields.map((field) => ({ field, value: valueAt(field, revision), now: valueAt(field, lastRevision) }))

export const accountDifferences = (from: number, to: number): Change[] =>
  fields
    .map((field) => was(field, valueAt(field, from), valueAt(field, to)))
    .filter((change) => change.from !== change.to)

const stateOf: Record<string, string> = { Unverified: 'unverified', Active: 'active', Suspended: 'suspended.verified' }

/** The account's machine, as it stood at a revision. */
export const accountMachineAt = (revision: number): Machine => {
  const stateAt = (at: number) => stateOf[String(valueAt('Status', at))] ?? 'unopened'

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
