import preview from '#storybook/preview.tsx'
import { Stars } from '#ui-kit/elements/Stars.tsx'

const meta = preview.meta({ title: 'Elements/Stars', component: Stars, args: { value: 3.7, size: 24 } })

export const PartlyFilled = meta.story({})
export const Full = meta.story({ args: { value: 5 } })
export const None = meta.story({ args: { value: 0 } })
export const Small = meta.story({ args: { size: 16 } })
export const BeyondTheScale = meta.story({ args: { value: 7 } })
