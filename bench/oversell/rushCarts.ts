import { oneOf } from '#bench/chance.ts'
import type { CartLine } from '#domain/cart/cartEvents.ts'
import { blueKettle, copperPot, enamelMug } from '#domain/cast.ts'
import type { ProductDetails } from '#domain/catalogue/productEvents.ts'

/** What everybody wants. */
export const wanted = blueKettle

const mugs = ['red', 'green', 'yellow', 'white', 'striped', 'dotted'].map(
  (colour): ProductDetails => ({ ...enamelMug, slug: `${colour}-mug`, name: `Enamel mug, ${colour}` }),
)

/** What is on the shelf, and how many: the mugs are enough for everybody, of the pots there are fewer than buyers who want one. */
export const shelfWith = (pieces: number, attempts: number): [ProductDetails, number][] => [
  [wanted, pieces],
  [copperPot, Math.ceil(pieces / 2)],
  ...mugs.map((mug): [ProductDetails, number] => [mug, attempts * 10]),
]

type Cart = readonly CartLine[]

/** A cart with one wanted piece, or two on lines of their own, among other things. */
export const cartByChance = (next: () => number): Cart => {
  const pieces = Array.from({ length: next() < 0.2 ? 2 : 1 }, () => line(wanted))
  const mug = oneOf([mugs[0] ?? enamelMug, ...mugs.slice(1)], next)
  const others = oneOf([[line(mug)], [line(mug), line(mug, 2)], [line(mug, 3), line(copperPot)]], next)
  return next() < 0.5 ? [...pieces, ...others] : [...others, ...pieces]
}

/** How many pieces of each product, with split lines put together. */
export const countsOf = (cart: Cart): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const { productId, count } of cart) counts.set(productId, (counts.get(productId) ?? 0) + count)
  return counts
}

const line = ({ slug }: ProductDetails, count = 1): CartLine => ({ productId: slug, count })
