import preview from '#storybook/preview.tsx'
import { AddressesSkeleton } from '#ui-kit/shop/address/AddressesSkeleton.tsx'

const meta = preview.meta({ title: 'Shop/Addresses/AddressesSkeleton', component: AddressesSkeleton })

export const Loading = meta.story({})
