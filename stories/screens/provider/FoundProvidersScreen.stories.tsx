import { useState } from 'react'
import { expect, fn, screen } from 'storybook/test'
import { leaveFocus } from '#stories/leaveFocus.ts'
import { offlineFailure } from '#stories/screens/offlineFailure.ts'
import { plumbersInPimville } from '#stories/shop/provider/plumberFilters.ts'
import { longNamedProvider } from '#stories/shop/provider/providers.ts'
import { withoutNavigation } from '#stories/shop/shell/withoutNavigation.tsx'
import preview from '#storybook/preview.tsx'
import { FoundProvidersScreen } from '#ui-kit/screens/provider/FoundProvidersScreen.tsx'
import { DescriptionDialog } from '#ui-kit/shop/provider/DescriptionDialog.tsx'
import { noProviderFilter } from '#ui-kit/shop/provider/providerFilter.ts'
import { directorySearch, firstPage, listControls } from './plumbers.tsx'

const meta = preview.meta({
  title: 'Screens/Provider/FoundProvidersScreen',
  component: FoundProvidersScreen,
  args: {
    ...firstPage,
    ...listControls(noProviderFilter),
    title: 'Results for “plumber”',
    total: 22,
    search: directorySearch('plumber'),
  },
  decorators: [withoutNavigation],
  parameters: { layout: 'fullscreen' },
})

export const Results = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Results for “plumber”' })).toBeVisible()
    await expect(canvas.getByText('22 providers')).toBeVisible()
    await expect(await canvas.findByRole('link', { name: 'Page 2' })).toBeVisible()
  },
})

export const FilteredDownToNothing = meta.story({
  args: {
    ...listControls(plumbersInPimville),
    title: 'Service providers in Pimville',
    providers: [],
    total: 0,
    pages: 0,
    message: 'No service provider matches what you are looking for',
  },
})

export const WholeDescription = meta.story({
  render: function Reading(args) {
    const [shown, setShown] = useState<string>()
    const provider = firstPage.providers.find(({ id }) => id === shown)

    return (
      <FoundProvidersScreen
        {...args}
        onShowMore={setShown}
        dialog={provider && <DescriptionDialog {...provider} onClose={() => setShown(undefined)} />}
      />
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show more about Themba Mokoena' }))
    await expect(await screen.findByRole('dialog', { name: 'Themba Mokoena' })).toBeVisible()
    leaveFocus()
  },
})

export const Loading = meta.story({ args: { providers: [], total: undefined, loading: true } })

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
    title: 'Results for “somebody who can repair a solar geyser on a flat roof”',
    providers: [longNamedProvider, ...firstPage.providers],
  },
})

export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })
