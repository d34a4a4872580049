import {
  deskFan,
  drill,
  everything,
  familyPot,
  fridge,
  ladder,
  microwave,
  redKettle,
  steamIron,
  wallPaint,
  washingMachine,
  yellowToaster,
} from '#stories/shop/catalogue/products.ts'

export const hero = {
  title: 'Everything for your home.',
  titleHighlight: 'Pay when it arrives.',
  text: 'Kettles, drills, paint and pots, delivered the same day in Pimville and Tiyani Magoro. Easier and more affordable.',
  action: { label: 'Shop the sale', href: '/?discountStart=1' },
  secondAction: { label: 'All categories', href: '/Categories' },
  products: [yellowToaster, redKettle, drill],
}

export const sections = [
  { title: 'Stay Cool This Summer', href: '/Categories/Fans', products: [deskFan, fridge, familyPot] },
  {
    title: 'On Sale',
    sunny: true,
    href: '/?discountStart=1',
    products: [redKettle, microwave, washingMachine, familyPot, deskFan],
  },
  { title: 'Featured', products: [drill, wallPaint, fridge, yellowToaster, ladder] },
  { title: 'New Stock', products: [wallPaint, steamIron, ladder, familyPot, yellowToaster] },
  {
    title: 'Appliances',
    href: '/Categories/Appliances',
    products: [fridge, washingMachine, microwave, redKettle, yellowToaster, steamIron],
  },
  { title: 'You Might Also Like', products: everything.toReversed() },
]
