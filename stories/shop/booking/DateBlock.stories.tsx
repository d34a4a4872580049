import preview from '#storybook/preview.tsx'
import { DateBlock } from '#ui-kit/shop/booking/DateBlock.tsx'

const meta = preview.meta({ title: 'Shop/Booking/DateBlock', component: DateBlock, args: { day: '2026-11-24' } })

export const Upcoming = meta.story({})
export const Past = meta.story({ args: { day: '2026-10-02', faded: true } })
