import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { FilterSheet } from '#ui-kit/shop/search/FilterSheet.tsx'
import { noFilters } from '#ui-kit/shop/search/filters.ts'
import { facetsOfAppliances, someFilters } from './kettleSearch.ts'

const meta = preview.meta({
  title: 'Shop/Search/FilterSheet',
  component: FilterSheet,
  args: { filters: noFilters, facets: facetsOfAppliances, onApply: fn(), onClose: fn() },
  parameters: { docs: { story: { inline: false, height: '800px' } } },
})

export const NoFilter = meta.story({})

NoFilter.test('calls onApply', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Iqhwane (6)' }))
  await userEvent.click(canvas.getByRole('checkbox', { name: 'In stock' }))
  await expect(args.onApply).not.toHaveBeenCalled()
  await userEvent.click(canvas.getByRole('button', { name: 'Show products' }))
  await expect(args.onApply).toHaveBeenCalledWith({ ...noFilters, brands: ['Iqhwane'], inStock: true })
})

export const ManyFilters = meta.story({
  args: { filters: someFilters },
})

ManyFilters.test('calls onApply', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }))
  await userEvent.click(canvas.getByRole('button', { name: 'Show products' }))
  await expect(args.onApply).toHaveBeenCalledWith(noFilters)
})

export const WithoutCounts = meta.story({ args: { facets: undefined } })

export const SmallPhone = meta.story({ args: { filters: someFilters }, globals: { viewport: { value: 'small' } } })

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('button', { name: 'Close the filters' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('checkbox', { name: 'Vuthela (19)' })).toBeChecked()
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('{Enter}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
})
