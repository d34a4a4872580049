import preview from '#storybook/preview.tsx'
import { VerifiedExplained } from '#ui-kit/shop/provider/VerifiedExplained.tsx'

const meta = preview.meta({ title: 'Shop/Providers/VerifiedExplained', component: VerifiedExplained })

export const InAPage = meta.story({})

export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })
