import preview from '#storybook/preview.tsx'
import { FeatureList } from '#ui-kit/shop/catalogue/FeatureList.tsx'
import { kettleStory } from './kettleStory.ts'

const meta = preview.meta({
  title: 'Shop/FeatureList',
  component: FeatureList,
  args: { features: kettleStory.features },
})

export const Kettle = meta.story({})

export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })
