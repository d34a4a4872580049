import { expect, fn } from 'storybook/test'
import { offlineFailure } from '#stories/screens/offlineFailure.ts'
import { providerCategoryTree } from '#stories/shop/providerAdmin/providerForms.ts'
import { longProviderRow, providerRows } from '#stories/shop/providerAdmin/table/providerRows.ts'
import { tabTo } from '#stories/tabTo.ts'
import preview from '#storybook/preview.tsx'
import { ProvidersManagementScreen } from '#ui-kit/screens/providerAdmin/ProvidersManagementScreen.tsx'
import { emptyProviderFilter, type ProviderTableFilter } from '#ui-kit/shop/providerAdmin/table/providerRow.ts'

const meta = preview.meta({
  title: 'Screens/Admin/ProvidersManagementScreen',
  component: ProvidersManagementScreen,
  args: {
    providers: providerRows,
    totalCount: 124,
    filter: emptyProviderFilter as ProviderTableFilter,
    onFilter: fn(),
    groups: providerCategoryTree.map(({ value, label }) => ({ value, label })),
    sort: { by: 'name', descending: false } as const,
    onSort: fn(),
    page: 1,
    pages: 7,
    hrefFor: (page: number) => `/ServiceProvider_Management?page=${page}`,
    addHref: '/AddServiceProvider',
  },
  parameters: { layout: 'fullscreen' },
})

export const FirstPage = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('124 service providers')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Add service provider' })).toHaveAttribute('href', args.addHref)
  },
})

export const Loading = meta.story({ args: { providers: [], loading: true } })
export const Empty = meta.story({ args: { providers: [], totalCount: 0, pages: 1 } })

export const NothingMatches = meta.story({
  args: {
    providers: [],
    totalCount: 0,
    pages: 1,
    filter: { ...emptyProviderFilter, search: 'gogo' } as ProviderTableFilter,
  },
})

NothingMatches.test('calls onFilter', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Show all service providers' }))
  await expect(args.onFilter).toHaveBeenCalledWith(emptyProviderFilter)
})

export const Failed = meta.story({
  args: { providers: [], failure: { onRetry: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to fetch service providers')
  },
})

export const Offline = Failed.extend({
  args: { failure: offlineFailure() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to fetch data: you are offline')
  },
})

export const LongText = meta.story({ args: { providers: [longProviderRow, ...providerRows] } })
export const SmallPhone = meta.story({
  args: { providers: [longProviderRow, ...providerRows] },
  globals: { viewport: { value: 'small' } },
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    await tabTo(canvas.getByRole('button', { name: 'Soonest free' }))
    await userEvent.keyboard('{Enter}')
    await expect(args.onSort).toHaveBeenCalledWith({ by: 'soonest', descending: false })
  },
})
