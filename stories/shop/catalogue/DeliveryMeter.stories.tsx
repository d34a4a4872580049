import preview from '#storybook/preview.tsx'
import { DeliveryMeter } from '#ui-kit/shop/catalogue/DeliveryMeter.tsx'
import { almostFree } from './delivery.ts'
import { rand } from './rand.ts'
import { ColumnWidth } from './storyWidths.tsx'

const meta = preview.meta({
  title: 'Shop/DeliveryMeter',
  component: DeliveryMeter,
  args: almostFree,
  decorators: [ColumnWidth],
})

export const AlmostThere = meta.story({})

export const JustBegun = meta.story({ args: { remaining: rand('231.00'), value: 0.08 } })

export const Free = meta.story({ args: { remaining: undefined, value: 1 } })
