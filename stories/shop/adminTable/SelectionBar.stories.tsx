import { expect, fn } from 'storybook/test'
import { tabTo } from '#stories/tabTo.ts'
import preview from '#storybook/preview.tsx'
import { SelectionBar } from '#ui-kit/shop/adminTable/SelectionBar.tsx'

const meta = preview.meta({
  title: 'Shop/Admin tables/SelectionBar',
  component: SelectionBar,
  args: {
    label: 'Selected orders',
    count: 3,
    actions: [
      { id: 'Processing', label: 'Start processing' },
      { id: 'Shipped', label: 'Dispatch' },
      { id: 'Canceled', label: 'Cancel', blockedReason: 'None of them can be cancelled' },
    ],
    onChoose: fn(),
    onClear: fn(),
  },
})

export const ThreeSelected = meta.story({})

ThreeSelected.test('calls onChoose', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('button', { name: 'Cancel' })).toBeDisabled()
  await userEvent.click(canvas.getByRole('button', { name: 'Dispatch' }))
  await expect(args.onChoose).toHaveBeenCalledWith('Shipped')
})

export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ userEvent, args, canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChoose).toHaveBeenCalledWith('Processing')
    await tabTo(canvas.getByRole('button', { name: 'Select none' }))
    await userEvent.keyboard(' ')
    await expect(args.onClear).toHaveBeenCalledOnce()
  },
})
