import preview from '#storybook/preview.tsx'
import { AreasServed } from '#ui-kit/shop/provider/profile/AreasServed.tsx'

const meta = preview.meta({
  title: 'Shop/Providers/AreasServed',
  component: AreasServed,
  args: { areas: ['Pimville', 'Klipspruit', 'Orlando', 'Diepkloof', 'Meadowlands'] },
})

export const Several = meta.story({})

export const OnlyOne = meta.story({ args: { areas: ['Tiyani Magoro'] } })

export const ManyOnASmallPhone = meta.story({
  args: { areas: Array.from({ length: 20 }, (_, index) => `Johannesburg South Extension ${index + 1}`) },
  globals: { viewport: { value: 'small' } },
})
