import preview from '#storybook/preview.tsx'
import { SoonestFreeSkeleton } from '#ui-kit/shop/provider/SoonestFreeSkeleton.tsx'
import { ProviderWidth } from './storyWidth.tsx'

const meta = preview.meta({
  title: 'Shop/Providers/SoonestFreeSkeleton',
  component: SoonestFreeSkeleton,
  decorators: [ProviderWidth],
})

export const Loading = meta.story({})
export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })
