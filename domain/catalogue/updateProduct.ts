import { fact, refuse } from '#domain/kernel/decision.ts'
import { difference } from '#domain/kernel/timeline.ts'
import type { ProductDescription, ProductDetails, ProductFact, ProductPrices } from './productEvents.ts'
import { crossSellErrors, priceErrors, stockErrors } from './productInvariants.ts'
import type { Product } from './productMachine.ts'

type Optional<Fields> = { [Field in keyof Fields]?: Fields[Field] | undefined }

/** An edit of any part of a product. Money in cents. */
export interface UpdateProduct extends Optional<Omit<ProductDetails, 'slug'>> {
  /** Whether the product is listed. */
  isActive?: boolean | undefined
  /** The new quantity, set by an editor who saw `quantityWas`: only the difference is applied, so that sales since then still count. */
  quantity?: number | undefined
  /** Default: the current quantity. */
  quantityWas?: number | undefined
  /** The reason for the stock change. */
  reason?: string | undefined
  /** The number of edits that the editor saw. */
  version?: number | undefined
}

/** The facts for what an edit changes. An edit that changes nothing yields none, even for an old version. */
export const updateProduct = (product: Product, edit: UpdateProduct) => {
  const { details, edits } = product.context
  if (!details) return refuse('ProductNotFound')
  const change = stockChange(product, edit)
  const facts: ProductFact[] = [
    ...descriptionFacts(details, edit),
    ...priceFacts(details, edit),
    ...imageFacts(details, edit),
    ...(change === 0 ? [] : [fact('StockAdjusted', { by: change, reason: edit.reason || 'counted' })]),
    ...listingFacts(product, edit),
  ]
  if (facts.length > 0 && (edit.version ?? edits) !== edits) return refuse('ProductHasChanged')

  const { quantity: left } = product.context
  if (left + change < 0) return refuse('StockBelowZero', { details: { product: details.name, left, by: -change } })
  const errors = [
    ...crossSellErrors(product, edit.crossSellProducts ?? []),
    ...(needsPrice(product, facts) ? priceErrors(pricesIn(details, edit)) : []),
    ...stockErrors(product, change),
  ]
  return errors.length > 0 ? refuse('InvalidRequest', { errors }) : facts
}

const stockChange = ({ context }: Product, { quantity, quantityWas = context.quantity }: UpdateProduct) =>
  quantity === undefined ? 0 : quantity - quantityWas

const descriptionFields = [
  'name',
  'brand',
  'description',
  'categories',
  'features',
  'specifications',
  'whatsInTheBox',
  'tags',
  'crossSellProducts',
  'isFeatured',
  'featuredPriority',
  'warranty',
  'overview',
] as const satisfies readonly (keyof ProductDescription)[]

const descriptionFacts = (details: ProductDetails, edit: UpdateProduct): ProductFact[] => {
  const changed = descriptionFields.filter((field) => isChanged(details[field], edit[field]))
  if (changed.length === 0) return []
  return [fact('ProductDescribed', Object.fromEntries(changed.map((field) => [field, edit[field]])))]
}

const priceFacts = (details: ProductPrices, edit: UpdateProduct): ProductFact[] => {
  const [before, after] = [pricesIn(details, {}), pricesIn(details, edit)]
  return isChanged(before, after) ? [fact('ProductRepriced', after)] : []
}

const pricesIn = ({ price, costPrice, discount }: ProductPrices, edit: UpdateProduct): ProductPrices => ({
  price: edit.price ?? price,
  costPrice: edit.costPrice ?? costPrice,
  discount: edit.discount ?? discount,
})

const imageFacts = (details: ProductDetails, { images }: UpdateProduct): ProductFact[] =>
  images && isChanged(details.images, images) ? [fact('ProductPictured', { images })] : []

const listingFacts = (product: Product, { isActive }: UpdateProduct): ProductFact[] => {
  if (isActive === true && product.can('ProductListed')) return [fact('ProductListed', {})]
  return isActive === false && product.can('ProductWithdrawn') ? [fact('ProductWithdrawn', {})] : []
}

/** Whether an edit lists a product, or changes the price of a listed one. */
const needsPrice = (product: Product, facts: readonly ProductFact[]) => {
  const has = (wanted: ProductFact['type']) => facts.some(({ type }) => type === wanted)
  return has('ProductListed') || (product.is('listed') && !has('ProductWithdrawn') && has('ProductRepriced'))
}

const isChanged = (before: unknown, after: unknown) => after !== undefined && difference(before, after).length > 0
