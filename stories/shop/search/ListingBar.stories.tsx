import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { ActiveFilters } from '#ui-kit/shop/search/ActiveFilters.tsx'
import { ListingBar } from '#ui-kit/shop/search/ListingBar.tsx'
import { formatMoney, hrefFor, someFilters, sorts } from './kettleSearch.ts'

const meta = preview.meta({
  title: 'Shop/Search/ListingBar',
  component: ListingBar,
  args: { sort: { value: '', options: sorts, onChange: fn() }, onFilters: fn(), active: 0 },
})

export const NoFilter = meta.story({})

NoFilter.test('calls onChange and onFilters', async ({ canvas, userEvent, args }) => {
  await userEvent.selectOptions(canvas.getByLabelText('Sort by'), 'Lowest price')
  await expect(args.sort.onChange).toHaveBeenCalledWith('price')
  await userEvent.click(canvas.getByRole('button', { name: 'Filters' }))
  await expect(args.onFilters).toHaveBeenCalledOnce()
})

export const Filtered = meta.story({
  args: { active: 6, children: <ActiveFilters filters={someFilters} hrefFor={hrefFor} money={formatMoney} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Filters (6)' })).toBeVisible()
  },
})

export const BesideAPanel = meta.story({
  args: { besidePanel: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Filters' })).toBeNull()
  },
})

export const SmallPhone = meta.story({
  args: {
    active: 6,
    besidePanel: true,
    children: <ActiveFilters filters={someFilters} hrefFor={hrefFor} money={formatMoney} />,
  },
  globals: { viewport: { value: 'small' } },
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onFilters).toHaveBeenCalledOnce()
    await userEvent.tab()
    await expect(canvas.getByLabelText('Sort by')).toHaveFocus()
  },
})
