import { fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { ProviderGrid } from '#ui-kit/shop/provider/ProviderGrid.tsx'
import { allProviders, longNamedProvider, now } from './providers.ts'

const meta = preview.meta({
  title: 'Shop/Providers/ProviderGrid',
  component: ProviderGrid,
  args: { providers: allProviders, now, onShowMore: fn() },
})

export const ManyProviders = meta.story({})

export const FourOnAPage = meta.story({ args: { providers: allProviders.slice(0, 4) } })

export const Loading = meta.story({ args: { providers: [], skeletons: 4 } })

export const LongText = meta.story({ args: { providers: [longNamedProvider, ...allProviders] } })

export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })

export const InOneLineOnASmallPhone = meta.story({
  args: { inOneLine: true },
  globals: { viewport: { value: 'small' } },
})
