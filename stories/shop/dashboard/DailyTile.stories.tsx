import { expect, fireEvent } from 'storybook/test'
import { ColumnWidth } from '#stories/shop/catalogue/storyWidths.tsx'
import preview from '#storybook/preview.tsx'
import { DailyTile } from '#ui-kit/shop/dashboard/DailyTile.tsx'
import { averageOrder, barsOf, emptyShop, longNumbers, orders, revenue } from './figures.ts'

const meta = preview.meta({
  title: 'Shop/Dashboard/DailyTile',
  component: DailyTile,
  args: orders,
  decorators: [ColumnWidth],
})

export const ThirtyDays = meta.story({
  play: async ({ canvas }) => {
    const chart = canvas.getByRole('img', { name: 'Orders by day, 23 Oct to 21 Nov: between 4 and 21 a day' })
    await expect(chart.querySelectorAll('rect')).toHaveLength(30)
    await expect(canvas.getByLabelText('More than a week ago:')).toBeVisible()
  },
})

export const SevenDays = meta.story({ args: { bars: barsOf(7, 1) } })

export const NinetyDays = meta.story({ args: { ...revenue, bars: barsOf(90, 773) } })

export const LessThanAWeekAgo = meta.story({ args: revenue })

export const AsAWeekAgo = meta.story({ args: averageOrder })

export const NothingSold = meta.story({
  args: emptyShop.daily[0] ?? orders,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing in this period')).toBeVisible()
  },
})

export const Millions = meta.story({
  args: longNumbers.daily[1] ?? orders,
  globals: { viewport: { value: 'small' } },
})

/** Pointing at a bar, with a mouse or a finger, reads its day. */
export const PointedAt = meta.story({})

PointedAt.test('shows the day under the pointer', async ({ canvas, userEvent }) => {
  const days = canvas.getByRole('slider', { name: 'Orders by day: choose a day' })
  await expect(canvas.getByText('Highest: 21 on 23 Oct')).toBeVisible()
  const { left, top, width } = days.getBoundingClientRect()
  await userEvent.pointer({ target: days, coords: { clientX: left + width * 0.01, clientY: top + 10 } })
  await expect(canvas.getByText(/^23 Oct: /)).toBeVisible()
  await userEvent.unhover(days)
  await expect(canvas.getByText('Highest: 21 on 23 Oct')).toBeVisible()
})

/** The keyboard reads the days one by one, from the newest. */
export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Orders' })).toHaveFocus()
    await userEvent.tab()
    const days = canvas.getByRole('slider', { name: 'Orders by day: choose a day' })
    await expect(days).toHaveFocus()
    await expect(canvas.getByText(/^21 Nov: /)).toBeVisible()
    // As the browser moves a slider with an arrow key.
    await fireEvent.input(days, { target: { value: '28' } })
    await expect(days).toHaveAttribute('aria-valuetext', expect.stringMatching(/^20 Nov: /))
    await userEvent.tab()
    await expect(canvas.getByText(/^Highest: /)).toBeVisible()
  },
})
