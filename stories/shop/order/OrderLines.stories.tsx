import preview from '#storybook/preview.tsx'
import { OrderLines } from '#ui-kit/shop/order/OrderLines.tsx'
import { aminasLines, longLine, orderedDrill, orderedPots } from './aminasOrder.ts'

const meta = preview.meta({ title: 'Shop/OrderLines', component: OrderLines, args: { lines: aminasLines } })

export const ThreeProducts = meta.story({})

export const WithoutPictureAndPage = meta.story({
  args: { lines: [{ ...orderedDrill, href: undefined, picture: undefined }, orderedPots] },
})

export const LongName = meta.story({
  args: { lines: [longLine, orderedDrill] },
  globals: { viewport: { value: 'small' } },
})
