import type { HomeHeroProps } from '#ui-kit/screens/shopper/HomeHero.tsx'
import { cardOf, type Listed } from '#web/client/productCard.ts'

/** The front window: what the shop is, and three of its featured things. */
export const homeHero = (products: readonly Listed[]): HomeHeroProps => ({
  title: 'Good things for your home.',
  promise: 'Pay when they arrive.',
  text: 'Kettles, drills, paint and pots, at your door in Pimville and Tiyani the same day. It makes life easier and more affordable.',
  action: { label: 'Shop by category', href: '/Categories' },
  secondAction: { label: 'See appliances', href: '/Categories/Appliances' },
  products: inTheWindow(products).map(cardOf),
})

const inTheWindow = (products: readonly Listed[]) => {
  const featured = products.filter(({ isFeatured, quantity }) => isFeatured && quantity > 0)
  return [...new Map(featured.map((product) => [product.id, product])).values()].slice(0, 3)
}
