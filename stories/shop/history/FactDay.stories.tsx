import { fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { FactDay } from '#ui-kit/shop/history/FactDay.tsx'
import { aminasHistory, collected, delivered } from './aminasHistory.ts'

const meta = preview.meta({
  title: 'Shop/History/FactDay',
  component: FactDay,
  args: {
    day: {
      name: 'Sunday 22 November 2026',
      facts: [
        { fact: delivered, since: '1 d 18 h' },
        { fact: collected, since: 'at once' },
      ],
    },
    revisions: new Map(aminasHistory.map(({ id, revision }) => [id, revision])),
    onShow: fn(),
  },
})

export const DeliveryDay = meta.story({})
export const FirstFactShown = meta.story({ args: { shownRevision: delivered.revision } })
