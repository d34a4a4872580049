import { expect } from 'storybook/test'
import { formatMoney } from '#stories/shop/search/kettleSearch.ts'
import { withoutNavigation } from '#stories/shop/shell/withoutNavigation.tsx'
import preview from '#storybook/preview.tsx'
import { ActiveProviderFilters } from '#ui-kit/shop/provider/ActiveProviderFilters.tsx'
import { noProviderFilter } from '#ui-kit/shop/provider/providerFilter.ts'
import { filterHref, plumbersInPimville } from './plumberFilters.ts'

const meta = preview.meta({
  title: 'Shop/Providers/ActiveProviderFilters',
  component: ActiveProviderFilters,
  args: { filter: plumbersInPimville, hrefFor: filterHref, money: formatMoney },
  decorators: [withoutNavigation],
})

export const Several = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Pimville: remove this filter' })).toHaveAttribute(
      'href',
      '?area=&ratingFrom=4&priceEnd=300&available=weekend',
    )
    await expect(canvas.getByRole('link', { name: 'Clear all' })).toHaveAttribute(
      'href',
      '?area=&ratingFrom=&priceEnd=&available=',
    )
  },
})

export const NoFilters = meta.story({
  args: { filter: noProviderFilter },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull()
  },
})

export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Pimville: remove this filter' })).toHaveFocus()
  },
})
