import { expect, waitFor } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { CategoryMenu } from '#ui-kit/shop/shell/CategoryMenu.tsx'
import { MenuBar } from './MenuBar.tsx'
import { categories } from './navigation.ts'

const meta = preview.meta({
  title: 'Shop/CategoryMenu',
  component: CategoryMenu,
  args: { categories },
  decorators: [MenuBar],
})

export const Closed = meta.story({})

export const Open = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Shop by Category' }))
    await expect(canvas.getByRole('button', { name: 'Hardware' })).toBeVisible()
    await userEvent.click(document.body)
    await expect(canvas.queryByRole('button', { name: 'Hardware' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Shop by Category' }))
  },
})

export const HoverShowsTheChildren = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Shop by Category' }))
    await userEvent.hover(canvas.getByRole('button', { name: 'Hardware' }))
    await expect(canvas.queryByRole('link', { name: 'Power tools' })).toBeNull()
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Power tools' })).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Hardware' }))
    await expect(canvas.getByRole('link', { name: 'Power tools' })).toBeVisible()
  },
})

export const OneWithoutChildren = meta.story({
  args: { categories: [...categories, { name: 'Gift cards', href: '/Categories/Gift%20cards', children: [] }] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Shop by Category' }))
    await expect(canvas.getByRole('link', { name: 'Gift cards' })).toBeVisible()
  },
})

/** On phones the menu shares its row with the search, and shows the beginning of its label only. */
export const ShortOnASmallPhone = meta.story({
  args: { shortLabel: 'Shop' },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Shop by Category' }))
    await expect(canvas.getByRole('button', { name: 'Household' })).toBeVisible()
  },
})

export const TapOnASmallPhone = meta.story({
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Shop by Category' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Household' }))
    await expect(canvas.getByRole('link', { name: 'All Household' })).toBeVisible()
  },
})

export const Keyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Shop by Category' })

    await userEvent.tab()
    await expect(opener).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(opener).toHaveAttribute('aria-expanded', 'true')
    await userEvent.tab()
    const appliances = canvas.getByRole('button', { name: 'Appliances' })
    await expect(appliances).toHaveFocus()
    await userEvent.keyboard(' ')
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'All Appliances' })).toHaveFocus()
    appliances.focus()
    await userEvent.keyboard('{Enter}')
    await expect(appliances).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('{Escape}')
    await expect(opener).toHaveFocus()
    await expect(opener).toHaveAttribute('aria-expanded', 'false')
  },
})
