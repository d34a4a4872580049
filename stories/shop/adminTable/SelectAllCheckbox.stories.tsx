import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { SelectAllCheckbox } from '#ui-kit/shop/adminTable/SelectAllCheckbox.tsx'

const meta = preview.meta({
  title: 'Shop/Admin tables/SelectAllCheckbox',
  component: SelectAllCheckbox,
  args: { noun: 'orders', ids: ['one', 'two'], selectedIds: [] as readonly string[], onSelect: fn() },
})

export const None = meta.story({})

None.test('calls onSelect', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all orders on this page' }))
  await expect(args.onSelect).toHaveBeenCalledWith(['one', 'two'])
})

export const Some = meta.story({
  args: { selectedIds: ['two', 'on another page'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBePartiallyChecked()
  },
})

export const All = meta.story({
  args: { selectedIds: ['one', 'two', 'on another page'] },
})

All.test('calls onSelect', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('checkbox'))
  await expect(args.onSelect).toHaveBeenCalledWith(['on another page'])
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(args.onSelect).toHaveBeenCalledWith(['one', 'two'])
  },
})
