import { describe, expect, test } from 'vitest'
import { productFieldError, type TypedProduct } from './productRules.ts'

const emptyProduct: TypedProduct = {
  ...{ name: '', brand: '', description: '', overview: '', warranty: 'No warranty', slug: '' },
  ...{ price: '', costPrice: '', discount: '0', quantity: '', isFeatured: 'false', featuredPriority: '0' },
  ...{
    categories: [],
    features: [],
    specifications: [],
    whatsInTheBox: [],
    tags: [],
    crossSellProducts: [],
    images: [],
  },
}

const fields = Object.keys(emptyProduct) as (keyof TypedProduct)[]

const kettle: TypedProduct = {
  ...emptyProduct,
  name: 'Blue kettle',
  brand: 'Ndlovu',
  description: 'A kettle for every day',
  price: '349.00',
  costPrice: '180',
  quantity: '10',
  categories: ['Household'],
}

const productErrors = (product: TypedProduct) =>
  fields.flatMap((field) => {
    const error = productFieldError(field, product)
    return error === undefined ? [] : [{ field, error }]
  })

const errorsAfter = (change: Partial<TypedProduct>) => productErrors({ ...kettle, ...change }).map(({ error }) => error)
const textOf = (count: number) => 'k'.repeat(count)
const listOf = <Line>(count: number, line: Line): Line[] => Array.from({ length: count }, () => line)
const capacity = { name: 'Capacity', value: '1.7 litres' }
const picture = { thumbnail: '/pictures/kettle-320.webp', medium: '/pictures/kettle-800.webp', alt: 'A blue kettle' }

describe('the product form', () => {
  test('has no errors for a valid kettle', () => expect(errorsAfter({})).toEqual([]))

  test('has errors for all required fields of an empty product', () => {
    expect(productErrors(emptyProduct).map(({ field }) => field)).toEqual([
      'name',
      'brand',
      'description',
      'price',
      'costPrice',
      'quantity',
      'categories',
    ])
  })

  test.each([
    ['name', 3, 100],
    ['brand', 2, 30],
    ['description', 10, 1000],
  ] as const)('accepts a %s of %i to %i characters', (field, min, max) => {
    expect(errorsAfter({ [field]: textOf(min) })).toEqual([])
    expect(errorsAfter({ [field]: textOf(max) })).toEqual([])
    expect(errorsAfter({ [field]: textOf(min - 1) })).toEqual([`The ${field} must be at least ${min} characters long`])
    expect(errorsAfter({ [field]: textOf(max + 1) })).toEqual([`The ${field} must be at most ${max} characters long`])
  })

  test.each([
    ['warranty', 50],
    ['overview', 100],
    ['slug', 100],
  ] as const)('accepts a %s of 0 to %i characters', (field, max) => {
    expect(errorsAfter({ [field]: '' })).toEqual([])
    expect(errorsAfter({ [field]: textOf(max) })).toEqual([])
    expect(errorsAfter({ [field]: textOf(max + 1) })).toEqual([`The ${field} must be at most ${max} characters long`])
  })

  test.each<[Partial<TypedProduct>, string]>([
    ...['', '0', '-1', 'cheap', '1.999'].flatMap((amount): [Partial<TypedProduct>, string][] => [
      [{ price: amount }, 'price should be numeric greater than 0'],
      [{ costPrice: amount }, 'Cost price should be numeric greater than 0'],
    ]),
    ...['', '-1', '1.5', 'some'].map((quantity): [Partial<TypedProduct>, string] => [
      { quantity },
      'quantity should be an integer greater than 0',
    ]),
    [{ discount: 'ten' }, 'Discount must be a numeric value (e.g., 10 or -10)'],
    ...['100', '-100', '2.5'].map((discount): [Partial<TypedProduct>, string] => [
      { discount },
      'Discount must be a whole number from -99 to 99',
    ]),
    [{ price: '12345678901' }, 'The price must be at most 10 digits long'],
    [{ costPrice: '12345678901.50' }, 'The cost price must be at most 10 digits long'],
    [{ quantity: '12345678901' }, 'The quantity must be at most 10 digits long'],
    [{ discount: '00000000010' }, 'The discount must be at most 10 characters long'],
    ...['', 'yes', 'TRUE', '1'].map((isFeatured): [Partial<TypedProduct>, string] => [
      { isFeatured },
      'enter true or false',
    ]),
    ...['high', '1000001', '-1000001', '1e3', '+5'].map((featuredPriority): [Partial<TypedProduct>, string] => [
      { featuredPriority },
      'enter a valid number',
    ]),
    ...['Blue Kettle', 'blue--kettle', '-kettle', 'kettle-'].map((slug): [Partial<TypedProduct>, string] => [
      { slug },
      'The web address must be lower-case words joined by hyphens',
    ]),
    [{ brand: 'Vuthela, Ndlovu' }, 'A brand has no comma'],
    [{ categories: [] }, 'Choose at least one category'],
    [{ name: '电热水壶' }, 'The name needs a letter or a digit for the web address, or enter a web address'],
    [{ categories: ['Appliances', 'Kitchen', 'Kettles', 'Gifts'] }, 'At most 3 levels of categories'],
    [{ features: listOf(31, 'Quiet') }, 'At most 30 features'],
    [{ features: [textOf(201)] }, 'Write the feature or remove its line'],
    [{ whatsInTheBox: listOf(31, 'Cord') }, 'At most 30 things in the box'],
    [{ whatsInTheBox: [textOf(201)] }, 'Write the thing in the box or remove its line'],
    [{ specifications: listOf(61, capacity) }, 'At most 60 specifications'],
    [{ specifications: [{ ...capacity, value: '' }] }, 'Write the value of the specification or remove its line'],
    [
      { specifications: [{ ...capacity, value: textOf(201) }] },
      'Write the value of the specification or remove its line',
    ],
    [{ specifications: [{ ...capacity, name: '' }] }, 'Write the name of the specification or remove its line'],
    [{ specifications: [{ ...capacity, name: textOf(61) }] }, 'Write the name of the specification or remove its line'],
    [{ specifications: [{ ...capacity, name: 'Size:' }] }, 'The name of a specification has no colon'],
    [{ tags: listOf(21, 'braai') }, 'At most 20 tags'],
    [{ tags: [textOf(31)] }, 'Write the tag or remove it'],
    [{ crossSellProducts: listOf(21, 'ladder') }, 'At most 20 products that go well with it'],
    [{ images: listOf(13, picture) }, 'At most 12 pictures'],
    [{ images: [{ ...picture, alt: 'on' }] }, 'Describe what the picture shows'],
    [{ images: [{ ...picture, alt: textOf(201) }] }, 'Describe what the picture shows'],
  ])('rejects %j with: %s', (change, sentence) => expect(errorsAfter(change)).toEqual([sentence]))

  test.each<Partial<TypedProduct>>([
    { price: '0.01', costPrice: '9999999999.99' },
    { quantity: '0' },
    { quantity: '9999999999' },
    { discount: '-99' },
    { discount: '99' },
    { isFeatured: 'true' },
    { featuredPriority: '-1000000' },
    { slug: 'blue-kettle-2' },
    { discount: '+10' },
    { discount: '' },
    { featuredPriority: '' },
    { name: '电热水壶', slug: 'blue-kettle' },
    { categories: ['Appliances', 'Kitchen', 'Kettles'] },
    { features: listOf(30, textOf(200)), whatsInTheBox: listOf(30, textOf(200)) },
    { specifications: listOf(60, { name: textOf(60), value: textOf(200) }) },
    { tags: listOf(20, textOf(30)), crossSellProducts: listOf(20, 'ladder') },
    { images: listOf(12, { ...picture, alt: 'lid' }) },
    { images: [{ ...picture, alt: textOf(200) }] },
  ])('accepts %j', (change) => expect(errorsAfter(change)).toEqual([]))
})

test('an emoji counts as one character', () => {
  expect(errorsAfter({ warranty: '🫖'.repeat(50), features: ['🫖'.repeat(200)] })).toEqual([])
  expect(errorsAfter({ brand: '🫖' })).toEqual(['The brand must be at least 2 characters long'])
})
