import { describe, expect, test } from 'vitest'
import { emptyProduct, type ProductDraft, sameProduct, trimmedProduct } from './productDraft.ts'
import { productError, productErrors } from './productRules.ts'

const kettle: ProductDraft = {
  ...emptyProduct,
  name: 'Blue kettle',
  brand: 'Ndlovu',
  description: 'A kettle for every day',
  price: '349.00',
  costPrice: '180',
  quantity: '10',
  categories: ['Household'],
}

const says = (change: Partial<ProductDraft>) => productErrors({ ...kettle, ...change }).map(({ error }) => error)
const letters = (count: number) => 'k'.repeat(count)
const lines = <Line>(count: number, line: Line): Line[] => Array.from({ length: count }, () => line)
const capacity = { name: 'Capacity', value: '1.7 litres' }
const picture = { thumbnail: '/pictures/kettle-320.webp', medium: '/pictures/kettle-800.webp', alt: 'A blue kettle' }

describe('the product form', () => {
  test('has nothing to say about a kettle that is filled in', () => expect(says({})).toEqual([]))

  test('says what an empty product still needs', () => {
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
  ] as const)('takes a %s of %i to %i characters, counted without the spaces around it', (field, least, most) => {
    expect(says({ [field]: letters(least) })).toEqual([])
    expect(says({ [field]: `  ${letters(most)} ` })).toEqual([])
    expect(says({ [field]: ` ${letters(least - 1)} ` })).toEqual([
      `The ${field} must be at least ${least} characters long`,
    ])
    expect(says({ [field]: letters(most + 1) })).toEqual([`The ${field} must be at most ${most} characters long`])
  })

  test.each([
    ['warranty', 50],
    ['overview', 100],
    ['slug', 100],
  ] as const)('takes a %s of nothing up to %i characters', (field, most) => {
    expect(says({ [field]: '' })).toEqual([])
    expect(says({ [field]: letters(most) })).toEqual([])
    expect(says({ [field]: letters(most + 1) })).toEqual([`The ${field} must be at most ${most} characters long`])
  })

  test.each<[Partial<ProductDraft>, string]>([
    ...['', '0', '-1', 'cheap', '1.999', '12345678901'].flatMap((amount): [Partial<ProductDraft>, string][] => [
      [{ price: amount }, 'price should be numeric greater than 0'],
      [{ costPrice: amount }, 'Cost price should be numeric greater than 0'],
    ]),
    ...['', '-1', '1.5', 'some', '12345678901'].map((quantity): [Partial<ProductDraft>, string] => [
      { quantity },
      'quantity should be an integer greater than 0',
    ]),
    [{ discount: 'ten' }, 'Discount must be a numeric value (e.g., 10 or -10)'],
    ...['100', '-100', '2.5'].map((discount): [Partial<ProductDraft>, string] => [
      { discount },
      'Discount must be a whole number from -99 to 99',
    ]),
    [{ discount: '00000000010' }, 'The discount must be at most 10 characters long'],
    ...['', 'yes', 'TRUE', '1'].map((isFeatured): [Partial<ProductDraft>, string] => [
      { isFeatured },
      'enter true or false',
    ]),
    ...['high', '1000001', '-1000001', '1e3', '+5'].map((featuredPriority): [Partial<ProductDraft>, string] => [
      { featuredPriority },
      'enter a valid number',
    ]),
    ...['Blue Kettle', 'blue--kettle', '-kettle', 'kettle-'].map((slug): [Partial<ProductDraft>, string] => [
      { slug },
      'The slug must be lower-case words joined by hyphens',
    ]),
    [{ brand: 'Vuthela, Ndlovu' }, 'A brand has no comma'],
    [{ categories: [] }, 'Choose at least one category'],
    [{ name: '电热水壶' }, 'The name must hold a letter or a digit for its address, or give a slug'],
    [{ categories: ['Appliances', 'Kitchen', 'Kettles', 'Gifts'] }, 'At most 3 levels of categories'],
    [{ features: lines(31, 'Quiet') }, 'At most 30 features'],
    [{ features: [letters(201)] }, 'Write the feature or remove its line'],
    [{ whatsInTheBox: lines(31, 'Cord') }, 'At most 30 things in the box'],
    [{ whatsInTheBox: [letters(201)] }, 'Write the thing in the box or remove its line'],
    [{ specifications: lines(61, capacity) }, 'At most 60 specifications'],
    [{ specifications: [{ ...capacity, value: ' ' }] }, 'Write the value of the specification or remove its line'],
    [
      { specifications: [{ ...capacity, value: letters(201) }] },
      'Write the value of the specification or remove its line',
    ],
    [{ specifications: [{ ...capacity, name: '' }] }, 'Write the name of the specification or remove its line'],
    [
      { specifications: [{ ...capacity, name: letters(61) }] },
      'Write the name of the specification or remove its line',
    ],
    [{ specifications: [{ ...capacity, name: 'Size:' }] }, 'The name of a specification has no colon'],
    [{ tags: lines(21, 'braai') }, 'At most 20 tags'],
    [{ tags: [letters(31)] }, 'Write the tag or remove it'],
    [{ crossSellProducts: lines(21, 'ladder') }, 'At most 20 products that go well with it'],
    [{ images: lines(13, picture) }, 'At most 12 pictures'],
    [{ images: [{ ...picture, alt: ' on ' }] }, 'Say in words what the picture shows'],
    [{ images: [{ ...picture, alt: letters(201) }] }, 'Say in words what the picture shows'],
  ])('of %j says: %s', (change, sentence) => expect(says(change)).toEqual([sentence]))

  test.each<Partial<ProductDraft>>([
    { price: '0.01', costPrice: '9999999999.99' },
    { quantity: '0' },
    { quantity: '9999999999' },
    { discount: '-99' },
    { discount: '99' },
    { isFeatured: ' true ' },
    { featuredPriority: '-1000000' },
    { slug: 'blue-kettle-2' },
    { discount: '+10' },
    { discount: '' },
    { featuredPriority: '' },
    { name: '电热水壶', slug: 'blue-kettle' },
    { categories: ['Appliances', 'Kitchen', 'Kettles'] },
    { features: lines(30, letters(200)), whatsInTheBox: lines(30, letters(200)) },
    { specifications: [{ name: ' ', value: '' }] },
    { specifications: lines(60, { name: letters(60), value: letters(200) }) },
    { tags: lines(20, letters(30)), crossSellProducts: lines(20, 'ladder') },
    { images: lines(12, { ...picture, alt: 'lid' }) },
    { images: [{ ...picture, alt: letters(200) }] },
  ])('takes %j', (change) => expect(says(change)).toEqual([]))
})

test('counts an emoji as the one character that it is', () => {
  expect(says({ warranty: '🫖'.repeat(50), features: ['🫖'.repeat(200)] })).toEqual([])
  expect(says({ brand: '🫖' })).toEqual(['The brand must be at least 2 characters long'])
})

test('a field that has no rule is always fine', () => expect(productError('state', kettle)).toBeUndefined())

test('a product is handed on without loose spaces and empty lines', () => {
  const typed = {
    ...kettle,
    name: ' Blue  kettle ',
    features: ['Boils dry safely ', ' '],
    whatsInTheBox: ['', 'Kettle'],
  }

  expect(trimmedProduct(typed)).toMatchObject({
    name: 'Blue kettle',
    features: ['Boils dry safely'],
    whatsInTheBox: ['Kettle'],
  })
  expect(sameProduct({ ...kettle, features: [' '] }, kettle)).toBe(true)
  expect(sameProduct({ ...kettle, features: ['Whistles'] }, kettle)).toBe(false)
})
