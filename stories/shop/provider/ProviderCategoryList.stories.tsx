import { expect, fn, waitFor } from 'storybook/test'
import { leaveFocus } from '#stories/leaveFocus.ts'
import { MenuSheet } from '#stories/shop/shell/categories/MenuSheet.tsx'
import { withoutNavigation } from '#stories/shop/shell/withoutNavigation.tsx'
import { tabTo } from '#stories/tabTo.ts'
import preview from '#storybook/preview.tsx'
import { ProviderCategoryList } from '#ui-kit/shop/provider/ProviderCategoryList.tsx'
import { providerGroups } from './providerGroups.ts'

const meta = preview.meta({
  title: 'Shop/Providers/ProviderCategoryList',
  component: ProviderCategoryList,
  args: { categories: providerGroups, onSelect: fn() },
  decorators: [MenuSheet, withoutNavigation],
})

export const FiveAtFirst = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Food & Catering' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Fashion & Design' })).toBeNull()
  },
})

export const AllCategories = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'View More' }))
    await expect(canvas.getByRole('button', { name: 'View Less' })).toBeVisible()
    leaveFocus()
  },
})

export const ViewMoreAndLess = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'View More' }))
    await expect(canvas.getByRole('button', { name: 'Retail & Supplies' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'View Less' }))
    await expect(canvas.queryByRole('button', { name: 'Retail & Supplies' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'View More' }))
  },
})

export const HoverShowsTheChildren = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button', { name: 'Automotive' }))
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Towing' })).toBeVisible())
    leaveFocus()
  },
})

export const FewCategories = meta.story({
  args: { categories: providerGroups.slice(0, 5) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'View More' })).toBeNull()
  },
})

export const TapOnASmallPhone = meta.story({
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Home Services' }))
    await expect(canvas.getByRole('link', { name: 'Plumbing' })).toBeVisible()
    leaveFocus()
  },
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const more = canvas.getByRole('button', { name: 'View More' })
    await tabTo(more)
    await userEvent.keyboard('{Enter}')
    await expect(more).toHaveFocus()
    await expect(more).toHaveAccessibleName('View Less')
    await userEvent.keyboard('{ArrowUp}')
    await expect(canvas.getByRole('button', { name: 'Retail & Supplies' })).toHaveFocus()
  },
})
