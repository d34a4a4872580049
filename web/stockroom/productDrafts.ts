import { type ProductDraft, type ProductField, productFields, sameField } from '#ui-kit/shop/stockroom/productDraft.ts'
import type { ProductState } from '#ui-kit/shop/stockroom/productRow.ts'
import type { AnswerOf, AskingOf } from '#web/client/calls.ts'
import { filesOf } from '#web/client/productCard.ts'

export type EditedProduct = AnswerOf<'GET products/forEdit/:id'>['result']
type NewProduct = AskingOf<'POST products/add'>['querydata']
type ProductEdit = AskingOf<'POST products/updateById/:id'>['querydata']

/** A product as it stands in the form. */
export const draftOf = (product: EditedProduct): ProductDraft => ({
  name: product.name,
  brand: product.brand,
  description: product.description,
  overview: product.overview,
  warranty: product.warranty,
  price: String(product.price),
  costPrice: String(product.costPrice),
  discount: String(product.discount),
  quantity: String(product.quantity),
  isFeatured: String(product.isFeatured),
  featuredPriority: String(product.featuredPriority),
  slug: product.slug,
  categories: product.categories,
  features: product.features,
  specifications: product.specifications,
  whatsInTheBox: product.whatsInTheBox,
  tags: product.tags,
  crossSellProducts: product.crossSellProducts,
  images: product.images.map((image) => ({ ...image, avif: filesOf(image.thumbnail).avif })),
  state: product.state,
})

/** What is sent for a new product. */
export const newProduct = (draft: ProductDraft): NewProduct => ({
  ...contentOf(draft),
  ...(draft.slug && { slug: draft.slug }),
  isActive: draft.state === 'listed',
})

/** What is sent for an edit: what is another than it was opened, and the version that was seen. */
export const productEdit = (draft: ProductDraft, opened: ProductDraft, version: number): ProductEdit => {
  const changed = new Set<string>(productFields.filter((field) => !sameField(field, draft, opened)))
  return {
    ...Object.fromEntries(Object.entries(contentOf(draft)).filter(([field]) => changed.has(field))),
    ...(changed.has('quantity') && { quantityWas: opened.quantity }),
    ...(changed.has('state') && { isActive: draft.state === 'listed' }),
    version,
  }
}

/** The states that a product can have after the next saving. */
export const statesAfter = (state: ProductState | undefined): readonly ProductState[] => {
  if (state === undefined || state === 'draft') return ['draft', 'listed']
  return ['listed', 'withdrawn']
}

/** What the server refused, by field of the form: `features.2` belongs to the features. */
export const problemsOf = (errors: readonly { field: string; message: string }[]) =>
  Object.fromEntries(
    errors.flatMap(({ field, message }) => {
      const name = productFields.find((known) => known === field.split('.')[0])
      return name ? [[name, message] as const] : []
    }),
  ) as Partial<Record<ProductField, string>>

const contentOf = ({ slug: _slug, state: _state, images, ...draft }: ProductDraft) => ({
  ...draft,
  isFeatured: draft.isFeatured === 'true',
  categories: [...draft.categories],
  features: [...draft.features],
  specifications: [...draft.specifications],
  whatsInTheBox: [...draft.whatsInTheBox],
  tags: [...draft.tags],
  crossSellProducts: [...draft.crossSellProducts],
  images: images.map(({ thumbnail, medium, alt }) => ({ thumbnail, medium, alt })),
})
