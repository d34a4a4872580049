import { expect, fn } from 'storybook/test'
import { offlineFailure } from '#stories/screens/offlineFailure.ts'
import { plumbersInPimville } from '#stories/shop/provider/plumberFilters.ts'
import { allProviders, longNamedProvider } from '#stories/shop/provider/providers.ts'
import { withoutNavigation } from '#stories/shop/shell/withoutNavigation.tsx'
import { tabTo } from '#stories/tabTo.ts'
import preview from '#storybook/preview.tsx'
import { ProviderCategoryScreen } from '#ui-kit/screens/provider/ProviderCategoryScreen.tsx'
import { noProviderFilter } from '#ui-kit/shop/provider/providerFilter.ts'
import { firstPage, listControls } from './plumbers.tsx'

const parts = ['Plumbing', 'Electrical', 'Cleaning', 'Garden', 'Handyman work'].map((label) => ({
  label,
  href: `/serviceProviderCategories/home-services/${label.toLowerCase()}`,
}))

const meta = preview.meta({
  title: 'Screens/Provider/ProviderCategoryScreen',
  component: ProviderCategoryScreen,
  args: {
    ...firstPage,
    ...listControls(noProviderFilter),
    title: 'Home Services',
    trail: [
      { label: 'Home', href: '/' },
      { label: 'Service providers', href: '/ServiceProviders' },
      { label: 'Home Services' },
    ],
    parts,
    total: 24,
  },
  decorators: [withoutNavigation],
  parameters: { layout: 'fullscreen' },
})

export const FirstPage = meta.story({})

FirstPage.test('calls onShowMore', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByText('24 providers')).toBeVisible()
  await expect(canvas.getAllByRole('link', { name: /^Book Appointment/ })).toHaveLength(4)
  await expect(await canvas.findByRole('link', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page')
  await userEvent.click(canvas.getByRole('button', { name: 'Show more about Themba Mokoena' }))
  await expect(args.onShowMore).toHaveBeenCalledWith('themba')
})

export const LastPage = meta.story({ args: { providers: allProviders.slice(4), page: 6 } })

export const Filtered = meta.story({
  args: { ...listControls(plumbersInPimville), providers: allProviders.slice(0, 1), total: 1, pages: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 provider')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Free at the weekend: remove this filter' })).toBeVisible()
    await expect(canvas.queryByRole('navigation', { name: 'Pages' })).toBeNull()
  },
})

export const ServersMessage = meta.story({
  args: {
    ...listControls(plumbersInPimville),
    providers: [],
    message: 'No service provider found in Plumbing for Pimville',
    total: 0,
    pages: 0,
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: 'No service provider found in Plumbing for Pimville' }),
    ).toBeVisible()
  },
})

export const Empty = meta.story({
  args: { bar: undefined, panel: undefined, providers: [], total: 0, pages: 0, parts: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No service provider found' })).toBeVisible()
  },
})

export const Loading = meta.story({ args: { providers: [], loading: true, total: undefined } })

export const Failed = meta.story({
  args: { providers: [], failure: { onRetry: fn() }, total: undefined, pages: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible()
  },
})

export const Offline = Failed.extend({
  args: { failure: offlineFailure() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to fetch data: you are offline')
  },
})

export const LongText = meta.story({
  args: {
    title: 'Plumbing, solar geysers, boreholes, drains and waterproofing of flat roofs',
    providers: [longNamedProvider, ...allProviders.slice(1, 4)],
  },
})

export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })

export const Keyboard = meta.story({
  tags: ['behaviour'],
  args: { bar: undefined, panel: undefined, parts: [], providers: allProviders.slice(1, 2) },
  play: async ({ canvas, userEvent }) => {
    await tabTo(canvas.getByRole('link', { name: 'Service providers' }))
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Lerato Phiri' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: /^Book Appointment/ })).toHaveFocus()
  },
})
