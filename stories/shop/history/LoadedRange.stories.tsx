import preview from '#storybook/preview.tsx'
import { LoadedRange } from '#ui-kit/shop/history/LoadedRange.tsx'

const meta = preview.meta({
  title: 'Shop/History/LoadedRange',
  component: LoadedRange,
  args: { subject: 'The slider and the chart begin', first: 704 },
})

export const OfTheSlider = meta.story({})
export const OfTheComparison = meta.story({ args: { subject: 'The choice starts', first: 9500 } })
export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })
