import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { NewFacts } from '#ui-kit/shop/audit/NewFacts.tsx'

const meta = preview.meta({
  title: 'Shop/Audit/NewFacts',
  component: NewFacts,
  args: { count: 3, onShow: fn() },
})

export const Three = meta.story({})

Three.test('calls onShow', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '3 new events: show them' }))
  await expect(args.onShow).toHaveBeenCalledOnce()
})

export const One = meta.story({
  args: { count: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '1 new event: show it' })).toBeVisible()
  },
})

export const MoreThanWereCounted = meta.story({ args: { count: 50, orMore: true } })

export const None = meta.story({
  args: { count: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onShow).toHaveBeenCalledOnce()
  },
})
