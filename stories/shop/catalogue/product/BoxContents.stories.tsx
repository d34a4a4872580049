import { shownKettle } from '#stories/lives/kettlePage.ts'
import preview from '#storybook/preview.tsx'
import { BoxContents } from '#ui-kit/shop/catalogue/product/BoxContents.tsx'

const meta = preview.meta({
  title: 'Shop/Catalogue/BoxContents',
  component: BoxContents,
  args: { items: shownKettle.content.whatsInTheBox },
})

export const Kettle = meta.story({})

export const OneThing = meta.story({ args: { items: ['Ladder'] } })
