import { z } from 'zod'
import { text } from '#domain/kernel/endpoint.ts'
import { typedText } from '#domain/kernel/typedText.ts'
import { slugOf } from './slug.ts'

// The product form's rules, field by field: those of the specification's section 5 in its words, and bounds for every list.

const topCategories = ['Appliances', 'Hardware', 'Household'] as const

/** A text or a number that `pattern` knows once it is trimmed. `fault` tells what is wrong with it all the same. */
export const numeric = (
  pattern: RegExp,
  otherwise: string,
  fault: (value: number, written: string) => string | undefined = () => undefined,
) =>
  z.union([z.string(), z.number()], { error: otherwise }).transform((given, issue) => {
    const written = String(given).trim()
    const value = Number(written)
    const message = pattern.test(written) ? fault(value, written) : otherwise
    if (message === undefined) return value || 0
    issue.addIssue({ code: 'custom', message })
    return z.NEVER
  })

const unless = (isFine: boolean, sentence: string) => (isFine ? undefined : sentence)

/** Rand: 1 to 10 digits, with cents or without. */
export const money = (otherwise: string) =>
  numeric(/^\d{1,10}(\.\d{1,2})?$/, otherwise, (amount) => unless(amount > 0, otherwise))

/** 0 is sold out. */
export const pieces = (otherwise = 'quantity should be an integer greater than 0') => numeric(/^\d{1,10}$/, otherwise)

/** The most that `pieces` can say. */
export const mostPieces = 9_999_999_999

/** Whole percent, at most 10 characters; none at all is 0. */
export const percent = numeric(
  /^([+-]?\d+(\.\d+)?)?$/,
  'Discount must be a numeric value (e.g., 10 or -10)',
  (discount, written) =>
    unless(written.length <= 10, 'The discount must be at most 10 characters long') ??
    unless(Number.isInteger(discount) && Math.abs(discount) <= 99, 'Discount must be a whole number from -99 to 99'),
)

const priority = numeric(/^(-?\d+(\.\d+)?)?$/, 'enter a valid number', (place) =>
  unless(Math.abs(place) <= 1_000_000, 'enter a valid number'),
)

export const trueOrFalse = z
  .union([z.boolean(), z.literal('true'), z.literal('false')], { error: 'enter true or false' })
  .transform((chosen) => chosen === true || chosen === 'true')

/** A text of one line: whatever breaks it counts as a space. */
export const line = (name: string, least: number, most: number, otherwise?: string) =>
  z
    .string({ error: otherwise ?? `The ${name} must be a text` })
    .transform((written) => typedText(written).replace(/\s+/g, ' '))
    .pipe(text(name, least, most, otherwise === undefined ? {} : { otherwise }))

/** Lists are asked for by several of these at once, joined by commas. */
const nameInLists = (name: string, least: number, most: number, otherwise?: string) =>
  line(name, least, most, otherwise).refine((written) => !written.includes(','), `A ${name} has no comma`)

const lines = (name: string, plural: string, most: number, longest: number) =>
  listOf(line(name, 1, longest, `Write the ${name} or remove its line`), plural, most)

const listOf = <Item extends z.ZodType>(item: Item, plural: string, most: number) =>
  z.array(item, { error: `The ${plural} must be a list` }).max(most, `At most ${most} ${plural}`)

const description = z
  .string({ error: 'The description must be a text' })
  .transform(typedText)
  .pipe(text('description', 10, 1000))

/** A top category, then those below it: `['Appliances', 'Kitchen Appliances', 'Kettles']`. */
const categories = listOf(nameInLists('category', 2, 40), 'levels of categories', 3)
  .min(1, 'Choose at least one category')
  .refine(([top]) => top === undefined || topCategories.some((known) => known === top), {
    message: `The first category must be one of: ${topCategories.join(', ')}`,
    abort: true,
  })
  .refine((path) => path.every((category) => slugOf(category) !== ''), 'A category needs a letter or a digit')
  .refine((path) => new Set(path.map(slugOf)).size === path.length, 'Each category only once')

const specifications = listOf(
  z.object({
    name: line('name of a specification', 1, 60, 'Write the name of the specification or remove its line').refine(
      (name) => !name.includes(':'),
      'The name of a specification has no colon',
    ),
    value: line('value of a specification', 1, 200, 'Write the value of the specification or remove its line'),
  }),
  'specifications',
  60,
)

const tags = listOf(
  nameInLists('tag', 1, 30, 'Write the tag or remove it')
    .refine((tag) => /[\p{L}\p{N}]/u.test(tag), 'A tag needs a letter or a digit')
    .transform((tag) => tag.toLowerCase()),
  'tags',
  20,
).transform((all) => [...new Set(all)])

const crossSellProducts = listOf(
  z.string().regex(/^[\w-]{1,100}$/, 'A product that goes well with it is named by its id'),
  'products that go well with it',
  20,
).transform((all) => [...new Set(all)])

const picturePath = z
  .string()
  .max(200, 'A picture is a path on this server')
  .regex(/^(\/[\w-][\w.-]*)+$/, 'A picture is a path on this server')

const images = listOf(
  z.object({
    thumbnail: picturePath,
    medium: picturePath,
    alt: line('words for the picture', 3, 200, 'Say in words what the picture shows'),
  }),
  'pictures',
  12,
)

/** Every field of the product form but the slug. Money in rand. */
export const productFields = {
  name: line('name', 3, 100),
  brand: nameInLists('brand', 2, 30),
  description,
  price: money('price should be numeric greater than 0'),
  costPrice: money('Cost price should be numeric greater than 0'),
  discount: percent,
  quantity: pieces(),
  categories,
  features: lines('feature', 'features', 30, 200),
  specifications,
  whatsInTheBox: lines('thing in the box', 'things in the box', 30, 200),
  tags,
  crossSellProducts,
  isFeatured: trueOrFalse,
  featuredPriority: priority,
  warranty: line('warranty', 0, 50).transform((warranty) => warranty || noWarranty),
  overview: line('overview', 0, 100),
  images,
}

export const noWarranty = 'No warranty'
