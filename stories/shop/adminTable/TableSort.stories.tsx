import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { TableSort } from '#ui-kit/shop/adminTable/TableSort.tsx'

const meta = preview.meta({
  title: 'Shop/Admin tables/TableSort',
  component: TableSort<string>,
  args: {
    sort: { by: 'orderedAt', descending: true },
    options: [
      { by: 'orderedAt', descending: true, label: 'Newest first' },
      { by: 'orderedAt', descending: false, label: 'Oldest first' },
      { by: 'total', descending: true, label: 'Largest total first' },
    ],
    onSort: fn(),
  },
})

export const NewestFirst = meta.story({})

NewestFirst.test('calls onSort', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByLabelText('Sort')).toHaveDisplayValue('Newest first')
  await userEvent.selectOptions(canvas.getByLabelText('Sort'), 'Largest total first')
  await expect(args.onSort).toHaveBeenCalledWith({ by: 'total', descending: true })
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByLabelText('Sort')).toHaveFocus()
  },
})
