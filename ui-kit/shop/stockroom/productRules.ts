import { charactersIn } from '#ui-kit/elements/charactersIn.ts'
import { discountFault, typedCents, typedCount } from './amounts.ts'
import {
  type ProductDraft,
  type ProductField,
  productFields,
  type Specification,
  trimmedProduct,
} from './productDraft.ts'

/** The sentence to show at a field, or undefined when it is fine (specification, section 5, and bounds for every list). */
export const productError = (field: ProductField, draft: ProductDraft): string | undefined =>
  rules[field]?.(trimmedProduct(draft))

/** Every field that is not fine yet, in the order of the form, with its sentence. */
export const productErrors = (draft: ProductDraft) =>
  productFields.flatMap((field) => {
    const error = productError(field, draft)
    return error === undefined ? [] : [{ field, error }]
  })

/** Most characters a field takes, where there is a limit to show. */
export const longest = { name: 100, brand: 30, description: 1000, overview: 100, warranty: 50, slug: 100 } as const

type Rule = (draft: ProductDraft) => string | undefined

const between =
  (field: keyof typeof longest, least: number): Rule =>
  ({ [field]: value }) => {
    const length = charactersIn(value)
    if (length < least) return `The ${field} must be at least ${least} characters long`
    return length > longest[field] ? `The ${field} must be at most ${longest[field]} characters long` : undefined
  }

const unless = (fine: boolean, sentence: string) => (fine ? undefined : sentence)

const atMost = (count: number, things: readonly unknown[], plural: string) =>
  unless(things.length <= count, `At most ${count} ${plural}`)

const each = (texts: readonly string[], least: number, most: number, sentence: string) =>
  unless(
    texts.every((text) => charactersIn(text) >= least && charactersIn(text) <= most),
    sentence,
  )

const rules: Partial<Record<ProductField, Rule>> = {
  name: (draft) =>
    between('name', 3)(draft) ??
    unless(
      draft.slug !== '' || /[a-z0-9]/i.test(draft.name.normalize('NFD')),
      'The name must hold a letter or a digit for its address, or give a slug',
    ),
  brand: (draft) => between('brand', 2)(draft) ?? unless(!draft.brand.includes(','), 'A brand has no comma'),
  description: between('description', 10),
  overview: between('overview', 0),
  warranty: between('warranty', 0),
  price: ({ price }) => unless(typedCents(price) !== undefined, 'price should be numeric greater than 0'),
  costPrice: ({ costPrice }) =>
    unless(typedCents(costPrice) !== undefined, 'Cost price should be numeric greater than 0'),
  discount: ({ discount }) => discountFault(discount),
  quantity: ({ quantity }) =>
    unless(typedCount(quantity) !== undefined, 'quantity should be an integer greater than 0'),
  isFeatured: ({ isFeatured }) => unless(['true', 'false'].includes(isFeatured), 'enter true or false'),
  featuredPriority: ({ featuredPriority: priority }) =>
    unless(/^(-?\d+(\.\d+)?)?$/.test(priority) && Math.abs(Number(priority)) <= 1_000_000, 'enter a valid number'),
  slug: (draft) =>
    between('slug', 0)(draft) ??
    unless(
      draft.slug === '' || /^[a-z0-9]+(-[a-z0-9]+)*$/.test(draft.slug),
      'The slug must be lower-case words joined by hyphens',
    ),
  categories: ({ categories }) =>
    unless(categories.length > 0, 'Choose at least one category') ?? atMost(3, categories, 'levels of categories'),
  features: ({ features }) =>
    atMost(30, features, 'features') ?? each(features, 1, 200, 'Write the feature or remove its line'),
  specifications: ({ specifications }) =>
    atMost(60, specifications, 'specifications') ?? specificationError(specifications),
  whatsInTheBox: ({ whatsInTheBox }) =>
    atMost(30, whatsInTheBox, 'things in the box') ??
    each(whatsInTheBox, 1, 200, 'Write the thing in the box or remove its line'),
  tags: ({ tags }) => atMost(20, tags, 'tags') ?? each(tags, 1, 30, 'Write the tag or remove it'),
  crossSellProducts: ({ crossSellProducts }) => atMost(20, crossSellProducts, 'products that go well with it'),
  images: ({ images }) =>
    atMost(12, images, 'pictures') ??
    each(
      images.map(({ alt }) => alt),
      3,
      200,
      'Say in words what the picture shows',
    ),
}

const specificationError = (rows: readonly Specification[]) => {
  const [names, values] = [rows.map(({ name }) => name), rows.map(({ value }) => value)]

  return (
    each(names, 1, 60, 'Write the name of the specification or remove its line') ??
    unless(!names.some((name) => name.includes(':')), 'The name of a specification has no colon') ??
    each(values, 1, 200, 'Write the value of the specification or remove its line')
  )
}
