import { heroGoods, homeSections } from '#stories/lives/home.ts'

export const hero = {
  title: 'Everything for your home.',
  titleHighlight: 'Pay when it arrives.',
  text: 'Kettles, drills, paint and pots, delivered the same day in Soweto Pimville and Tiyani Magoro. Easier and more affordable.',
  action: { label: 'Shop by category', href: '/Categories' },
  secondAction: { label: 'See appliances', href: '/Categories/Appliances' },
  products: heroGoods,
}

export const sections = homeSections
