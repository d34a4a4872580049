import type { CartLine } from '#domain/cart/cartEvents.ts'
import type { ProductDetails } from '#domain/catalogue/productEvents.ts'
import { blueKettle, copperPot, enamelMug } from '#domain/testing/fixtures.ts'
import { pickOne } from '#harness/seededRandom.ts'

/** The product that every buyer orders. */
export const scarceProduct = blueKettle

const mugs = ['red', 'green', 'yellow', 'white', 'striped', 'dotted'].map(
  (colour): ProductDetails => ({ ...enamelMug, slug: `${colour}-mug`, name: `Enamel mug, ${colour}` }),
)

/** The products with their stock: mugs for everybody, and fewer pots than buyers who order one. */
export const initialQuantities = (pieces: number, attempts: number): [ProductDetails, number][] => [
  [scarceProduct, pieces],
  [copperPot, Math.ceil(pieces / 2)],
  ...mugs.map((mug): [ProductDetails, number] => [mug, attempts * 10]),
]

type Cart = readonly CartLine[]

/** A cart with one piece of the scarce product, or two on separate lines, and other products. */
export const randomCart = (next: () => number): Cart => {
  const pieces = Array.from({ length: next() < 0.2 ? 2 : 1 }, () => line(scarceProduct))
  const mug = pickOne([mugs[0] ?? enamelMug, ...mugs.slice(1)], next)
  const others = pickOne([[line(mug)], [line(mug), line(mug, 2)], [line(mug, 3), line(copperPot)]], next)
  return next() < 0.5 ? [...pieces, ...others] : [...others, ...pieces]
}

const line = ({ slug }: ProductDetails, count = 1): CartLine => ({ productId: slug, count })
