import { expect } from 'storybook/test'
import { leaveFocus } from '#stories/leaveFocus.ts'
import preview from '#storybook/preview.tsx'
import { DayTable } from '#ui-kit/shop/dashboard/DayTable.tsx'
import { busyMonth } from './figures.ts'

const meta = preview.meta({
  title: 'Shop/Dashboard/DayTable',
  component: DayTable,
  args: { days: busyMonth.days },
})

export const Closed = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sat 21 Nov')).not.toBeVisible()
  },
})

export const Open = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Day by day, in numbers'))
    await expect(canvas.getByRole('link', { name: 'Sat 21 Nov' })).toHaveAttribute(
      'href',
      '/Orders_Management?since=2026-11-21&until=2026-11-21',
    )
    leaveFocus()
  },
})

export const OpenOnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Day by day, in numbers'))
    await expect(canvas.getByRole('region', { name: 'Orders, revenue and bookings by day' })).toBeVisible()
    leaveFocus()
  },
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const details = canvas.getByRole('group') as HTMLDetailsElement
    await userEvent.tab()
    await expect(canvas.getByText('Day by day, in numbers')).toHaveFocus()
    // A simulated key press does not open a native disclosure.
    details.open = true
    await userEvent.tab()
    await expect(canvas.getByRole('region', { name: 'Orders, revenue and bookings by day' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Sat 21 Nov' })).toHaveFocus()
  },
})
