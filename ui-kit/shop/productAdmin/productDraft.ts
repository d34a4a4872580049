import type { ProductState } from './productRow.ts'

export type DraftPicture = {
  /** URL paths on this server. */
  thumbnail: string
  medium: string
  avif?: string | undefined
  /** The alternative text. */
  alt: string
}

export type Specification = { name: string; value: string }

/** The values of the product form: numbers as typed, amounts in rand. */
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
  /** If empty, the shop derives it from the name. */
  slug: string
  /** From the top category down. */
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

/** The label of each field, also used in lists of errors. */
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
  slug: 'Web address',
  categories: 'Categories',
  features: 'Features',
  specifications: 'Specifications',
  whatsInTheBox: 'What’s in the box',
  tags: 'Tags',
  crossSellProducts: 'Goes well with',
  images: 'Pictures',
  state: 'State',
}

export const productFields = Object.keys(fieldLabels) as ProductField[]

/** The draft without surrounding spaces in its values and without empty lines in its lists. */
export const trimProduct = (draft: ProductDraft): ProductDraft => ({
  ...draft,
  ...trimTextFields(draft),
  features: withoutEmptyLines(draft.features),
  whatsInTheBox: withoutEmptyLines(draft.whatsInTheBox),
  specifications: draft.specifications
    .map(({ name, value }) => ({ name: collapseSpaces(name), value: collapseSpaces(value) }))
    .filter(({ name, value }) => name !== '' || value !== ''),
  images: draft.images.map((picture) => ({ ...picture, alt: collapseSpaces(picture.alt) })),
})

/** Whether two drafts are equal after trimming. */
export const sameProduct = (one: ProductDraft, other: ProductDraft) =>
  productFields.every((field) => sameField(field, one, other))

/** Whether a field of two drafts is equal after trimming. */
export const sameField = (field: ProductField, one: ProductDraft, other: ProductDraft) =>
  JSON.stringify(trimProduct(one)[field]) === JSON.stringify(trimProduct(other)[field])

const textFields = [
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

/** The fields with a single text value. */
export type ProductTextField = (typeof textFields)[number]

const trimTextFields = (draft: ProductDraft) =>
  ({
    ...Object.fromEntries(textFields.map((field) => [field, collapseSpaces(draft[field])])),
    description: draft.description.replace(/\r\n?/g, '\n').trim(),
  }) as Record<ProductTextField, string>

const withoutEmptyLines = (lines: readonly string[]) => lines.map(collapseSpaces).filter((line) => line !== '')

const collapseSpaces = (text: string) => text.replace(/\s+/g, ' ').trim()
