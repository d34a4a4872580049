import preview from '#storybook/preview.tsx'
import { OrderWaiting } from '#ui-kit/screens/account/OrderWaiting.tsx'

const meta = preview.meta({ title: 'Screens/OrderWaiting', component: OrderWaiting })

export const Loading = meta.story({})
export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })
