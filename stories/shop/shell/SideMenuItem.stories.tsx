import { CircleHelp } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { SideMenuItem } from '#ui-kit/shop/shell/SideMenuItem.tsx'
import { MenuList } from './MenuList.tsx'
import { withoutNavigation } from './withoutNavigation.tsx'

const meta = preview.meta({
  title: 'Shop/Shell/SideMenuItem',
  component: SideMenuItem,
  args: { item: { label: 'Help', href: '/Help' }, onClose: fn() },
  decorators: [MenuList, withoutNavigation],
})

export const Link = meta.story({})

export const CurrentPage = meta.story({ args: { item: { label: 'Help', href: '/Help', current: true } } })

export const WithIcon = meta.story({
  args: { item: { label: 'Help', href: '/Help', icon: <CircleHelp size={20} aria-hidden /> } },
})

export const Action = meta.story({
  args: { item: { label: 'Logout', onSelect: fn() } },
})

Action.test('calls onSelect and onClose', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Logout' }))
  await expect(args.item.onSelect).toHaveBeenCalledOnce()
  await expect(args.onClose).toHaveBeenCalledOnce()
})
