import preview from '#storybook/preview.tsx'
import { HomeHero } from '#ui-kit/screens/catalogue/HomeHero.tsx'
import { hero } from './homeSections.ts'

const meta = preview.meta({
  title: 'Screens/Shopper/HomeHero',
  component: HomeHero,
  args: hero,
  parameters: { layout: 'fullscreen' },
})

export const ThreeWindows = meta.story({})

export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })
