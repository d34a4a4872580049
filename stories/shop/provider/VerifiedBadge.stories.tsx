import preview from '#storybook/preview.tsx'
import { VerifiedBadge } from '#ui-kit/shop/provider/VerifiedBadge.tsx'

const meta = preview.meta({ title: 'Shop/Providers/VerifiedBadge', component: VerifiedBadge })

export const Verified = meta.story({})
