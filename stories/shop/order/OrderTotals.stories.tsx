import { rand } from '#stories/shop/catalogue/rand.ts'
import preview from '#storybook/preview.tsx'
import { OrderTotals } from '#ui-kit/shop/order/OrderTotals.tsx'
import { aminasTotals } from './aminasOrder.ts'

const meta = preview.meta({ title: 'Shop/OrderTotals', component: OrderTotals, args: aminasTotals })

export const WithSaving = meta.story({})

export const OneItemWithDeliveryFee = meta.story({
  args: { count: 1, subtotal: rand('205.00'), saving: undefined, delivery: rand('60.00'), total: rand('265.00') },
})

export const MillionsOnASmallPhone = meta.story({
  args: { count: 1002, subtotal: rand('15 584 000.00'), saving: rand('3 116 516.75'), total: rand('12 467 483.25') },
  globals: { viewport: { value: 'small' } },
})
