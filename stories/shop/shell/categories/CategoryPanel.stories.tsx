import { expect, fn } from 'storybook/test'
import { categories } from '#stories/shop/shell/navigation.ts'
import { withoutNavigation } from '#stories/shop/shell/withoutNavigation.tsx'
import preview from '#storybook/preview.tsx'
import { CategoryPanel } from '#ui-kit/shop/shell/categories/CategoryPanel.tsx'
import type { MenuCategory } from '#ui-kit/shop/shell/categories/menuCategory.ts'
import { MenuSheet } from './MenuSheet.tsx'

const hardware: MenuCategory = categories[1] ?? { name: 'Hardware', href: '/Categories/Hardware' }

const meta = preview.meta({
  title: 'Shop/Shell/CategoryPanel',
  component: CategoryPanel,
  args: { category: hardware, onSelect: fn() },
  decorators: [MenuSheet, withoutNavigation],
})

export const ThreeLevels = meta.story({})

export const TwoLevels = meta.story({
  args: { category: { ...hardware, children: hardware.children?.map(({ name, href }) => ({ name, href })) } },
})

export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSelect).toHaveBeenCalledOnce()
  },
})
