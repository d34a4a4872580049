import preview from '#storybook/preview.tsx'
import { OrderSkeleton } from '#ui-kit/screens/order/OrderSkeleton.tsx'

const meta = preview.meta({ title: 'Screens/Account/OrderSkeleton', component: OrderSkeleton })

export const Loading = meta.story({})
export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })
