import { describe, expect, it } from 'vitest'
import { NewProduct } from './productForm.ts'

const form = {
  name: 'Blue kettle',
  brand: 'Ndlovu',
  description: 'A kettle for every day',
  price: '349.00',
  costPrice: '180',
  quantity: '10',
  categories: ['Household'],
}

const complaint = (change: object) => NewProduct.safeParse({ ...form, ...change }).error?.issues[0]?.message

describe('the product form', () => {
  it('is read as text or as numbers, with what is left out filled in', () => {
    const parsed = NewProduct.parse(form)
    expect(parsed).toMatchObject({
      price: 349,
      costPrice: 180,
      quantity: 10,
      discount: 0,
      warranty: 'No warranty',
      tags: [],
    })
    expect(NewProduct.parse({ ...form, price: 349, costPrice: 180, quantity: 10 })).toEqual(parsed)
  })

  it.each<[object, string]>([
    [{ name: 'Ox' }, 'The name must be at least 3 characters long'],
    [{ brand: 'N' }, 'The brand must be at least 2 characters long'],
    [{ description: 'A kettle' }, 'The description must be at least 10 characters long'],
    [{ description: 'x'.repeat(1001) }, 'The description must be at most 1000 characters long'],
    [{ warranty: 'x'.repeat(51) }, 'The warranty must be at most 50 characters long'],
    [{ overview: 'x'.repeat(101) }, 'The overview must be at most 100 characters long'],
    ...['0', '-1', 'cheap', '', '1.999', '12345678901', undefined].map((price): [object, string] => [
      { price },
      'price should be numeric greater than 0',
    ]),
    [{ costPrice: '0' }, 'Cost price should be numeric greater than 0'],
    ...['-1', '1.5', 'some', '12345678901'].map((quantity): [object, string] => [
      { quantity },
      'quantity should be an integer greater than 0',
    ]),
    ...['ten', '100', '-100'].map((discount): [object, string] => [
      { discount },
      'Discount must be a numeric value (e.g., 10 or -10)',
    ]),
    [{ isFeatured: 'yes' }, 'enter true or false'],
    [{ featuredPriority: 'high' }, 'enter a valid number'],
    [{ featuredPriority: 1e300 }, 'enter a valid number'],
    [{ categories: [] }, 'Choose at least one category'],
    [
      { images: [{ thumbnail: 'https://elsewhere.example/a.png', medium: '/a.png', alt: '' }] },
      'A picture is a path on this server',
    ],
    [{ slug: 'Blue Kettle' }, 'The slug must be lower-case words joined by hyphens'],
  ])('%j: %s', (change, sentence) => expect(complaint(change)).toBe(sentence))

  it.each([
    [{ discount: -10 }],
    [{ discount: '-99' }],
    [{ quantity: 0 }],
    [{ price: '9999999999.99' }],
    [{ isFeatured: 'true' }],
  ])('takes %j', (change) => expect(complaint(change)).toBeUndefined())

  it('needs a name that an address can be made of, where no slug is given', () => {
    expect(complaint({ name: '电热水壶' })).toBeDefined()
    expect(complaint({ name: '电热水壶', slug: 'blue-kettle' })).toBeUndefined()
  })
})
