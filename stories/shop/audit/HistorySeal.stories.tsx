import preview from '#storybook/preview.tsx'
import { HistorySeal } from '#ui-kit/shop/audit/HistorySeal.tsx'

const meta = preview.meta({ title: 'Shop/HistorySeal', component: HistorySeal, args: { intact: true, count: 9 } })

export const Unbroken = meta.story({})
export const OneFact = meta.story({ args: { count: 1 } })
export const Broken = meta.story({ args: { intact: false } })
