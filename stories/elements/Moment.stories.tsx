import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Moment } from '#ui-kit/elements/Moment.tsx'

const meta = preview.meta({
  title: 'Elements/Moment',
  component: Moment,
  args: { at: '2026-11-21T08:00:00.000Z' },
})

export const DateAndTime = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('21 Nov 2026, 10:00')).toHaveAttribute('datetime', '2026-11-21T08:00:00.000Z')
  },
})

export const DateOnly = meta.story({ args: { show: 'date' } })
export const TimeOnly = meta.story({ args: { show: 'time' } })

export const AlreadyTomorrowHere = meta.story({
  args: { at: '2026-12-31T22:30:00.000Z' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 Jan 2027, 00:30')).toBeVisible()
  },
})
