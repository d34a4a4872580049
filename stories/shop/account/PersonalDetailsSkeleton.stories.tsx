import preview from '#storybook/preview.tsx'
import { PersonalDetailsSkeleton } from '#ui-kit/shop/account/PersonalDetailsSkeleton.tsx'

const meta = preview.meta({ title: 'Shop/Account/PersonalDetailsSkeleton', component: PersonalDetailsSkeleton })

export const Loading = meta.story({})
