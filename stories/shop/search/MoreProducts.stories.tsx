import { expect, fn, waitFor } from 'storybook/test'
import { foundKettles } from '#stories/lives/searches.ts'
import preview from '#storybook/preview.tsx'
import { MoreProducts } from '#ui-kit/shop/search/MoreProducts.tsx'

const meta = preview.meta({
  title: 'Shop/Search/MoreProducts',
  component: MoreProducts,
  args: { shown: 4, total: foundKettles.total, onMore: fn() },
})

export const InSight = meta.story({
  play: async ({ args }) => {
    await waitFor(() => expect(args.onMore).toHaveBeenCalledOnce(), { timeout: 5000 })
  },
})

export const FarBelow = meta.story({
  decorators: [
    (Story) => (
      <div style={{ paddingTop: 3000 }}>
        <Story />
      </div>
    ),
  ],
})

FarBelow.test('calls onMore', async ({ canvas, args }) => {
  await new Promise((resolve) => setTimeout(resolve, 200))
  await expect(args.onMore).not.toHaveBeenCalled()
  canvas.getByRole('button', { name: 'Load more' }).scrollIntoView()
  await waitFor(() => expect(args.onMore).toHaveBeenCalledOnce(), { timeout: 5000 })
})

export const Loading = meta.story({ args: { loading: true } })

export const OnlyByButton = meta.story({
  args: { byHand: true },
})

OnlyByButton.test('calls onMore', async ({ canvas, userEvent, args }) => {
  await expect(args.onMore).not.toHaveBeenCalled()
  await userEvent.click(canvas.getByRole('button', { name: 'Load more' }))
  await expect(args.onMore).toHaveBeenCalledOnce()
})

export const Failed = meta.story({
  args: { failed: true },
})

Failed.test('calls onMore', async ({ canvas, userEvent, args }) => {
  await expect(args.onMore).not.toHaveBeenCalled()
  await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
  await expect(args.onMore).toHaveBeenCalledOnce()
})

export const AllShown = meta.story({
  args: { shown: foundKettles.total },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You have seen them all.')).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  args: { byHand: true },
  play: async ({ userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onMore).toHaveBeenCalledOnce()
  },
})
