import { expect } from 'storybook/test'
import { now, thembaThePlumber } from '#stories/shop/provider/providers.ts'
import preview from '#storybook/preview.tsx'
import { BookBar } from '#ui-kit/shop/provider/profile/BookBar.tsx'

const meta = preview.meta({
  title: 'Shop/Providers/BookBar',
  component: BookBar,
  args: { soonest: thembaThePlumber.soonest ?? now, now, href: '#times' },
  globals: { viewport: { value: 'small' } },
})

export const FreeToday = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Book Appointment' })).toHaveAttribute('href', '#times')
  },
})

export const FreeLater = meta.story({ args: { soonest: '2026-11-28T07:00:00Z' } })

/** It leads on to the booking form instead of up to the times. */
export const TimeChosen = meta.story({
  args: { chosen: { start: '2026-11-28T12:00:00Z', href: '/ServiceProvider/themba/book?start=2026-11-28T12:00:00Z' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Sat 28 Nov, 14:00')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Book Appointment' })).toHaveAttribute('href', args.chosen?.href)
  },
})

export const NothingFree = meta.story({
  args: { soonest: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull()
  },
})

export const HiddenOnWideScreens = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull()
  },
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link')).toHaveFocus()
  },
})
