import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { SortHead } from '#ui-kit/shop/desk/SortHead.tsx'

const meta = preview.meta({
  title: 'Shop/SortHead',
  component: SortHead<string>,
  args: { label: 'Total', by: 'total', sort: { by: 'orderedAt', descending: true }, onSort: fn() },
})

export const NotChosen = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Total' }))
    await expect(args.onSort).toHaveBeenCalledWith({ by: 'total', descending: false })
  },
})

export const DownFirst = meta.story({
  args: { downFirst: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Total' }))
    await expect(args.onSort).toHaveBeenCalledWith({ by: 'total', descending: true })
  },
})

export const Rising = meta.story({ args: { sort: { by: 'total', descending: false } } })

export const Falling = meta.story({ args: { sort: { by: 'total', descending: true } } })

export const Keyboard = meta.story({
  args: { sort: { by: 'total', descending: true } },
  play: async ({ userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSort).toHaveBeenCalledWith({ by: 'total', descending: false })
  },
})
