import { expect } from 'storybook/test'
import { CardWidth } from '#stories/shop/catalogue/storyWidths.tsx'
import preview from '#storybook/preview.tsx'
import { FigureTile } from '#ui-kit/shop/dashboard/FigureTile.tsx'
import { lateOrders } from './figures.ts'

const meta = preview.meta({
  title: 'Shop/Dashboard/FigureTile',
  component: FigureTile,
  args: { ...lateOrders, label: 'Pending', value: '12', note: 'not begun yet', isUrgent: false },
  decorators: [CardWidth],
})

export const Ordinary = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Pending' })).toBeVisible()
    await expect(canvas.queryByLabelText('Needs attention')).toBeNull()
  },
})

export const Urgent = meta.story({
  args: lateOrders,
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Needs attention')).toBeVisible()
  },
})

export const LongNumber = meta.story({ args: { value: '12345678901234567890' } })

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Pending' })).toHaveFocus()
  },
})
