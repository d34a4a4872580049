import preview from '#storybook/preview.tsx'
import { BoxContents } from '#ui-kit/shop/catalogue/BoxContents.tsx'
import { kettleStory } from './kettleStory.ts'

const meta = preview.meta({
  title: 'Shop/BoxContents',
  component: BoxContents,
  args: { items: kettleStory.whatsInTheBox },
})

export const Kettle = meta.story({})

export const OneThing = meta.story({ args: { items: ['Ladder'] } })
