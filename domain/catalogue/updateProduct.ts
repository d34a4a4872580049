import { fact, refuse } from '#domain/kernel/decision.ts'
import { difference } from '#domain/kernel/timeline.ts'
import type { ProductDescription, ProductDetails, ProductFact, ProductPrices } from './productEvents.ts'
import type { Product } from './productMachine.ts'
import { crossSellFaults, priceFaults, stockFaults } from './soundProduct.ts'

type Optional<Fields> = { [Field in keyof Fields]?: Fields[Field] | undefined }

/** An edit of any part of a product. Money in cents. */
export interface UpdateProduct extends Optional<Omit<ProductDetails, 'slug'>> {
  /** In the window, or taken out of it. */
  isActive?: boolean | undefined
  /** Pieces wanted on the shelf, counted by somebody who saw `quantityWas` of them: what sold meanwhile is not lost. */
  quantity?: number | undefined
  /** Default: those that are there now. */
  quantityWas?: number | undefined
  /** Why the stock is another. */
  reason?: string | undefined
  /** How many edits the editor knew of. */
  version?: number | undefined
}

/** The facts of what an edit changes: none where everything is so already, also in an edit of an old version. */
export const updateProduct = (product: Product, edit: UpdateProduct) => {
  const { details, edits } = product.context
  if (!details) return refuse('ProductNotFound')
  const change = stockChange(product, edit)
  const facts: ProductFact[] = [
    ...described(details, edit),
    ...repriced(details, edit),
    ...pictured(details, edit),
    ...(change === 0 ? [] : [fact('StockAdjusted', { by: change, reason: edit.reason || 'counted' })]),
    ...shownOrNot(product, edit),
  ]
  if (facts.length > 0 && (edit.version ?? edits) !== edits) return refuse('ProductHasChanged')

  const { quantity: left } = product.context
  if (left + change < 0) return refuse('StockBelowZero', { details: { product: details.name, left, by: -change } })
  const errors = [
    ...crossSellFaults(product, edit.crossSellProducts ?? []),
    ...(isPricedOrShown(product, facts) ? priceFaults(pricesIn(details, edit)) : []),
    ...stockFaults(product, change),
  ]
  return errors.length > 0 ? refuse('InvalidRequest', { errors }) : facts
}

const stockChange = ({ context }: Product, { quantity, quantityWas = context.quantity }: UpdateProduct) =>
  quantity === undefined ? 0 : quantity - quantityWas

const descriptive = [
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

const described = (details: ProductDetails, edit: UpdateProduct): ProductFact[] => {
  const changed = descriptive.filter((field) => isChanged(details[field], edit[field]))
  if (changed.length === 0) return []
  return [fact('ProductDescribed', Object.fromEntries(changed.map((field) => [field, edit[field]])))]
}

const repriced = (details: ProductPrices, edit: UpdateProduct): ProductFact[] => {
  const [before, after] = [pricesIn(details, {}), pricesIn(details, edit)]
  return isChanged(before, after) ? [fact('ProductRepriced', after)] : []
}

const pricesIn = ({ price, costPrice, discount }: ProductPrices, edit: UpdateProduct): ProductPrices => ({
  price: edit.price ?? price,
  costPrice: edit.costPrice ?? costPrice,
  discount: edit.discount ?? discount,
})

const pictured = (details: ProductDetails, { images }: UpdateProduct): ProductFact[] =>
  images && isChanged(details.images, images) ? [fact('ProductPictured', { images })] : []

const shownOrNot = (product: Product, { isActive }: UpdateProduct): ProductFact[] => {
  if (isActive === true && product.can('ProductListed')) return [fact('ProductListed', {})]
  return isActive === false && product.can('ProductWithdrawn') ? [fact('ProductWithdrawn', {})] : []
}

/** Whether an edit brings a product into the window, or gives one that stands there another price. */
const isPricedOrShown = (product: Product, facts: readonly ProductFact[]) => {
  const has = (wanted: ProductFact['type']) => facts.some(({ type }) => type === wanted)
  return has('ProductListed') || (product.is('listed') && !has('ProductWithdrawn') && has('ProductRepriced'))
}

const isChanged = (before: unknown, after: unknown) => after !== undefined && difference(before, after).length > 0
