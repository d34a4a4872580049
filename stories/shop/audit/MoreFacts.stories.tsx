import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { MoreFacts } from '#ui-kit/shop/audit/MoreFacts.tsx'

const meta = preview.meta({
  title: 'Shop/Audit/MoreFacts',
  component: MoreFacts,
  args: { onMore: fn() as (() => void) | undefined },
})

export const MoreToLoad = meta.story({})

MoreToLoad.test('calls onMore', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Load more' }))
  await expect(args.onMore).toHaveBeenCalledOnce()
})

export const Loading = meta.story({ args: { loading: true } })

export const Failed = meta.story({
  args: { failed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Older events could not be loaded.')
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible()
  },
})

export const TheEnd = meta.story({ args: { onMore: undefined } })

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onMore).toHaveBeenCalledOnce()
  },
})
