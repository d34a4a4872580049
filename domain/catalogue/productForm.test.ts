import { describe, expect, it } from 'vitest'
import { blueKettle } from '#domain/testing/fixtures.ts'
import { NewProduct, ProductEdit } from './productForm.ts'

const form = {
  name: 'Blue kettle',
  brand: 'Ndlovu',
  description: 'A kettle for every day',
  price: '349.00',
  costPrice: '180',
  quantity: '10',
  categories: ['Household'],
}

const errorsOf = (change: object) => NewProduct.safeParse({ ...form, ...change }).error?.issues ?? []
const errorOf = (change: object) => errorsOf(change)[0]?.message

const x = (length: number) => 'x'.repeat(length)
const many = <Item>(count: number, item: (index: number) => Item) =>
  Array.from({ length: count }, (_, index) => item(index))

const price = 'price should be numeric greater than 0'
const costPrice = 'Cost price should be numeric greater than 0'
const quantity = 'quantity should be an integer greater than 0'
const discount = 'Discount must be a numeric value (e.g., 10 or -10)'
const wholePercent = 'Discount must be a whole number from -99 to 99'
const top = 'The first category must be one of: Appliances, Hardware, Household'
const path = 'A picture is a path on this server'
const altError = 'Describe what the picture shows'

const picture = (change: object) => ({
  images: [{ thumbnail: '/pictures/a-320.webp', medium: '/a.webp', alt: 'A kettle', ...change }],
})
const specification = (name: string, value = '1.7 l') => ({ specifications: [{ name, value }] })

/** For each field: accepted values, and refused values with their message, at both sides of its limits. */
const rules: [field: string, taken: unknown[], refused: [unknown, string][]][] = [
  [
    'name',
    [x(3), x(100), ' Ox cart ', '<b>Pot</b>'],
    [
      [x(2), 'The name must be at least 3 characters long'],
      ['  Ox  ', 'The name must be at least 3 characters long'],
      [x(101), 'The name must be at most 100 characters long'],
      ['\u200b\u200b\u200b', 'The name must be at least 3 characters long'],
      ['Ox\u200d\ufeff', 'The name must be at least 3 characters long'],
      [7, 'The name must be a text'],
      [undefined, 'The name must be a text'],
    ],
  ],
  [
    'brand',
    [x(2), x(30)],
    [
      [x(1), 'The brand must be at least 2 characters long'],
      [x(31), 'The brand must be at most 30 characters long'],
      ['Smith, Dlamini', 'A brand has no comma'],
    ],
  ],
  [
    'description',
    [x(10), x(1000)],
    [
      [x(9), 'The description must be at least 10 characters long'],
      [x(1001), 'The description must be at most 1000 characters long'],
      ['\u200b'.repeat(20), 'The description must be at least 10 characters long'],
    ],
  ],
  [
    'price',
    ['1', '0.01', 349, 349.9, ' 349.00 ', '9999999999', '9999999999.99'],
    [
      ...['12345678901', '12345678901.50', 12_345_678_901].map((no): [unknown, string] => [
        no,
        'The price must be at most 10 digits long',
      ]),
      ...['0', '0.00', 0, '-1', 'cheap', '', '1.999', '1.', '.5', '1e3', '0x10', Number.NaN, true, null, undefined].map(
        (no): [unknown, string] => [no, price],
      ),
    ],
  ],
  [
    'costPrice',
    ['1', '0.01', 9_999_999_999],
    [
      ...['0', '-1', 'little', undefined].map((no): [unknown, string] => [no, costPrice]),
      ['12345678901', 'The cost price must be at most 10 digits long'],
    ],
  ],
  [
    'quantity',
    ['0', 0, '1', 10, '9999999999'],
    [
      ...['-1', '1.5', 'some', '', '1e3', null, undefined].map((no): [unknown, string] => [no, quantity]),
      ['12345678901', 'The quantity must be at most 10 digits long'],
    ],
  ],
  [
    'discount',
    [0, '', '10', '-10', '+10', '10.0', 99, '-99', '0000000099', undefined],
    [
      ...['ten', '10 %', '0x10', '1e1', null].map((no): [unknown, string] => [no, discount]),
      ...['100', -100, '10.5', 10.5, '99.01'].map((no): [unknown, string] => [no, wholePercent]),
      ['00000000099', 'The discount must be at most 10 characters long'],
    ],
  ],
  [
    'isFeatured',
    [true, false, 'true', 'false', undefined],
    ['yes', 'TRUE', 1, '', null].map((no) => [no, 'enter true or false']),
  ],
  ['isActive', [true, 'false', undefined], ['no', 0].map((no) => [no, 'enter true or false'])],
  [
    'featuredPriority',
    [0, '', '3', -1.5, '1000000', -1_000_000, undefined],
    ['high', '1e3', 1e300, 1_000_001, Number.POSITIVE_INFINITY, null, []].map((no) => [no, 'enter a valid number']),
  ],
  ['warranty', ['', x(50), undefined], [[x(51), 'The warranty must be at most 50 characters long']]],
  ['overview', ['', x(100), undefined], [[x(101), 'The overview must be at most 100 characters long']]],
  [
    'categories',
    [['Appliances'], ['Hardware', 'Hand Tools'], ['Household', x(40), 'Xx']],
    [
      [[], 'Choose at least one category'],
      [['Garden'], top],
      [['appliances'], top],
      [['Appliances', 'K'], 'The category must be at least 2 characters long'],
      [['Appliances', x(41)], 'The category must be at most 40 characters long'],
      [['Appliances', '电热'], 'A category needs a letter or a digit'],
      [['Household', 'Pots, pans'], 'A category has no comma'],
      [['Appliances', 'Kitchen', 'kitchen'], 'Each category only once'],
      [['Appliances', 'One', 'Two', 'Three'], 'At most 3 levels of categories'],
      ['Appliances', 'The levels of categories must be a list'],
    ],
  ],
  [
    'features',
    [[], many(30, (index) => `Feature ${index}`), [x(200)]],
    [
      [many(31, (index) => `Feature ${index}`), 'At most 30 features'],
      [[x(201)], 'The feature must be at most 200 characters long'],
      [[' '], 'Write the feature or remove its line'],
      [['\u00ad\u200b'], 'Write the feature or remove its line'],
    ],
  ],
  [
    'whatsInTheBox',
    [many(30, (index) => `Cup ${index}`)],
    [
      [many(31, (index) => `Cup ${index}`), 'At most 30 things in the box'],
      [[''], 'Write the thing in the box or remove its line'],
    ],
  ],
  [
    'tags',
    [many(20, (index) => `tag ${index}`), [x(30)], ['Summer', 'summer']],
    [
      [many(21, (index) => `tag ${index}`), 'At most 20 tags'],
      [[x(31)], 'The tag must be at most 30 characters long'],
      [['sun,shine'], 'A tag has no comma'],
      [['---'], 'A tag needs a letter or a digit'],
      [[''], 'Write the tag or remove it'],
    ],
  ],
  [
    'crossSellProducts',
    [many(20, (index) => `kettle-${index}`)],
    [
      [many(21, (index) => `kettle-${index}`), 'At most 20 products that go well with it'],
      [['a kettle'], 'A product that goes well with it is named by its id'],
    ],
  ],
  [
    'slug',
    ['blue-kettle', x(100), undefined],
    [
      ['Blue Kettle', 'The web address must be lower-case words joined by hyphens'],
      ['blue--kettle', 'The web address must be lower-case words joined by hyphens'],
      [x(101), 'The web address must be at most 100 characters long'],
    ],
  ],
]

describe.each(rules)('%s', (field, taken, refused) => {
  it.each(taken.map((value) => [value]))('may be %j', (value) => {
    expect(errorsOf({ [field]: value })).toEqual([])
  })

  it.each(refused)('may not be %j: %s', (value, sentence) => {
    expect(errorsOf({ [field]: value }).map(({ path: [at], message }) => [at, message])).toContainEqual([
      field,
      sentence,
    ])
    expect(errorOf({ [field]: value })).toBe(sentence)
  })

  it.each(refused.filter(([value]) => value !== undefined))('cannot be changed to %j: %s', (value, sentence) => {
    if (field === 'slug') return expect(ProductEdit.parse({ slug: value })).toEqual({})
    return expect(ProductEdit.safeParse({ [field]: value }).error?.issues[0]?.message).toBe(sentence)
  })
})

describe('the specifications and pictures', () => {
  it.each([
    [specification('Capacity')],
    [specification(x(60), x(200))],
    [specification('Power', '2200 W: a lot')],
    [{ specifications: many(60, (index) => ({ name: `Part ${index}`, value: '1' })) }],
    [picture({})],
    [picture({ thumbnail: '/pictures/kept/0123456789abcdef-320.webp', alt: x(200) })],
    [{ images: many(12, () => picture({}).images[0]) }],
  ])('accept %j', (change) => expect(errorsOf(change)).toEqual([]))

  it.each([
    [specification(''), 'Write the name of the specification or remove its line'],
    [specification('Capacity', ' '), 'Write the value of the specification or remove its line'],
    [specification(x(61)), 'The name of a specification must be at most 60 characters long'],
    [specification('Power', x(201)), 'The value of a specification must be at most 200 characters long'],
    [specification('Power: W'), 'The name of a specification has no colon'],
    [{ specifications: many(61, (index) => ({ name: `Part ${index}`, value: '1' })) }, 'At most 60 specifications'],
    [picture({ thumbnail: 'https://elsewhere.example/a.png' }), path],
    [picture({ medium: '//elsewhere.example/a.png' }), path],
    [picture({ medium: '/../secrets' }), path],
    [picture({ thumbnail: 'javascript:alert(1)' }), path],
    [picture({ alt: '' }), altError],
    [picture({ alt: undefined }), altError],
    [picture({ alt: x(201) }), 'The words for the picture must be at most 200 characters long'],
    [{ images: many(13, () => picture({}).images[0]) }, 'At most 12 pictures'],
  ])('refuse %j: %s', (change, sentence) => expect(errorOf(change)).toBe(sentence))
})

describe('the product form', () => {
  it('accepts numbers also as text, and fills in the defaults', () => {
    const parsed = NewProduct.parse(form)
    expect(parsed).toEqual({
      ...form,
      price: 349,
      costPrice: 180,
      quantity: 10,
      discount: 0,
      warranty: 'No warranty',
      overview: '',
      isFeatured: false,
      featuredPriority: 0,
      features: [],
      specifications: [],
      whatsInTheBox: [],
      tags: [],
      crossSellProducts: [],
      images: [],
    })
    expect(NewProduct.parse({ ...form, price: 349, costPrice: 180, quantity: 10 })).toEqual(parsed)
  })

  it('keeps HTML as text, and normalizes whitespace, line breaks and duplicates', () => {
    const parsed = NewProduct.parse({
      ...form,
      name: ' Blue \n kettle <script>alert(1)</script> ',
      description: 'One line,\r\nand another',
      tags: [' Summer ', 'summer', 'Gift'],
      features: ['Boils\tfast'],
      crossSellProducts: ['copper-pot', 'copper-pot'],
      warranty: ' \u2060',
    })
    expect(parsed).toMatchObject({
      name: 'Blue kettle <script>alert(1)</script>',
      description: 'One line,\nand another',
      tags: ['summer', 'gift'],
      features: ['Boils fast'],
      crossSellProducts: ['copper-pot'],
      warranty: 'No warranty',
    })
  })

  it('removes control and text direction characters, and replaces lone surrogates', () => {
    const parsed = NewProduct.parse({
      ...form,
      name: 'Blue \u0000kettle \u202e\ud83d',
      brand: 'Ndlovu\u0007\u2066',
      description: 'One line,\u0000\r\tand \udcffanother',
    })
    expect([parsed.name, parsed.brand, parsed.description]).toEqual([
      'Blue kettle \ufffd',
      'Ndlovu',
      'One line,\n\tand \ufffdanother',
    ])
    expect(errorOf({ name: 'Ox\u0000\u0000' })).toBe('The name must be at least 3 characters long')
  })

  it('needs a slug, or a name that a slug can be derived from', () => {
    expect(errorOf({ name: '电热水壶' })).toBeDefined()
    expect(errorOf({ name: '电热水壶', slug: 'blue-kettle' })).toBeUndefined()
  })
})

describe('an edit of a product', () => {
  it('contains only the given fields, without slug and id', () => {
    expect(ProductEdit.parse({})).toEqual({})
    expect(ProductEdit.parse({ price: '399', slug: 'red-kettle', id: 'mine' })).toEqual({ price: 399 })
  })

  it('may contain every field of the product; its slug is ignored', () => {
    const edit = { ...blueKettle, price: 349, costPrice: 174.5, quantity: 10 }
    const { slug: _stays, ...rest } = edit
    expect(ProductEdit.parse(edit)).toEqual(rest)
  })

  it.each([
    [{ version: -1 }, 'The version must be a whole number'],
    [{ version: 1.5 }, 'The version must be a whole number'],
    [{ version: '1' }, 'The version must be a whole number'],
    [{ quantityWas: '-1' }, 'quantityWas should be an integer'],
    [{ reason: x(101) }, 'The reason must be at most 100 characters long'],
  ])('refuses %j: %s', (edit, sentence) => {
    expect(ProductEdit.safeParse(edit).error?.issues[0]?.message).toBe(sentence)
  })
})
