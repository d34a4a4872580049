import { fn } from 'storybook/test'
import { rand } from '#stories/shop/catalogue/rand.ts'
import { thandi } from '#stories/shop/history/aminasHistory.ts'
import type { ProviderHistoryProps } from '#ui-kit/screens/providerAdmin/ProviderHistoryScreen.tsx'
import type { Actor, FieldChange, PlainValue, TimelineFact } from '#ui-kit/shop/audit/timelineFact.ts'
import type { Machine } from '#ui-kit/shop/history/MachineChart.tsx'
import type { FieldAtRevision } from '#ui-kit/shop/history/RecordAtRevision.tsx'

const themba: Actor = { role: 'admin', name: 'Themba Zulu' }

type FactTuple = [type: string, at: string, actor: Actor, sentence: string, changes: FieldChange[]]

const change = (field: string, from: PlainValue, to: PlainValue): FieldChange => ({ field, from, to })

const factTuples: FactTuple[] = [
  [
    'ProviderAdded',
    '2026-11-02T07:10:04.000Z',
    thandi,
    'added the service provider: Plumber in Soweto',
    [
      change('Full name', null, 'Sipho Mabaso'),
      change('Profession', null, 'Plumber'),
      change('Call-out fee', null, rand('350.00')),
      change('Length of a visit', null, '60 minutes'),
      change('Monday, from', null, '08:00'),
      change('Monday, to', null, '17:00'),
      change('Verified', null, 'No'),
      change('In the directory', null, 'Yes'),
    ],
  ],
  [
    'ProviderVerified',
    '2026-11-03T09:22:40.000Z',
    themba,
    'verified the service provider',
    [change('Verified', 'No', 'Yes')],
  ],
  [
    'WorkingHoursChanged',
    '2026-11-18T13:05:12.000Z',
    thandi,
    'changed the working hours, with appointments of 90 minutes',
    [change('Length of a visit', '60 minutes', '90 minutes'), change('Monday, to', '17:00', '15:30')],
  ],
  [
    'DaysOffChanged',
    '2026-11-20T06:00:00.000Z',
    thandi,
    'set 1 day off',
    [change('Day off 1', null, 'Wed 16 Dec 2026')],
  ],
  [
    'ProviderWithdrawn',
    '2026-11-22T08:00:00.000Z',
    themba,
    'removed the service provider from the directory',
    [change('In the directory', 'Yes', 'No')],
  ],
]

const facts = factTuples.map(
  ([type, at, actor, sentence, changes], revision): TimelineFact => ({
    ...{ revision, type, at, actor, sentence, changes, data: {}, causationId: null },
    position: 3204 + revision * 41,
    id: `019aa4f2-1c40-7a53-b6e0-5d1f0c2a9c0${revision}`,
    correlationId: `019aa4f2-1c3e-7c10-9a11-7be2d0f4dc0${revision}`,
  }),
)

const last = facts.length - 1
const fields = [...new Set(facts.flatMap(({ changes }) => changes.map(({ field }) => field)))]

const valueAt = (field: string, revision: number): PlainValue =>
  facts
    .slice(0, revision + 1)
    .flatMap(({ changes }) => changes)
    .findLast((each) => each.field === field)?.to ?? null

const fieldsAt = (revision: number): FieldAtRevision[] =>
  fields.map((field) => ({ field, value: valueAt(field, revision), now: valueAt(field, last) }))

const differences = (from: number, to: number) =>
  fields.map((field) => change(field, valueAt(field, from), valueAt(field, to))).filter((each) => each.from !== each.to)

const chart = (current: string): Machine => ({
  states: [
    { id: 'unknown', label: 'Not added', x: 0, y: 0 },
    { id: 'listed', label: 'Listed', x: 1, y: 0 },
    { id: 'withdrawn', label: 'Withdrawn', x: 2, y: 0 },
  ],
  arrows: [
    { from: 'unknown', to: 'listed' },
    { from: 'listed', to: 'withdrawn' },
    { from: 'withdrawn', to: 'listed' },
  ],
  current,
  visited: current === 'withdrawn' ? ['unknown', 'listed'] : ['unknown'],
})

/** The history of a plumber, with the plumber as he was at a revision. */
export const siphosHistory = (revision = last): ProviderHistoryProps => ({
  facts,
  intact: true,
  downloads: [
    { label: 'CSV', onDownload: fn() },
    { label: 'JSON', onDownload: fn() },
  ],
  revision,
  machine: chart(revision === last ? 'withdrawn' : 'listed'),
  fields: fieldsAt(revision),
  onMove: fn(),
  comparison: { from: 0, to: last, differences: differences(0, last) },
  onCompare: fn(),
})
