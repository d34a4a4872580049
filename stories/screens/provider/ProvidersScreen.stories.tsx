import { useState } from 'react'
import { expect, fn, screen } from 'storybook/test'
import { plumbersInPimville } from '#stories/shop/provider/plumberFilters.ts'
import { providerGroups } from '#stories/shop/provider/providerGroups.ts'
import { allProviders, longNamedProvider, now } from '#stories/shop/provider/providers.ts'
import { withoutNavigation } from '#stories/shop/shell/withoutNavigation.tsx'
import preview from '#storybook/preview.tsx'
import { ProvidersScreen } from '#ui-kit/screens/provider/ProvidersScreen.tsx'
import { DescriptionDialog } from '#ui-kit/shop/provider/DescriptionDialog.tsx'
import { noProviderFilter } from '#ui-kit/shop/provider/providerFilter.ts'
import { directorySearch, firstPage, listControls } from './plumbers.tsx'

const start = {
  groups: providerGroups,
  allHref: '/ServiceProviders?sort=recommended',
  soonest: allProviders,
  now,
  onShowMore: fn(),
}

const found = { ...firstPage, ...listControls(noProviderFilter), title: 'Results for “plumber”', total: 22 }

const meta = preview.meta({
  title: 'Screens/ProvidersScreen',
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

export const Results = meta.story({
  args: { search: directorySearch('plumber'), results: found },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('22 providers')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: /^Automotive/ })).toBeNull()
  },
})

export const FilteredDownToNothing = meta.story({
  args: {
    results: {
      ...found,
      ...listControls(plumbersInPimville),
      title: 'Service providers in Pimville',
      providers: [],
      total: 0,
      pages: 0,
      message: 'No service provider matches what you are looking for',
    },
  },
})

export const ResultsLoading = meta.story({
  args: { search: directorySearch('plumber'), results: { ...found, providers: [], total: undefined, loading: true } },
})

export const WholeDescription = meta.story({
  render: function Reading(args) {
    const [shown, setShown] = useState<string>()
    const provider = allProviders.find(({ id }) => id === shown)

    return (
      <ProvidersScreen
        {...args}
        start={{ ...start, onShowMore: setShown }}
        dialog={provider && <DescriptionDialog {...provider} onClose={() => setShown(undefined)} />}
      />
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show more about Themba Mokoena' }))
    await expect(await screen.findByRole('dialog', { name: 'Themba Mokoena' })).toBeVisible()
  },
})

export const Empty = meta.story({ args: { start: { ...start, groups: [], soonest: [] } } })

export const NobodyIsFree = meta.story({ args: { start: { ...start, soonest: [] } } })

export const Loading = meta.story({ args: { start: { ...start, groups: [], soonest: [], loading: true } } })

export const Failed = meta.story({
  args: { start: { ...start, failure: { onRetry: fn() } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible()
  },
})

export const LongText = meta.story({
  args: {
    start: {
      ...start,
      groups: providerGroups.map((group) => ({ ...group, label: `${group.label} and everything around it` })),
      soonest: [longNamedProvider, ...allProviders],
    },
  },
})

export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })

export const Keyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('textbox').focus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Search' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: /^Home Services/ })).toHaveFocus()
  },
})
