import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { providerCategoryTree } from '#stories/shop/providerAdmin/providerForms.ts'
import preview from '#storybook/preview.tsx'
import { ProviderTableFilters } from '#ui-kit/shop/providerAdmin/table/ProviderTableFilters.tsx'
import { emptyProviderFilter, type ProviderTableFilter } from '#ui-kit/shop/providerAdmin/table/providerRow.ts'

const meta = preview.meta({
  title: 'Shop/Provider admin/ProviderTableFilters',
  component: ProviderTableFilters,
  args: {
    filter: emptyProviderFilter as ProviderTableFilter,
    onFilter: fn(),
    groups: providerCategoryTree.map(({ value, label }) => ({ value, label })),
    sort: { by: 'name', descending: false } as const,
    onSort: fn(),
  },
  render: function Filtering(args) {
    const [filter, setFilter] = useState(args.filter)
    const narrow = (chosen: ProviderTableFilter) => {
      setFilter(chosen)
      args.onFilter(chosen)
    }
    return <ProviderTableFilters {...args} filter={filter} onFilter={narrow} />
  },
})

export const NoFilter = meta.story({})

NoFilter.test('calls onFilter', async ({ canvas, userEvent, args }) => {
  await userEvent.selectOptions(canvas.getByLabelText('Group'), 'Home Services')
  await userEvent.selectOptions(canvas.getByLabelText('Verified'), 'Not verified')
  await userEvent.selectOptions(canvas.getByLabelText('State'), 'Listed')
  await expect(args.onFilter).toHaveBeenLastCalledWith({
    search: '',
    group: 'home-services',
    verified: 'no',
    state: 'active',
  })
})

export const OnASmallPhone = meta.story({
  globals: { viewport: { value: 'small' } },
})

OnASmallPhone.test('calls onSort', async ({ canvas, userEvent, args }) => {
  await userEvent.selectOptions(canvas.getByLabelText('Sort'), 'Best rated first')
  await expect(args.onSort).toHaveBeenLastCalledWith({ by: 'rating', descending: true })
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('searchbox', { name: 'Find' })).toHaveFocus()
    await userEvent.keyboard('mabaso')
    await expect(args.onFilter).toHaveBeenLastCalledWith({ ...emptyProviderFilter, search: 'mabaso' })
  },
})
