import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { OrderRowCard } from '#ui-kit/shop/order/OrderRowCard.tsx'
import { goneRow, lateRow, longRow, pendingRow } from './allOrders.ts'

const meta = preview.meta({
  title: 'Shop/OrderRowCard',
  component: OrderRowCard,
  args: { order: pendingRow, box: { checked: false, onClick: fn(), onChange: fn() } },
  globals: { viewport: { value: 'phone' } },
})

export const Pending = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select EK-7F3K-92QD' }))
    await expect(args.box.onChange).toHaveBeenCalledWith(true)
  },
})

export const Late = meta.story({ args: { order: lateRow } })

export const Selected = meta.story({ args: { box: { checked: true, onClick: fn(), onChange: fn() } } })

export const NoLongerHere = meta.story({
  args: { order: goneRow },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('checkbox')).toBeNull()
  },
})

export const LongText = meta.story({ args: { order: longRow }, globals: { viewport: { value: 'small' } } })

export const Keyboard = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'EK-7F3K-92QD' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(args.box.onChange).toHaveBeenCalledWith(true)
  },
})
