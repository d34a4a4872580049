import { expect, fn } from 'storybook/test'
import { offlineFailure } from '#stories/screens/offlineFailure.ts'
import { providerGroups } from '#stories/shop/provider/providerGroups.ts'
import { allProviders, longNamedProvider, now } from '#stories/shop/provider/providers.ts'
import { withoutNavigation } from '#stories/shop/shell/withoutNavigation.tsx'
import { tabTo } from '#stories/tabTo.ts'
import preview from '#storybook/preview.tsx'
import { ProvidersScreen } from '#ui-kit/screens/provider/ProvidersScreen.tsx'
import { ProviderShelf } from '#ui-kit/shop/provider/ProviderShelf.tsx'
import { directorySearch } from './plumbers.tsx'

const shelf = (providers = allProviders) => (
  <ProviderShelf title="Well rated and free soon" providers={providers} now={now} onShowMore={fn()} />
)

const start = { groups: providerGroups, allHref: '/ServiceProviders?sort=recommended', soonest: shelf() }

const meta = preview.meta({
  title: 'Screens/Provider/ProvidersScreen',
  component: ProvidersScreen,
  args: { search: directorySearch(), start },
  decorators: [withoutNavigation],
  parameters: { layout: 'fullscreen' },
})

export const Start = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Service providers' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Retail & Supplies 1 provider' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^All service providers \d+ providers$/ })).toHaveAttribute(
      'href',
      '/ServiceProviders?sort=recommended',
    )
    await expect(canvas.getAllByRole('link', { name: /^Book Appointment/ })).toHaveLength(6)
  },
})

export const Empty = meta.story({ args: { start: { ...start, groups: [] } } })

export const NobodyIsFree = meta.story({ args: { start: { ...start, soonest: false } } })

export const Loading = meta.story({ args: { start: { ...start, groups: [], loading: true } } })

export const Failed = meta.story({
  args: { start: { ...start, failure: { onRetry: fn() } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible()
  },
})

export const Offline = Failed.extend({
  args: { start: { ...start, failure: offlineFailure() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to fetch data: you are offline')
  },
})

export const LongText = meta.story({
  args: {
    start: {
      ...start,
      groups: providerGroups.map((group) => ({ ...group, label: `${group.label} and everything around it` })),
      soonest: shelf([longNamedProvider, ...allProviders]),
    },
  },
})

export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await tabTo(canvas.getByRole('textbox'))
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Search' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: /^Home Services/ })).toHaveFocus()
  },
})
