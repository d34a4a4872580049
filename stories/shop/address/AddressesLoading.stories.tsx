import preview from '#storybook/preview.tsx'
import { AddressesLoading } from '#ui-kit/shop/address/AddressesLoading.tsx'

const meta = preview.meta({ title: 'Shop/AddressesLoading', component: AddressesLoading })

export const OnTheirWay = meta.story({})
