import { shownKettle } from '#stories/lives/kettlePage.ts'
import preview from '#storybook/preview.tsx'
import { FeatureList } from '#ui-kit/shop/catalogue/product/FeatureList.tsx'

const meta = preview.meta({
  title: 'Shop/Catalogue/FeatureList',
  component: FeatureList,
  args: { features: shownKettle.content.features },
})

export const Kettle = meta.story({})

export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })
