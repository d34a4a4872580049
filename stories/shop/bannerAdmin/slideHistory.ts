import { fn } from 'storybook/test'
import { machineAfter } from '#stories/flows/machineIn.ts'
import { thandi } from '#stories/shop/history/aminasHistory.ts'
import type { SlideHistoryProps } from '#ui-kit/screens/bannerAdmin/SlideHistoryScreen.tsx'
import type { TimelineFact } from '#ui-kit/shop/audit/timelineFact.ts'

const told: [type: string, sentence: string, changes: TimelineFact['changes']][] = [
  ['SlideAdded', 'added the slide "Long evenings" for Fri 13 Nov 2026 to Thu 31 Dec 2026', []],
  [
    'SlideScheduled',
    'scheduled the slide for Fri 13 Nov 2026 to Sun 31 Jan 2027',
    [{ field: 'Last day', from: '2026-12-31', to: '2027-01-31' }],
  ],
  ['SlideWithdrawn', 'removed the slide from the banner', [{ field: 'In the banner', from: 'Yes', to: 'No' }]],
]

const facts = told.map(
  ([type, sentence, changes], revision): TimelineFact => ({
    ...{ revision, type, sentence, changes, actor: thandi, data: {}, causationId: null },
    at: `2026-11-1${revision}T07:10:04.000Z`,
    position: 3204 + revision * 41,
    id: `019aa4f2-1c40-7a53-b6e0-5d1f0c2a9d0${revision}`,
    correlationId: `019aa4f2-1c3e-7c10-9a11-7be2d0f4dd0${revision}`,
  }),
)

/** The history of a slide that was prolonged and taken out. */
export const slideHistory = (): SlideHistoryProps => ({
  facts,
  intact: true,
  downloads: [{ label: 'CSV', onDownload: fn() }],
  revision: 2,
  machine: machineAfter(
    'slide',
    told.map(([type]) => type),
  ),
  fields: [
    { field: 'Last day', value: '2027-01-31', now: '2027-01-31' },
    { field: 'In the banner', value: 'No', now: 'No' },
  ],
  onMove: fn(),
  comparison: { from: 0, to: 2, differences: [{ field: 'Last day', from: '2026-12-31', to: '2027-01-31' }] },
  onCompare: fn(),
})
