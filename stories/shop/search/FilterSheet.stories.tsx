import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { FilterSheet } from '#ui-kit/shop/search/FilterSheet.tsx'
import { noFilters } from '#ui-kit/shop/search/filters.ts'
import { facets, someFilters } from './kettleSearch.ts'

const meta = preview.meta({
  title: 'Shop/FilterSheet',
  component: FilterSheet,
  args: { filters: noFilters, facets, onApply: fn(), onClose: fn() },
})

export const NoFilter = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Iqhwane (9)' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'In stock' }))
    await expect(args.onApply).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Show products' }))
    await expect(args.onApply).toHaveBeenCalledWith({ ...noFilters, brands: ['Iqhwane'], inStock: true })
  },
})

export const ManyFilters = meta.story({
  args: { filters: someFilters },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Show products' }))
    await expect(args.onApply).toHaveBeenCalledWith(noFilters)
  },
})

export const WithoutCounts = meta.story({ args: { facets: undefined } })

export const SmallPhone = meta.story({ args: { filters: someFilters }, globals: { viewport: { value: 'small' } } })

export const Keyboard = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('button', { name: 'Close the filters' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('checkbox', { name: 'Vuthela (14)' })).toBeChecked()
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('{Enter}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
})
