import { expect, fn } from 'storybook/test'
import { leaveFocus } from '#stories/leaveFocus.ts'
import { categories } from '#stories/shop/shell/navigation.ts'
import { withoutNavigation } from '#stories/shop/shell/withoutNavigation.tsx'
import preview from '#storybook/preview.tsx'
import { CategoryLevels } from '#ui-kit/shop/shell/categories/CategoryLevels.tsx'
import { MenuLinks } from '#ui-kit/shop/shell/categories/MenuLinks.tsx'
import { MenuSheet } from './MenuSheet.tsx'

const meta = preview.meta({
  title: 'Shop/Shell/CategoryLevels',
  component: CategoryLevels,
  args: { categories, onSelect: fn() },
  globals: { viewport: { value: 'phone' } },
  decorators: [MenuSheet, withoutNavigation],
})

export const Departments = meta.story({
  args: { more: <MenuLinks links={[{ label: 'All categories', href: '/Categories' }]} onSelect={fn()} /> },
})

export const TapShowsTheNextLevel = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Hardware/ }))
    await expect(canvas.getByRole('link', { name: 'All Hardware' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /Hardware/ }))
    await expect(canvas.queryByRole('link', { name: 'All Hardware' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: /Hardware/ }))
    leaveFocus()
  },
})

/** The third level takes the place of the others, and the way back leads to where it was entered. */
export const ThirdLevel = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Hardware/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Hand Tools' }))
    await expect(canvas.getByRole('button', { name: 'Back to Hardware' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Back to Hardware' }))
    await expect(canvas.getByRole('button', { name: 'Hand Tools' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Hand Tools' }))
    await userEvent.click(canvas.getByRole('link', { name: 'Hammers' }))
    await expect(args.onSelect).toHaveBeenCalledOnce()
    leaveFocus()
  },
})

export const TwoLevelsOnASmallPhone = meta.story({
  globals: { viewport: { value: 'small' } },
  args: {
    categories: [
      ...categories.map(({ picture: _, ...category }) => ({
        ...category,
        children: category.children?.map(({ name, href }) => ({ name, href })),
      })),
      { name: 'Gift cards', href: '/Categories/Gift%20cards' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Household/ }))
    await expect(canvas.getByRole('link', { name: 'Bedding' })).toBeVisible()
    leaveFocus()
  },
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: /^Appliances/ })).toHaveAttribute('aria-expanded', 'true')
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'All Appliances' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('button', { name: 'Back to Appliances' })).toHaveFocus()
  },
})
