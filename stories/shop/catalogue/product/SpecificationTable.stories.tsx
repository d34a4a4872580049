import { shownKettle } from '#stories/lives/kettlePage.ts'
import preview from '#storybook/preview.tsx'
import { SpecificationTable } from '#ui-kit/shop/catalogue/product/SpecificationTable.tsx'

const meta = preview.meta({
  title: 'Shop/Catalogue/SpecificationTable',
  component: SpecificationTable,
  args: { specifications: shownKettle.content.specifications },
})

export const Kettle = meta.story({})

export const LongValues = meta.story({
  args: {
    specifications: [
      {
        name: 'Recommended extension lead',
        value: 'H07RN-F 3G1.5 mm², at most 25 m, never rolled up while the machine runs',
      },
      { name: 'Article', value: 'VTL-RND-17-RED-220240-SANS1641-EN-ZU-NSO' },
    ],
  },
})

export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })
