import { expect } from 'storybook/test'
import { withoutNavigation } from '#stories/shop/shell/withoutNavigation.tsx'
import preview from '#storybook/preview.tsx'
import { ActiveFilters } from '#ui-kit/shop/search/ActiveFilters.tsx'
import { noFilters } from '#ui-kit/shop/search/filters.ts'
import { formatMoney, hrefFor, someFilters } from './kettleSearch.ts'

const meta = preview.meta({
  title: 'Shop/Search/ActiveFilters',
  component: ActiveFilters,
  args: { filters: someFilters, hrefFor, money: formatMoney },
  decorators: [withoutNavigation],
})

export const Several = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Vuthela: remove this filter' })).toHaveAttribute(
      'href',
      '/?brands=Blikkie&inStock=true',
    )
    await expect(canvas.getByRole('link', { name: 'In stock: remove this filter' })).toHaveAttribute(
      'href',
      '/?brands=Vuthela,Blikkie&inStock=false',
    )
    await expect(canvas.getByRole('link', { name: 'Clear all' })).toBeVisible()
  },
})

export const OnlyOne = meta.story({
  args: { filters: { ...noFilters, priceTo: 12_500 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Up to R\s12\s500/)).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Clear all' })).toBeNull()
  },
})

export const Discounts = meta.story({
  args: { filters: { ...noFilters, discountFrom: 40 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('40% off or more')).toBeVisible()
  },
})

export const NoFilters = meta.story({
  args: { filters: noFilters },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull()
  },
})

export const LongNames = meta.story({
  args: { filters: { ...noFilters, brands: ['Vuthela Huishoudelike Toestelle en Kombuisware', 'Wa'.repeat(40)] } },
  globals: { viewport: { value: 'small' } },
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Vuthela: remove this filter' })).toHaveFocus()
  },
})
