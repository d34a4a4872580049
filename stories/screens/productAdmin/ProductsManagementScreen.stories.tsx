import { useState } from 'react'
import { expect, fn, screen } from 'storybook/test'
import { checkBulkFigure } from '#stories/exampleRules.ts'
import { leaveFocus } from '#stories/leaveFocus.ts'
import { offlineFailure } from '#stories/screens/offlineFailure.ts'
import { fivePercentMore } from '#stories/shop/productAdmin/bulkEdit/bulkSteps.ts'
import { longProductRow, productRows, scriptRow } from '#stories/shop/productAdmin/productRows.ts'
import { tabTo } from '#stories/tabTo.ts'
import preview from '#storybook/preview.tsx'
import { ProductsManagementScreen } from '#ui-kit/screens/productAdmin/ProductsManagementScreen.tsx'
import { emptyProductFilter, type ProductFilter } from '#ui-kit/shop/productAdmin/table/productFilter.ts'

const meta = preview.meta({
  title: 'Screens/Admin/ProductsManagementScreen',
  component: ProductsManagementScreen,
  args: {
    products: productRows,
    totalCount: 164,
    filter: emptyProductFilter,
    onFilter: fn(),
    categories: ['Appliances', 'Hardware', 'Household'],
    brands: ['Bokberg', 'Hlanzeka', 'Iqhwane', 'Khanya', 'Umbala', 'Vuthela'],
    warningCounts: { lowStock: 12, soldOut: 4, belowCost: 3 },
    sort: { by: 'addedAt', descending: true } as const,
    onSort: fn(),
    selectedIds: [] as readonly string[],
    onSelect: fn(),
    onBulk: fn(),
    addHref: '/AddProduct',
    importHref: '/Products_Management/import',
    onExport: fn(),
    page: 1,
    pages: 9,
    hrefFor: (page: number) => `/Products_Management?pageNumber=${page}`,
  },
  parameters: { layout: 'fullscreen' },
})

export const FirstPage = meta.story({})

FirstPage.test('calls onSelect and onExport', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByText('164 products')).toBeVisible()
  await expect(canvas.queryByRole('region', { name: 'Selected products' })).toBeNull()
  await userEvent.click(canvas.getByRole('checkbox', { name: /Rondavel kettle/ }))
  await expect(args.onSelect).toHaveBeenCalledWith(['redKettle'])
  await userEvent.click(canvas.getByRole('button', { name: 'Export CSV' }))
  await expect(args.onExport).toHaveBeenCalledOnce()
})

export const ThreeSelected = meta.story({
  args: { selectedIds: ['redKettle', 'steamIron', 'solarLantern'] },
})

ThreeSelected.test('calls onBulk and onSelect', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByText('3 selected')).toBeVisible()
  await userEvent.click(canvas.getByRole('button', { name: 'Change price' }))
  await expect(args.onBulk).toHaveBeenCalledWith('price')
  await userEvent.click(canvas.getByRole('button', { name: 'Select none' }))
  await expect(args.onSelect).toHaveBeenCalledWith([])
})

export const ChangingPrices = meta.story({
  args: {
    selectedIds: ['redKettle', 'yellowToaster', 'steamIron'],
    bulk: {
      check: checkBulkFigure,
      kind: 'price',
      count: 3,
      preview: { change: { priceBy: 5 }, steps: fivePercentMore },
      onPreview: fn(),
      onApply: fn(),
      onClose: fn(),
    },
  },
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByLabelText('Percent'), '5')
    leaveFocus()
  },
})

export const BelowCostOnly = meta.story({
  args: {
    products: productRows.filter(({ warnings }) => warnings.includes('belowCost')),
    filter: { ...emptyProductFilter, warning: 'belowCost' } as ProductFilter,
    totalCount: 1,
    pages: 1,
  },
})

export const Exporting = meta.story({ args: { exporting: true } })

export const Loading = meta.story({ args: { products: [], loading: true } })

export const Empty = meta.story({
  args: { products: [], totalCount: 0, pages: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No products yet' })).toBeVisible()
  },
})

export const NothingMatches = meta.story({
  args: {
    products: [],
    totalCount: 0,
    pages: 1,
    filter: { ...emptyProductFilter, search: 'samovar' } as ProductFilter,
  },
})

NothingMatches.test('calls onFilter', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Show all products' }))
  await expect(args.onFilter).toHaveBeenCalledWith(emptyProductFilter)
})

export const PastTheLastPage = meta.story({
  args: { products: [], totalCount: 160, page: 9, pages: 8 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'To the last page' })).toHaveAttribute(
      'href',
      '/Products_Management?pageNumber=8',
    )
  },
})

export const Failed = meta.story({
  args: { products: [], failure: { onRetry: fn() } },
})

Failed.test('calls onRetry', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to fetch products')
  await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
  await expect(args.failure?.onRetry).toHaveBeenCalledOnce()
})

export const Offline = Failed.extend({
  args: { failure: offlineFailure() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to fetch data: you are offline')
  },
})

export const LongText = meta.story({ args: { products: [longProductRow, scriptRow, ...productRows] } })

export const OnAPhone = meta.story({
  args: { selectedIds: ['yellowToaster', 'steamIron'] },
  globals: { viewport: { value: 'phone' } },
})

export const SmallPhone = meta.story({
  args: { products: [longProductRow, ...productRows], selectedIds: [longProductRow.id] },
  globals: { viewport: { value: 'small' } },
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  render: (args) => {
    const [selectedIds, setSelectedIds] = useState<readonly string[]>([])
    return <ProductsManagementScreen {...args} selectedIds={selectedIds} onSelect={setSelectedIds} />
  },
  play: async ({ canvas, userEvent, args }) => {
    await tabTo(canvas.getByRole('checkbox', { name: /Rondavel kettle/ }))
    await userEvent.keyboard(' {Shift>}{ArrowDown}{ArrowDown}{/Shift}')
    await expect(canvas.getByText('3 selected')).toBeVisible()
    await tabTo(canvas.getByRole('button', { name: 'Change discount' }))
    await userEvent.keyboard('{Enter}')
    await expect(args.onBulk).toHaveBeenCalledWith('discount')
    await tabTo(canvas.getByRole('checkbox', { name: /steam iron/ }))
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByText('3 selected')).toBeNull()
  },
})
