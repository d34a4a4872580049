import { kettleContent } from '#stories/shop/catalogue/product/kettleContent.ts'
import { familyPot, redKettle, steamIron, yellowToaster } from '#stories/shop/catalogue/products.ts'
import { rand } from '#stories/shop/catalogue/rand.ts'

export const shownKettle = {
  ...redKettle,
  ...kettleContent,
  saving: rand('119.80'),
  pictures: [redKettle.picture],
}

export const kettleTrail = [
  { label: 'Home', href: '/' },
  { label: 'Appliances', href: '/Categories/Appliances' },
  { label: 'Kettles & toasters', href: '/categories/appliances/kettles-toasters' },
  { label: redKettle.name },
]

export const kettleCrossSell = [yellowToaster, steamIron, familyPot]
