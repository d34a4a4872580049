import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { FilterPanel } from '#ui-kit/shop/search/FilterPanel.tsx'
import { noFilters } from '#ui-kit/shop/search/filters.ts'
import { facets, facetsOfAppliances, someFilters } from './kettleSearch.ts'

const meta = preview.meta({
  title: 'Shop/Search/FilterPanel',
  component: FilterPanel,
  args: { filters: noFilters, facets: facetsOfAppliances, onChange: fn() },
  render: function Filtering(args) {
    const [filters, setFilters] = useState(args.filters)
    const change = (now: typeof filters) => {
      setFilters(now)
      args.onChange(now)
    }

    return <FilterPanel {...args} filters={filters} onChange={change} />
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 248 }}>
        <Story />
      </div>
    ),
  ],
})

export const NoFilter = meta.story({})

NoFilter.test('calls onChange', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Vuthela (19)' }))
  await expect(args.onChange).toHaveBeenLastCalledWith({ ...noFilters, brands: ['Vuthela'] })
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Kettles (5)' }))
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Vuthela (19)' }))
  await expect(args.onChange).toHaveBeenLastCalledWith({ ...noFilters, categories: ['Kettles'] })
})

export const ManyFilters = meta.story({
  args: { filters: someFilters, facets },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Blikkie (2)' })).toBeChecked()
    await expect(canvas.queryByRole('checkbox', { name: 'Air Fryers (1)' })).toBeNull()
  },
})

export const AllBrands = meta.story({})

AllBrands.test('shows all brands and fewer again', async ({ canvas, userEvent }) => {
  await expect(canvas.queryByRole('checkbox', { name: 'Vuurkraal (2)' })).toBeNull()
  await userEvent.click(canvas.getByRole('button', { name: 'All 9 brands' }))
  await expect(canvas.getByRole('checkbox', { name: 'Vuurkraal (2)' })).toBeVisible()
  await expect(canvas.getByRole('checkbox', { name: 'Verfhuis (0)' })).toBeDisabled()
  await userEvent.click(canvas.getByRole('button', { name: 'Fewer brands' }))
  await expect(canvas.queryByRole('checkbox', { name: 'Vuurkraal (2)' })).toBeNull()
})

export const PriceAppliesOnBlur = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('From'), '200')
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...noFilters, priceFrom: 200 })
    await expect(canvas.getByLabelText('To')).toHaveFocus()
    await userEvent.type(canvas.getByLabelText('To'), '150{Enter}')
    await expect(canvas.getByText('Must not be below the first')).toBeVisible()
    await expect(args.onChange).toHaveBeenCalledOnce()
    await userEvent.type(canvas.getByLabelText('To'), '0{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...noFilters, priceFrom: 200, priceTo: 1500 })
  },
})

export const PriceCleared = meta.story({
  tags: ['behaviour'],
  args: { filters: { ...noFilters, priceFrom: 200, priceTo: 500 } },
  render: function Clearing(args) {
    const [filters, setFilters] = useState(args.filters)

    return (
      <>
        <FilterPanel {...args} filters={filters} />
        <button type="button" onClick={() => setFilters({ ...noFilters, priceTo: 500 })}>
          Remove from R 200
        </button>
      </>
    )
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByLabelText('From')).toHaveValue('200')
    await userEvent.click(canvas.getByRole('button', { name: 'Remove from R 200' }))
    await expect(canvas.getByLabelText('From')).toHaveValue('')
    await expect(canvas.getByLabelText('To')).toHaveValue('500')
  },
})

export const RatingAndAvailability = meta.story({})

RatingAndAvailability.test('calls onChange', async ({ canvas, userEvent, args }) => {
  await userEvent.selectOptions(canvas.getByLabelText('Rating'), '4 stars and up')
  await userEvent.click(canvas.getByRole('checkbox', { name: 'In stock' }))
  await userEvent.click(canvas.getByRole('checkbox', { name: 'On sale' }))
  await expect(args.onChange).toHaveBeenLastCalledWith({
    ...noFilters,
    ratingFrom: 4,
    inStock: true,
    discountFrom: 1,
  })
  await userEvent.selectOptions(canvas.getByLabelText('Rating'), 'Any rating')
  await expect(args.onChange).toHaveBeenLastCalledWith({ ...noFilters, inStock: true, discountFrom: 1 })
})

export const WithoutCounts = meta.story({
  args: { facets: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('group', { name: 'Brand' })).toBeNull()
  },
})

export const LongNames = meta.story({
  args: {
    facets: {
      brands: [{ key: 'Vuthela Huishoudelike Toestelle en Kombuisware', count: 1204 }],
      categories: [{ key: '<b>Kettles</b>', count: 18 }],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: '<b>Kettles</b> (18)' })).toBeVisible()
  },
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('checkbox', { name: 'Vuthela (19)' })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...noFilters, brands: ['Vuthela'] })
  },
})
