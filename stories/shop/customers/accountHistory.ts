import { amina, shop, thandi } from '#stories/shop/history/aminasHistory.ts'
import type { Actor, FieldChange, PlainValue, TimelineFact } from '#ui-kit/shop/audit/timelineFact.ts'
import type { Machine } from '#ui-kit/shop/history/MachineChart.tsx'
import type { FieldAtRevision } from '#ui-kit/shop/history/RecordAtRevision.tsx'

const self: Actor = { ...amina, name: 'A••••• D•••••' }

const fieldChange = (field: string, from: PlainValue, to: PlainValue): FieldChange => ({ field, from, to })

type FactTuple = [type: string, at: string, actor: Actor, sentence: string, changes: FieldChange[], data?: unknown]

const factTuples: FactTuple[] = [
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

/** All facts of Amina's account, masked. */
export const accountHistory: TimelineFact[] = factTuples.map(
  ([type, at, actor, sentence, changes, data = {}], revision) => ({
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
  }),
)

export const lastRevision = accountHistory.length - 1

const fields = ['Status', 'Role', 'Suspended for', 'Firstname', 'Lastname', 'E-mail']

const valueAt = (field: string, revision: number): PlainValue =>
  accountHistory
    .slice(0, revision + 1)
    .flatMap(({ changes }) => changes)
    .findLast((change) => change.field === field)?.to ?? null

/** The fields of the account at a revision, and now. */
export const accountAt = (revision: number): FieldAtRevision[] =>
  fields.map((field) => ({ field, value: valueAt(field, revision), now: valueAt(field, lastRevision) }))

export const accountDifferences = (from: number, to: number): FieldChange[] =>
  fields
    .map((field) => fieldChange(field, valueAt(field, from), valueAt(field, to)))
    .filter((change) => change.from !== change.to)

const stateOf: Record<string, string> = { Unverified: 'unverified', Active: 'active', Suspended: 'suspended.verified' }

/** The state machine of the account at a revision. */
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
