import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { ProductFilters } from '#ui-kit/shop/productAdmin/table/ProductFilters.tsx'
import { emptyProductFilter } from '#ui-kit/shop/productAdmin/table/productFilter.ts'

const meta = preview.meta({
  title: 'Shop/Product admin/ProductFilters',
  component: ProductFilters,
  args: {
    filter: emptyProductFilter,
    onFilter: fn(),
    categories: ['Appliances', 'Hardware', 'Household'],
    brands: ['Bokberg', 'Hlanzeka', 'Iqhwane', 'Khanya', 'Umbala', 'Vuthela'],
    warningCounts: { lowStock: 12, soldOut: 4, belowCost: 3 },
    sort: { by: 'addedAt', descending: true } as const,
    onSort: fn(),
  },
})

export const NoFilter = meta.story({})

NoFilter.test('calls onFilter', async ({ canvas, userEvent, args }) => {
  await userEvent.selectOptions(canvas.getByLabelText('State'), 'Draft')
  await expect(args.onFilter).toHaveBeenLastCalledWith({ ...emptyProductFilter, state: 'draft' })
  await userEvent.selectOptions(canvas.getByLabelText('Warnings'), 'Below cost (3)')
  await expect(args.onFilter).toHaveBeenLastCalledWith({ ...emptyProductFilter, warning: 'belowCost' })
})

export const Filtered = meta.story({
  args: {
    filter: {
      search: 'kettle',
      state: 'listed',
      category: 'Appliances',
      brand: 'Vuthela',
      warning: 'lowStock',
    } as const,
  },
})

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
})

OnAPhone.test('calls onSort', async ({ canvas, userEvent, args }) => {
  await userEvent.selectOptions(canvas.getByLabelText('Sort'), 'Sells at, falling')
  await expect(args.onSort).toHaveBeenLastCalledWith({ by: 'sellsAt', descending: true })
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('searchbox', { name: 'Find' })).toHaveFocus()
    await userEvent.keyboard('k')
    await expect(args.onFilter).toHaveBeenLastCalledWith({ ...emptyProductFilter, search: 'k' })
    await userEvent.tab()
    await expect(canvas.getByLabelText('State')).toHaveFocus()
  },
})
