import preview from '#storybook/preview.tsx'
import { ProviderCardSkeleton } from '#ui-kit/shop/provider/ProviderCardSkeleton.tsx'
import { ProviderWidth } from './storyWidth.tsx'

const meta = preview.meta({
  title: 'Shop/Providers/ProviderCardSkeleton',
  component: ProviderCardSkeleton,
  decorators: [ProviderWidth],
})

export const Waiting = meta.story({})

export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })
