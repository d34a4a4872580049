import preview from '#storybook/preview.tsx'
import { OrderLines } from '#ui-kit/shop/order/OrderLines.tsx'
import { aminasLines, longLine, oneDrill, threePots } from './aminasOrder.ts'

const meta = preview.meta({ title: 'Shop/OrderLines', component: OrderLines, args: { lines: aminasLines } })

export const ThreeProducts = meta.story({})

export const NoPictureAndNoPageAnyMore = meta.story({
  args: { lines: [{ ...oneDrill, href: undefined, picture: undefined }, threePots] },
})

export const LongName = meta.story({ args: { lines: [longLine, oneDrill] }, globals: { viewport: { value: 'small' } } })
