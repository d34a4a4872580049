import { expect } from 'storybook/test'
import { withoutNavigation } from '#stories/shop/shell/withoutNavigation.tsx'
import preview from '#storybook/preview.tsx'
import { FilterChips } from '#ui-kit/shop/search/FilterChips.tsx'

const meta = preview.meta({
  title: 'Shop/Search/FilterChips',
  component: FilterChips,
  args: {
    filters: [
      { label: 'Vuthela', href: '?inStock=true' },
      { label: 'In stock', href: '?brands=Vuthela' },
    ],
    clearHref: '?',
  },
  decorators: [withoutNavigation],
})

export const Several = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Clear all' })).toHaveAttribute('href', '?')
  },
})

export const OnlyOne = meta.story({
  args: { filters: [{ label: 'In stock', href: '?' }] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Clear all' })).toBeNull()
  },
})

export const NoFilters = meta.story({
  args: { filters: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull()
  },
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Vuthela: remove this filter' })).toHaveFocus()
  },
})
