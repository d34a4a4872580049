import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Logo } from '#ui-kit/shop/shell/Logo.tsx'
import { withoutNavigation } from './withoutNavigation.tsx'

const meta = preview.meta({
  title: 'Shop/Shell/Logo',
  component: Logo,
  args: { name: 'Ekhaya', href: '/', onSelect: fn() },
  decorators: [withoutNavigation],
})

export const Ekhaya = meta.story({})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Ekhaya, home' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSelect).toHaveBeenCalledOnce()
  },
})
