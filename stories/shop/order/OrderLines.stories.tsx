import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { OrderLines } from '#ui-kit/shop/order/OrderLines.tsx'
import { aminasLines, longLine, orderedDrill, orderedPots } from './aminasOrder.ts'

const meta = preview.meta({ title: 'Shop/Orders/OrderLines', component: OrderLines, args: { lines: aminasLines } })

export const ThreeProducts = meta.story({})

export const WithoutPictureAndPage = meta.story({
  args: { lines: [{ ...orderedDrill, href: undefined, picture: undefined }, orderedPots] },
})

export const LongName = meta.story({
  args: { lines: [longLine, orderedDrill] },
  globals: { viewport: { value: 'small' } },
})

export const Delivered = meta.story({
  args: { lines: aminasLines.map((line) => ({ ...line, reviewHref: `${line.href}#your-review` })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: `Write a review of ${orderedDrill.name}` })).toHaveAttribute(
      'href',
      `${orderedDrill.href}#your-review`,
    )
  },
})
