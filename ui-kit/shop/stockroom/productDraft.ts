import type { ProductState } from './productRow.ts'

export type DraftPicture = {
  /** Paths on this server. */
  thumbnail: string
  medium: string
  avif?: string | undefined
  /** What it shows, for those who do not see it. */
  alt: string
}

export type Specification = { name: string; value: string }

/** A product as it stands in the form: figures as typed, amounts in rand. */
export type ProductDraft = {
  name: string
  brand: string
  description: string
  overview: string
  warranty: string
  price: string
  costPrice: string
  discount: string
  quantity: string
  /** 'true' or 'false', as typed. */
  isFeatured: string
  featuredPriority: string
  /** Empty: the shop makes one of the name. */
  slug: string
  /** A top category before those below it. */
  categories: readonly string[]
  features: readonly string[]
  specifications: readonly Specification[]
  whatsInTheBox: readonly string[]
  tags: readonly string[]
  /** Ids of products. */
  crossSellProducts: readonly string[]
  images: readonly DraftPicture[]
  state: ProductState
}

export type ProductField = keyof ProductDraft

export const emptyProduct: ProductDraft = {
  name: '',
  brand: '',
  description: '',
  overview: '',
  warranty: 'No warranty',
  price: '',
  costPrice: '',
  discount: '0',
  quantity: '',
  isFeatured: 'false',
  featuredPriority: '0',
  slug: '',
  categories: [],
  features: [],
  specifications: [],
  whatsInTheBox: [],
  tags: [],
  crossSellProducts: [],
  images: [],
  state: 'draft',
}

/** What a field is called beside it and in lists of errors. */
export const fieldLabels: Record<ProductField, string> = {
  name: 'Name',
  brand: 'Brand',
  description: 'Description',
  overview: 'Overview',
  warranty: 'Warranty',
  price: 'Price in rand',
  costPrice: 'Cost price in rand',
  discount: 'Discount in percent',
  quantity: 'Quantity',
  isFeatured: 'Featured',
  featuredPriority: 'Featured priority',
  slug: 'Slug',
  categories: 'Categories',
  features: 'Features',
  specifications: 'Specifications',
  whatsInTheBox: "What's in the box",
  tags: 'Tags',
  crossSellProducts: 'Goes well with',
  images: 'Pictures',
  state: 'State',
}

export const productFields = Object.keys(fieldLabels) as ProductField[]

/** The draft with the loose spaces of every value gone, and the empty lines of its lists. */
export const trimmedProduct = (draft: ProductDraft): ProductDraft => ({
  ...draft,
  ...trimmedTexts(draft),
  features: written(draft.features),
  whatsInTheBox: written(draft.whatsInTheBox),
  specifications: draft.specifications
    .map(({ name, value }) => ({ name: onOneLine(name), value: onOneLine(value) }))
    .filter(({ name, value }) => name !== '' || value !== ''),
  images: draft.images.map((picture) => ({ ...picture, alt: onOneLine(picture.alt) })),
})

/** Whether two drafts would be saved as the same product. */
export const sameProduct = (one: ProductDraft, other: ProductDraft) =>
  productFields.every((field) => sameField(field, one, other))

/** Whether a field would be saved as the same value. */
export const sameField = (field: ProductField, one: ProductDraft, other: ProductDraft) =>
  JSON.stringify(trimmedProduct(one)[field]) === JSON.stringify(trimmedProduct(other)[field])

const texts = [
  'name',
  'brand',
  'description',
  'overview',
  'warranty',
  'price',
  'costPrice',
  'discount',
  'quantity',
  'isFeatured',
  'featuredPriority',
  'slug',
] as const

/** The fields of one line or one paragraph. */
export type TextField = (typeof texts)[number]

const trimmedTexts = (draft: ProductDraft) =>
  ({
    ...Object.fromEntries(texts.map((field) => [field, onOneLine(draft[field])])),
    description: draft.description.replace(/\r\n?/g, '\n').trim(),
  }) as Record<TextField, string>

const written = (lines: readonly string[]) => lines.map(onOneLine).filter((line) => line !== '')

const onOneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
