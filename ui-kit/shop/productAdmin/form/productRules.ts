import { countCharacters } from '#ui-kit/elements/countCharacters.ts'
import { amountError, countError, discountError } from '#ui-kit/shop/productAdmin/amounts.ts'
import {
  type ProductDraft,
  type ProductField,
  type Specification,
  trimProduct,
} from '#ui-kit/shop/productAdmin/productDraft.ts'

/** The error message of a field, or undefined if it is valid (specification, section 5, and a maximum for every list). */
export const productError = (field: ProductField, draft: ProductDraft): string | undefined =>
  rules[field]?.(trimProduct(draft))

/** The maximum length of each field that has one. */
export const maxLengths = { name: 100, brand: 30, description: 1000, overview: 100, warranty: 50, slug: 100 } as const

type Rule = (draft: ProductDraft) => string | undefined

const lengthRule =
  (field: keyof typeof maxLengths, min: number): Rule =>
  ({ [field]: value }) => {
    const length = countCharacters(value)
    if (length < min) return `The ${field} must be at least ${min} characters long`
    return length > maxLengths[field] ? `The ${field} must be at most ${maxLengths[field]} characters long` : undefined
  }

const errorUnless = (isValid: boolean, error: string) => (isValid ? undefined : error)

const maxCount = (count: number, items: readonly unknown[], plural: string) =>
  errorUnless(items.length <= count, `At most ${count} ${plural}`)

const eachLength = (texts: readonly string[], min: number, max: number, error: string) =>
  errorUnless(
    texts.every((text) => countCharacters(text) >= min && countCharacters(text) <= max),
    error,
  )

const rules: Partial<Record<ProductField, Rule>> = {
  name: (draft) =>
    lengthRule('name', 3)(draft) ??
    errorUnless(
      draft.slug !== '' || /[a-z0-9]/i.test(draft.name.normalize('NFD')),
      'The name needs a letter or a digit for the web address, or enter a web address',
    ),
  brand: (draft) => lengthRule('brand', 2)(draft) ?? errorUnless(!draft.brand.includes(','), 'A brand has no comma'),
  description: lengthRule('description', 10),
  overview: lengthRule('overview', 0),
  warranty: lengthRule('warranty', 0),
  price: ({ price }) => amountError('price', price, 'price should be numeric greater than 0'),
  costPrice: ({ costPrice }) => amountError('cost price', costPrice, 'Cost price should be numeric greater than 0'),
  discount: ({ discount }) => discountError(discount),
  quantity: ({ quantity }) => countError(quantity),
  isFeatured: ({ isFeatured }) => errorUnless(['true', 'false'].includes(isFeatured), 'enter true or false'),
  featuredPriority: ({ featuredPriority: priority }) =>
    errorUnless(/^(-?\d+(\.\d+)?)?$/.test(priority) && Math.abs(Number(priority)) <= 1_000_000, 'enter a valid number'),
  slug: (draft) =>
    lengthRule('slug', 0)(draft) ??
    errorUnless(
      draft.slug === '' || /^[a-z0-9]+(-[a-z0-9]+)*$/.test(draft.slug),
      'The web address must be lower-case words joined by hyphens',
    ),
  categories: ({ categories }) =>
    errorUnless(categories.length > 0, 'Choose at least one category') ??
    maxCount(3, categories, 'levels of categories'),
  features: ({ features }) =>
    maxCount(30, features, 'features') ?? eachLength(features, 1, 200, 'Write the feature or remove its line'),
  specifications: ({ specifications }) =>
    maxCount(60, specifications, 'specifications') ?? specificationError(specifications),
  whatsInTheBox: ({ whatsInTheBox }) =>
    maxCount(30, whatsInTheBox, 'things in the box') ??
    eachLength(whatsInTheBox, 1, 200, 'Write the thing in the box or remove its line'),
  tags: ({ tags }) => maxCount(20, tags, 'tags') ?? eachLength(tags, 1, 30, 'Write the tag or remove it'),
  crossSellProducts: ({ crossSellProducts }) => maxCount(20, crossSellProducts, 'products that go well with it'),
  images: ({ images }) =>
    maxCount(12, images, 'pictures') ??
    eachLength(
      images.map(({ alt }) => alt),
      3,
      200,
      'Describe what the picture shows',
    ),
}

const specificationError = (rows: readonly Specification[]) => {
  const [names, values] = [rows.map(({ name }) => name), rows.map(({ value }) => value)]

  return (
    eachLength(names, 1, 60, 'Write the name of the specification or remove its line') ??
    errorUnless(!names.some((name) => name.includes(':')), 'The name of a specification has no colon') ??
    eachLength(values, 1, 200, 'Write the value of the specification or remove its line')
  )
}
