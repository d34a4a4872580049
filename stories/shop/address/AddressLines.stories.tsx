import preview from '#storybook/preview.tsx'
import { AddressLines } from '#ui-kit/shop/address/AddressLines.tsx'
import { aminasHome, longestAddress } from './aminasAddresses.ts'

const meta = preview.meta({
  title: 'Shop/Addresses/AddressLines',
  component: AddressLines,
  args: { address: aminasHome },
})

export const OnAParcel = meta.story({})
export const PlaceOnly = meta.story({ args: { placeOnly: true } })
export const EveryFieldAtItsLongest = meta.story({
  args: { address: longestAddress },
  globals: { viewport: { value: 'small' } },
})
