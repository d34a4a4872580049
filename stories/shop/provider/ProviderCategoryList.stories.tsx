import { expect, waitFor } from 'storybook/test'
import { MenuBar } from '#stories/shop/shell/MenuBar.tsx'
import { withoutNavigation } from '#stories/shop/shell/withoutNavigation.tsx'
import preview from '#storybook/preview.tsx'
import { ProviderCategoryMenu } from '#ui-kit/shop/provider/ProviderCategoryMenu.tsx'
import { providerGroups } from './providerGroups.ts'

const openerName = 'Search By Service Provider Categories'

const meta = preview.meta({
  title: 'Shop/ProviderCategoryMenu',
  component: ProviderCategoryMenu,
  args: { categories: providerGroups },
  decorators: [MenuBar, withoutNavigation],
})

export const Closed = meta.story({})

export const FiveAtFirst = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: openerName }))
    await expect(canvas.getByRole('button', { name: 'Food & Catering' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Fashion & Design' })).toBeNull()
  },
})

export const ViewMoreAndLess = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: openerName }))
    await userEvent.click(canvas.getByRole('button', { name: 'View More' }))
    await expect(canvas.getByRole('button', { name: 'Retail & Supplies' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'View Less' }))
    await expect(canvas.queryByRole('button', { name: 'Retail & Supplies' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'View More' }))
  },
})

export const HoverShowsTheChildren = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: openerName }))
    await userEvent.hover(canvas.getByRole('button', { name: 'Automotive' }))
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Towing' })).toBeVisible())
  },
})

export const FewCategories = meta.story({
  args: { categories: providerGroups.slice(0, 5) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: openerName }))
    await expect(canvas.queryByRole('button', { name: 'View More' })).toBeNull()
  },
})

export const TapOnASmallPhone = meta.story({
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: openerName }))
    await userEvent.click(canvas.getByRole('button', { name: 'Home Services' }))
    await expect(canvas.getByRole('link', { name: 'Plumbing' })).toBeVisible()
  },
})

export const JustAboveThePhoneLayout = meta.story({
  globals: { viewport: { value: 'smallTablet' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: openerName }))
    await userEvent.click(canvas.getByRole('button', { name: 'Home Services' }))
    const panel = canvas.getByRole('link', { name: 'All Home Services' }).parentElement
    await expect(panel?.getBoundingClientRect().right).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
})

export const Keyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: openerName })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const more = canvas.getByRole('button', { name: 'View More' })
    more.focus()
    await userEvent.keyboard('{Enter}')
    await expect(more).toHaveFocus()
    await expect(more).toHaveAccessibleName('View Less')
    await userEvent.tab({ shift: true })
    await expect(canvas.getByRole('button', { name: 'Retail & Supplies' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(opener).toHaveFocus()
    await expect(opener).toHaveAttribute('aria-expanded', 'false')
  },
})
