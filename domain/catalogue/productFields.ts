import { z } from 'zod'
import { cleanText } from '#domain/kernel/cleanText.ts'
import { text } from '#domain/kernel/endpoint.ts'
import { slugOf } from './slug.ts'

// The validation rules of the product form by field, with the messages of the specification's section 5, and limits for every list.

const topCategories = ['Appliances', 'Hardware', 'Household'] as const

/** A string or number that matches `pattern` after trimming. `validate` returns the error of a match that is still invalid. */
export const numericField = (
  pattern: RegExp,
  message: string,
  validate: (value: number, written: string) => string | undefined = () => undefined,
) =>
  z.union([z.string(), z.number()], { error: message }).transform((given, issue) => {
    const written = String(given).trim()
    const value = Number(written)
    const error = pattern.test(written) ? validate(value, written) : message
    if (error === undefined) return value || 0
    issue.addIssue({ code: 'custom', message: error })
    return z.NEVER
  })

const errorUnless = (isFine: boolean, sentence: string) => (isFine ? undefined : sentence)

/** Rand: 1 to 10 digits, with cents or without. */
export const moneyField = (name: string, message: string) =>
  numericField(
    /^\d+(\.\d{1,2})?$/,
    message,
    (amount, written) => tooManyDigits(name, written) ?? errorUnless(amount > 0, message),
  )

const tooManyDigits = (name: string, written: string) =>
  errorUnless(/^\d{1,10}(\.|$)/.test(written), `The ${name} must be at most 10 digits long`)

/** 0 means sold out. */
export const quantityField = (message = 'quantity should be an integer greater than 0') =>
  numericField(/^\d+$/, message, (_, written) => tooManyDigits('quantity', written))

/** The largest value of `quantityField`. */
export const maxPieces = 9_999_999_999

/** Whole percent, at most 10 characters; an empty value is 0. */
export const percentField = numericField(
  /^([+-]?\d+(\.\d+)?)?$/,
  'Discount must be a numeric value (e.g., 10 or -10)',
  (discount, written) =>
    errorUnless(written.length <= 10, 'The discount must be at most 10 characters long') ??
    errorUnless(
      Number.isInteger(discount) && Math.abs(discount) <= 99,
      'Discount must be a whole number from -99 to 99',
    ),
)

const priority = numericField(/^(-?\d+(\.\d+)?)?$/, 'enter a valid number', (place) =>
  errorUnless(Math.abs(place) <= 1_000_000, 'enter a valid number'),
)

export const booleanField = z
  .union([z.boolean(), z.literal('true'), z.literal('false')], { error: 'enter true or false' })
  .transform((chosen) => chosen === true || chosen === 'true')

/** A text of one line: line breaks and repeated whitespace become one space. */
export const singleLineText = (name: string, least: number, most: number, message?: string) =>
  z
    .string({ error: message ?? `The ${name} must be a text` })
    .transform((written) => cleanText(written).replace(/\s+/g, ' '))
    .pipe(text(name, least, most, message === undefined ? {} : { message }))

/** A name without a comma: list queries contain several of them, joined by commas. */
const filterableName = (name: string, least: number, most: number, message?: string) =>
  singleLineText(name, least, most, message).refine((written) => !written.includes(','), `A ${name} has no comma`)

const listOfTexts = (name: string, plural: string, most: number, longest: number) =>
  listOf(singleLineText(name, 1, longest, `Write the ${name} or remove its line`), plural, most)

const listOf = <Item extends z.ZodType>(item: Item, plural: string, most: number) =>
  z.array(item, { error: `The ${plural} must be a list` }).max(most, `At most ${most} ${plural}`)

const description = z
  .string({ error: 'The description must be a text' })
  .transform(cleanText)
  .pipe(text('description', 10, 1000))

/** A top category, then those below it: `['Appliances', 'Kitchen Appliances', 'Kettles']`. */
const categories = listOf(filterableName('category', 2, 40), 'levels of categories', 3)
  .min(1, 'Choose at least one category')
  .refine(([top]) => top === undefined || topCategories.some((known) => known === top), {
    message: `The first category must be one of: ${topCategories.join(', ')}`,
    abort: true,
  })
  .refine((path) => path.every((category) => slugOf(category) !== ''), 'A category needs a letter or a digit')
  .refine((path) => new Set(path.map(slugOf)).size === path.length, 'Each category only once')

const specifications = listOf(
  z.object({
    name: singleLineText(
      'name of a specification',
      1,
      60,
      'Write the name of the specification or remove its line',
    ).refine((name) => !name.includes(':'), 'The name of a specification has no colon'),
    value: singleLineText(
      'value of a specification',
      1,
      200,
      'Write the value of the specification or remove its line',
    ),
  }),
  'specifications',
  60,
)

const tags = listOf(
  filterableName('tag', 1, 30, 'Write the tag or remove it')
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

/** A path on this server, such as `/pictures/kettle-320.webp`. */
export const picturePath = z
  .string()
  .max(200, 'A picture is a path on this server')
  .regex(/^(\/[\w-][\w.-]*)+$/, 'A picture is a path on this server')

const images = listOf(
  z.object({
    thumbnail: picturePath,
    medium: picturePath,
    alt: singleLineText('words for the picture', 3, 200, 'Describe what the picture shows'),
  }),
  'pictures',
  12,
)

/** Every field of the product form but the slug. Money in rand. */
export const productFields = {
  name: singleLineText('name', 3, 100),
  brand: filterableName('brand', 2, 30),
  description,
  price: moneyField('price', 'price should be numeric greater than 0'),
  costPrice: moneyField('cost price', 'Cost price should be numeric greater than 0'),
  discount: percentField,
  quantity: quantityField(),
  categories,
  features: listOfTexts('feature', 'features', 30, 200),
  specifications,
  whatsInTheBox: listOfTexts('thing in the box', 'things in the box', 30, 200),
  tags,
  crossSellProducts,
  isFeatured: booleanField,
  featuredPriority: priority,
  warranty: singleLineText('warranty', 0, 50).transform((warranty) => warranty || noWarranty),
  overview: singleLineText('overview', 0, 100),
  images,
}

export const noWarranty = 'No warranty'
