import { type ProductDraft, productFields, sameField } from '#ui-kit/shop/productAdmin/productDraft.ts'
import type { ProductState } from '#ui-kit/shop/productAdmin/productRow.ts'
import { imageSources } from '#web/state/catalogue/productCard.ts'
import type { AnswerOf, RequestOf } from '#web/state/http/calls.ts'

export type EditableProduct = AnswerOf<'GET products/forEdit/:id'>['result']
type NewProduct = RequestOf<'POST products/add'>['querydata']
type ProductEdit = RequestOf<'POST products/updateById/:id'>['querydata']

/** The draft that the form opens with. */
export const toProductDraft = (product: EditableProduct): ProductDraft => ({
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
  images: product.images.map((image) => ({ ...image, avif: imageSources(image.thumbnail).avif })),
  state: product.state,
})

/** The request for a new product. */
export const addProductRequest = (draft: ProductDraft): NewProduct => ({
  ...requestContent(draft),
  ...(draft.slug && { slug: draft.slug }),
  isActive: draft.state === 'listed',
})

/** The request for an update: the changed fields, and the version that was opened. */
export const updateProductRequest = (draft: ProductDraft, opened: ProductDraft, version: number): ProductEdit => {
  const changed = new Set<string>(productFields.filter((field) => !sameField(field, draft, opened)))
  return {
    ...Object.fromEntries(Object.entries(requestContent(draft)).filter(([field]) => changed.has(field))),
    ...(changed.has('quantity') && { quantityWas: opened.quantity }),
    ...(changed.has('state') && { isActive: draft.state === 'listed' }),
    version,
  }
}

/** The states that the next save can set. */
export const nextStates = (state: ProductState | undefined): readonly ProductState[] => {
  if (state === undefined || state === 'draft') return ['draft', 'listed']
  return ['listed', 'withdrawn']
}

/** The field of the form with this name, if there is one. */
export const productFieldOf = (name: string) => productFields.find((field) => field === name)

const requestContent = ({ slug: _slug, state: _state, images, ...draft }: ProductDraft) => ({
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
