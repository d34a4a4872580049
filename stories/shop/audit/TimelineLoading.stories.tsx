import preview from '#storybook/preview.tsx'
import { TimelineLoading } from '#ui-kit/shop/audit/TimelineLoading.tsx'

const meta = preview.meta({ title: 'Shop/TimelineLoading', component: TimelineLoading })

export const OnItsWay = meta.story({})
export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })
