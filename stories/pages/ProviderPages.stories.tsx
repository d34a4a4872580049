import { TimeIsHeld as BookingScreenTimeIsHeld } from '#stories/screens/booking/BookingScreen.stories.tsx'
import { Results as FoundProvidersScreenResults } from '#stories/screens/provider/FoundProvidersScreen.stories.tsx'
import { FirstPage as ProviderCategoryScreenFirstPage } from '#stories/screens/provider/ProviderCategoryScreen.stories.tsx'
import { Plumber as ProviderScreenPlumber } from '#stories/screens/provider/ProviderScreen.stories.tsx'
import { Start as ProvidersScreenStart } from '#stories/screens/provider/ProvidersScreen.stories.tsx'
import preview from '#storybook/preview.tsx'
import { WholePage } from './WholePage.tsx'

const meta = preview.meta({
  title: 'Pages/Provider',
  component: WholePage,
  args: { paths: [], visitor: 'customer' as const, children: undefined },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false } } },
})

export const Directory = meta.story({
  args: { paths: ['/ServiceProviders'], children: <ProvidersScreenStart.Component /> },
})
export const Found = meta.story({
  args: { paths: ['/ServiceProviders?search'], children: <FoundProvidersScreenResults.Component /> },
})
export const Category = meta.story({
  args: {
    paths: [
      '/serviceProviderCategories/:parent',
      '/serviceProviderCategories/:parent/:child',
      '/serviceProviderCategories/:parent/:child/:leaf',
    ],
    children: <ProviderCategoryScreenFirstPage.Component />,
  },
})
export const Provider = meta.story({
  args: { paths: ['/ServiceProvider/:id'], children: <ProviderScreenPlumber.Component /> },
})
export const Book = meta.story({
  args: { paths: ['/ServiceProvider/:id/book'], children: <BookingScreenTimeIsHeld.Component /> },
})
