import type { ReactNode } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Checkbox } from '#ui-kit/elements/Checkbox.tsx'
import { OrderRowCard } from '#ui-kit/shop/order/admin/OrderRowCard.tsx'
import { goneRow, lateRow, longRow, pendingRow } from './allOrders.ts'

const onSelect = fn()

const checkbox = (name: string, isSelected = false) => (
  <Checkbox labelHidden label={`Select ${name}`} checked={isSelected} onChange={onSelect} />
)

const meta = preview.meta({
  title: 'Shop/Orders/OrderRowCard',
  component: OrderRowCard,
  args: { order: pendingRow, selected: false, checkbox: checkbox('EK-7F3K-92QD') as ReactNode },
  beforeEach: () => void onSelect.mockClear(),
  globals: { viewport: { value: 'phone' } },
})

export const Pending = meta.story({})

Pending.test('calls onSelect', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Select EK-7F3K-92QD' }))
  await expect(onSelect).toHaveBeenCalledWith(true)
})

export const Late = meta.story({ args: { order: lateRow } })

export const Selected = meta.story({ args: { selected: true, checkbox: checkbox('EK-7F3K-92QD', true) } })

export const NoLongerHere = meta.story({
  args: { order: goneRow, checkbox: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('checkbox')).toBeNull()
  },
})

export const LongText = meta.story({ args: { order: longRow }, globals: { viewport: { value: 'small' } } })

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'EK-7F3K-92QD' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(onSelect).toHaveBeenCalledWith(true)
  },
})
