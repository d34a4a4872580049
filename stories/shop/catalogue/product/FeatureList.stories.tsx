import preview from '#storybook/preview.tsx'
import { FeatureList } from '#ui-kit/shop/catalogue/product/FeatureList.tsx'
import { kettleContent } from './kettleContent.ts'

const meta = preview.meta({
  title: 'Shop/Catalogue/FeatureList',
  component: FeatureList,
  args: { features: kettleContent.features },
})

export const Kettle = meta.story({})

export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })
