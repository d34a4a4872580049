import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { PaletteButton } from '#ui-kit/shop/palette/PaletteButton.tsx'

const meta = preview.meta({
  title: 'Shop/Command palette/PaletteButton',
  component: PaletteButton,
  args: { keys: 'Ctrl K', onClick: fn() },
})

export const OnADesk = meta.story({})

OnADesk.test('calls onClick', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Go to…' }))
  await expect(args.onClick).toHaveBeenCalledOnce()
  await expect(canvas.getByText('Ctrl K')).toBeVisible()
})

export const OnAMac = meta.story({ args: { keys: '⌘ K' } })

export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Go to…' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
})
