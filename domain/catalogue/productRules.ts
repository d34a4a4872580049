import { lengthError } from '#domain/kernel/lengthError.ts'
import { amountError, countError, discountError } from './amountRules.ts'

/** The fields of the product form as they are typed, without spaces around them: numbers are texts, money is in rand. */
export interface TypedProduct {
  name: string
  brand: string
  description: string
  overview: string
  warranty: string
  price: string
  costPrice: string
  discount: string
  quantity: string
  isFeatured: string
  featuredPriority: string
  slug: string
  categories: readonly string[]
  features: readonly string[]
  specifications: readonly { name: string; value: string }[]
  whatsInTheBox: readonly string[]
  tags: readonly string[]
  crossSellProducts: readonly string[]
  images: readonly { alt: string }[]
}

/**
 * The error message of a field, the same that `productFields` has on the server, or `undefined` (specification, section 5, and a maximum
 * for every list). Browsers load it without Zod.
 */
export const productFieldError = (field: keyof TypedProduct, product: TypedProduct) => rules[field](product)

/** The longest text of each field that has one, in characters. */
export const productMaxLengths = {
  name: 100,
  brand: 30,
  description: 1000,
  overview: 100,
  warranty: 50,
  slug: 100,
} as const

type Rule = (product: TypedProduct) => string | undefined

const lengthRule =
  (field: keyof typeof productMaxLengths, min: number): Rule =>
  ({ [field]: value }) =>
    lengthError(field, value, min, productMaxLengths[field])

const errorUnless = (isValid: boolean, error: string) => (isValid ? undefined : error)

const maxCount = (count: number, items: readonly unknown[], plural: string) =>
  errorUnless(items.length <= count, `At most ${count} ${plural}`)

const eachLength = (texts: readonly string[], min: number, max: number, error: string) =>
  errorUnless(
    texts.every((text) => [...text].length >= min && [...text].length <= max),
    error,
  )

const rules: Record<keyof TypedProduct, Rule> = {
  name: (product) =>
    lengthRule('name', 3)(product) ??
    errorUnless(
      product.slug !== '' || /[a-z0-9]/i.test(product.name.normalize('NFD')),
      'The name needs a letter or a digit for the web address, or enter a web address',
    ),
  brand: (product) =>
    lengthRule('brand', 2)(product) ?? errorUnless(!product.brand.includes(','), 'A brand has no comma'),
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
  slug: (product) =>
    lengthRule('slug', 0)(product) ??
    errorUnless(
      product.slug === '' || /^[a-z0-9]+(-[a-z0-9]+)*$/.test(product.slug),
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

const specificationError = (rows: TypedProduct['specifications']) => {
  const [names, values] = [rows.map(({ name }) => name), rows.map(({ value }) => value)]

  return (
    eachLength(names, 1, 60, 'Write the name of the specification or remove its line') ??
    errorUnless(!names.some((name) => name.includes(':')), 'The name of a specification has no colon') ??
    eachLength(values, 1, 200, 'Write the value of the specification or remove its line')
  )
}
