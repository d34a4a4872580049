import preview from '#storybook/preview.tsx'
import { TimelineSkeleton } from '#ui-kit/shop/history/TimelineSkeleton.tsx'

const meta = preview.meta({ title: 'Shop/History/TimelineSkeleton', component: TimelineSkeleton })

export const Loading = meta.story({})
export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })
