import { fn } from 'storybook/test'
import { machineAfter } from '#stories/flows/machineIn.ts'
import { rand } from '#stories/shop/catalogue/rand.ts'
import { thandi, themba } from '#stories/shop/history/aminasHistory.ts'
import { fieldChange, recordedHistory, type ToldFact } from '#stories/shop/history/recordedHistory.ts'
import type { ProviderHistoryProps } from '#ui-kit/screens/providerAdmin/ProviderHistoryScreen.tsx'

const told: ToldFact[] = [
  [
    'ProviderAdded',
    '2026-11-02T07:10:04.000Z',
    thandi,
    'added the service provider: Plumber in Soweto',
    [
      fieldChange('Full name', null, 'Sipho Mabaso'),
      fieldChange('Profession', null, 'Plumber'),
      fieldChange('Call-out fee', null, rand('350.00')),
      fieldChange('Length of a visit', null, '60 minutes'),
      fieldChange('Monday, from', null, '08:00'),
      fieldChange('Monday, to', null, '17:00'),
      fieldChange('Verified', null, 'No'),
      fieldChange('In the directory', null, 'Yes'),
    ],
  ],
  [
    'ProviderVerified',
    '2026-11-03T09:22:40.000Z',
    themba,
    'verified the service provider',
    [fieldChange('Verified', 'No', 'Yes')],
  ],
  [
    'WorkingHoursChanged',
    '2026-11-18T13:05:12.000Z',
    thandi,
    'changed the working hours, with appointments of 90 minutes',
    [fieldChange('Length of a visit', '60 minutes', '90 minutes'), fieldChange('Monday, to', '17:00', '15:30')],
  ],
  [
    'DaysOffChanged',
    '2026-11-20T06:00:00.000Z',
    thandi,
    'set 1 day off',
    [fieldChange('Day off 1', null, 'Wed 16 Dec 2026')],
  ],
  [
    'ProviderWithdrawn',
    '2026-11-22T08:00:00.000Z',
    themba,
    'removed the service provider from the directory',
    [fieldChange('In the directory', 'Yes', 'No')],
  ],
]

const { facts, last, fieldsAt, differences } = recordedHistory(3204, told)

/** The history of a plumber, with the plumber as he was at a revision. */
export const siphosHistory = (revision = last): ProviderHistoryProps => ({
  facts,
  intact: true,
  downloads: [
    { label: 'CSV', onDownload: fn() },
    { label: 'JSON', onDownload: fn() },
  ],
  revision,
  machine: machineAfter(
    'provider',
    facts.slice(0, revision + 1).map(({ type }) => type),
  ),
  fields: fieldsAt(revision),
  onMove: fn(),
  comparison: { from: 0, to: last, differences: differences(0, last) },
  onCompare: fn(),
})
