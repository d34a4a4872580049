import { expect, fn, waitFor } from 'storybook/test'
import { leaveFocus } from '#stories/leaveFocus.ts'
import { categories } from '#stories/shop/shell/navigation.ts'
import { withoutNavigation } from '#stories/shop/shell/withoutNavigation.tsx'
import preview from '#storybook/preview.tsx'
import { CategoryPanels } from '#ui-kit/shop/shell/categories/CategoryPanels.tsx'
import { MenuLinks } from '#ui-kit/shop/shell/categories/MenuLinks.tsx'
import { MenuSheet } from './MenuSheet.tsx'

const meta = preview.meta({
  title: 'Shop/Shell/CategoryPanels',
  component: CategoryPanels,
  args: { categories, onSelect: fn() },
  decorators: [MenuSheet, withoutNavigation],
})

export const FirstPanelAtFirst = meta.story({
  args: { more: <MenuLinks links={[{ label: 'All categories', href: '/Categories' }]} onSelect={fn()} /> },
})

/** A mouse that stays on a category shows its panel; one that only passes does not. A click then leaves it open. */
export const HoverShowsThePanel = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button', { name: /Hardware/ }))
    await userEvent.hover(canvas.getByRole('button', { name: /Household/ }))
    await expect(canvas.getByRole('link', { name: 'All Appliances' })).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('link', { name: 'All Household' })).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: /Household/ }))
    await expect(canvas.getByRole('link', { name: 'All Household' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'All Hardware' })).toBeNull()
    leaveFocus()
  },
})

const withoutPictures = categories.map(({ picture: _, ...category }) => ({
  ...category,
  children: category.children?.map(({ name, href }) => ({ name, href })),
}))

export const TwoLevelsWithoutPictures = meta.story({ args: { categories: withoutPictures } })

export const PicturesLoading = meta.story({
  args: { categories: categories.map((category) => ({ ...category, picture: null })) },
})

export const OneWithoutChildren = meta.story({
  args: { categories: [...withoutPictures, { name: 'Gift cards', href: '/Categories/Gift%20cards' }] },
})

OneWithoutChildren.test('calls onSelect', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('link', { name: 'Gift cards' }))
  await expect(args.onSelect).toHaveBeenCalledOnce()
})

export const LongNames = meta.story({
  args: {
    categories: categories.map((category) => ({
      ...category,
      name: `${category.name} for homes with three generations under one roof`,
    })),
  },
})

export const JustAboveThePhoneLayout = meta.story({
  globals: { viewport: { value: 'smallTablet' } },
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('link', { name: 'All Appliances' }).parentElement
    await expect(panel?.getBoundingClientRect().right).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
})

/** Up and down move within the list or the panel, right leads into the panel, left back to its category; Tab passes through both. */
export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const appliances = canvas.getByRole('button', { name: /^Appliances/ })
    const hardware = canvas.getByRole('button', { name: /Hardware/ })
    await userEvent.tab()
    await expect(appliances).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'All Appliances' })).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(appliances).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{ArrowRight}')
    await expect(canvas.getByRole('link', { name: 'All Hardware' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('link', { name: 'Garden' })).toHaveFocus()
    await userEvent.keyboard('{Home}{ArrowLeft}')
    await expect(hardware).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(canvas.getByRole('button', { name: /Household/ })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('link', { name: 'All Household' })).toBeVisible()
    await userEvent.keyboard(' ')
    await expect(canvas.queryByRole('link', { name: 'All Household' })).toBeNull()
  },
})
