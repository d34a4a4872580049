import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { CategoryMenuItem } from '#ui-kit/shop/shell/CategoryMenuItem.tsx'
import { MenuBar } from './MenuBar.tsx'
import { MenuList } from './MenuList.tsx'
import { categories } from './navigation.ts'
import { withoutNavigation } from './withoutNavigation.tsx'

const meta = preview.meta({
  title: 'Shop/CategoryMenuItem',
  component: CategoryMenuItem,
  args: {
    category: categories[1] ?? { name: 'Hardware', href: '/Categories/Hardware', children: [] },
    open: false,
    onHover: fn(),
    onToggle: fn(),
    onSelect: fn(),
  },
  decorators: [MenuList, MenuBar, withoutNavigation],
})

export const Closed = meta.story({})

export const Open = meta.story({ args: { open: true } })

export const WithoutChildren = meta.story({
  args: { category: { name: 'Gift cards', href: '/Categories/Gift%20cards', children: [] } },
})

export const Keyboard = meta.story({
  args: {
    category: {
      name: 'Paint',
      href: '/categories/hardware/paint',
      children: [{ name: 'Primer', href: '/categories/hardware/paint/primer' }],
    },
    open: true,
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onToggle).toHaveBeenCalledOnce()
    canvas.getByRole('link', { name: 'Primer' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSelect).toHaveBeenCalledOnce()
  },
})
