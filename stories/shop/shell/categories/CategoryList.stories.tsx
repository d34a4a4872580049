import { expect, fn } from 'storybook/test'
import { categories } from '#stories/shop/shell/navigation.ts'
import { withoutNavigation } from '#stories/shop/shell/withoutNavigation.tsx'
import { tabTo } from '#stories/tabTo.ts'
import preview from '#storybook/preview.tsx'
import { CategoryList } from '#ui-kit/shop/shell/categories/CategoryList.tsx'
import { MenuSheet } from './MenuSheet.tsx'

const meta = preview.meta({
  title: 'Shop/Shell/CategoryList',
  component: CategoryList,
  args: { categories, onSelect: fn() },
  decorators: [MenuSheet, withoutNavigation],
})

export const WideScreen = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'All Appliances' })).toBeVisible()
  },
})

export const SmallPhone = meta.story({
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'All Appliances' })).toBeNull()
  },
})

export const NoCategories = meta.story({ args: { categories: [] } })

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    await tabTo(canvas.getByRole('link', { name: 'All Appliances' }))
    await userEvent.keyboard('{Enter}')
    await expect(args.onSelect).toHaveBeenCalledOnce()
  },
})
