import preview from '#storybook/preview.tsx'
import { BoxContents } from '#ui-kit/shop/catalogue/product/BoxContents.tsx'
import { kettleContent } from './kettleContent.ts'

const meta = preview.meta({
  title: 'Shop/Catalogue/BoxContents',
  component: BoxContents,
  args: { items: kettleContent.whatsInTheBox },
})

export const Kettle = meta.story({})

export const OneThing = meta.story({ args: { items: ['Ladder'] } })
