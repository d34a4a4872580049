import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { SortableHeader } from '#ui-kit/shop/adminTable/SortableHeader.tsx'

const meta = preview.meta({
  title: 'Shop/Admin tables/SortableHeader',
  component: SortableHeader<string>,
  args: { label: 'Total', by: 'total', sort: { by: 'orderedAt', descending: true }, onSort: fn() },
})

export const NotSorted = meta.story({})

NotSorted.test('calls onSort', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Total' }))
  await expect(args.onSort).toHaveBeenCalledWith({ by: 'total', descending: false })
})

export const DescendingFirst = meta.story({
  args: { descendingFirst: true },
})

DescendingFirst.test('calls onSort', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Total' }))
  await expect(args.onSort).toHaveBeenCalledWith({ by: 'total', descending: true })
})

export const Ascending = meta.story({ args: { sort: { by: 'total', descending: false } } })

export const Descending = meta.story({ args: { sort: { by: 'total', descending: true } } })

export const Keyboard = meta.story({
  tags: ['behaviour'],
  args: { sort: { by: 'total', descending: true } },
  play: async ({ userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSort).toHaveBeenCalledWith({ by: 'total', descending: false })
  },
})
