import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { addProduct } from '#domain/catalogue/productCommands.ts'
import { NewProduct } from '#domain/catalogue/productForm.ts'
import { productMachine, productStream } from '#domain/catalogue/productMachine.ts'
import { slugOf } from '#domain/catalogue/slug.ts'
import { isRefusal } from '#domain/kernel/decision.ts'
import { emptyRecord } from '#domain/kernel/replay.ts'
import { demoCatalogue } from './catalogue.ts'
import { readContent } from './content.ts'

const tree = readContent('categories.json', z.record(z.string(), z.record(z.string(), z.array(z.string()))))

const slugs = demoCatalogue.map(({ slug }) => slug)
const empty = emptyRecord(productMachine, productStream('new'))
const opening = '2026-11-21'

const lowestPrice = ({ price, discount }: { price: number; discount: number }) => price * (1 - discount / 100)
const countOf = (wanted: (product: (typeof demoCatalogue)[number]) => boolean) => demoCatalogue.filter(wanted).length

describe.each(demoCatalogue)('$slug', (product) => {
  test('passes the product form with every letter kept', () => {
    const { pictures, dateAdded, ...form } = product
    const images = pictures.map(({ name, alt }) => ({
      thumbnail: `/pictures/${name}-320.webp`,
      medium: `/pictures/${name}-800.webp`,
      alt,
    }))
    expect(NewProduct.parse({ ...form, images })).toEqual({ ...form, images })
  })

  test('can be added: its slug is no path of a page', () => {
    const { pictures, dateAdded, quantity, ...details } = product
    expect(isRefusal(addProduct(empty, { details: { ...details, images: [] }, quantity, dateAdded }))).toBe(false)
  })

  test('has all texts', () => {
    expect(product.features.length).toBeOneOf([3, 4, 5])
    expect(product.specifications.length).toBeOneOf([4, 5, 6, 7])
    expect(product.tags.length).toBeOneOf([3, 4, 5, 6])
    expect(new Set(product.tags).size).toBe(product.tags.length)
    expect(product.whatsInTheBox.length).toBeGreaterThan(0)
    expect(product.overview).not.toBe('')
    expect(product.name.startsWith(product.brand)).toBe(true)
    expect(product.description.match(/[.!?](\s|$)/g)?.length).toBeOneOf([2, 3, 4])
  })

  test('costs less than its full price, and its price is in whole rand', () => {
    expect(product.costPrice).toBeLessThan(product.price)
    expect(Number.isInteger(product.price)).toBe(true)
    expect(product.discount).toBeGreaterThanOrEqual(-10)
    expect(product.discount).toBeLessThanOrEqual(40)
  })

  test('has a reason for a surcharge', () => {
    if (product.discount < 0) expect(product.overview + product.description).toContain(`${-product.discount} %`)
  })

  test('has a category of the third level', () => {
    const [top = '', second = '', third] = product.categories
    expect(tree[top]?.[second]).toContain(third)
    expect(product.categories).toHaveLength(3)
  })

  test('has two to four cross-sell products', () => {
    expect(new Set(product.crossSellProducts).size).toBe(product.crossSellProducts.length)
    expect(product.crossSellProducts.length).toBeOneOf([2, 3, 4])
    expect(slugs.filter((slug) => slug !== product.slug)).toEqual(expect.arrayContaining(product.crossSellProducts))
  })

  test('has two or three pictures, each with its own description', () => {
    const altTexts = product.pictures.map(({ alt }) => alt)
    expect(altTexts.length).toBeOneOf([2, 3])
    expect(new Set(altTexts).size).toBe(altTexts.length)
    for (const alt of altTexts) expect(alt.length).toBeGreaterThan(15)
    expect(product.pictures.map(({ name }) => name)).toEqual(
      [product.slug, `${product.slug}-2`, `${product.slug}-3`].slice(0, altTexts.length),
    )
  })

  test('was added after the first product and before the shop opened', () => {
    expect(product.dateAdded > '2025-03-01' && product.dateAdded < opening).toBe(true)
  })
})

test('every product has a slug and a name of its own', () => {
  expect(new Set(slugs).size).toBe(demoCatalogue.length)
  expect(new Set(demoCatalogue.map(({ name }) => name)).size).toBe(demoCatalogue.length)
})

const categories = Object.entries(tree).flatMap(([top, groups]) => [
  top,
  ...Object.entries(groups).flatMap(([group, leaves]) => [group, ...leaves]),
])

test('every category of the menu has products', () => {
  const filled = new Set(demoCatalogue.flatMap(({ categories }) => categories))
  expect([...filled].toSorted()).toEqual(categories.toSorted())
})

test('no two categories have the same slug', () => {
  expect(new Set(categories.map(slugOf)).size).toBe(categories.length)
})

test.each([
  ['Appliances', 60],
  ['Hardware', 52],
  ['Household', 52],
])('%s has at least %i products', (top, least) => {
  expect(countOf(({ categories }) => categories[0] === top)).toBeGreaterThanOrEqual(least)
})

test('there are more than twenty brands, each with several products', () => {
  const sold = Map.groupBy(demoCatalogue, ({ brand }) => brand)
  expect(sold.size).toBeGreaterThan(20)
  for (const products of sold.values()) expect(products.length).toBeGreaterThan(1)
})

test.each([
  ['summer', 14, countOf(({ tags }) => tags.includes('summer'))],
  ['sale', 40, countOf(({ discount }) => discount > 0)],
  ['featured', 12, countOf(({ isFeatured }) => isFeatured)],
  ['new', 10, countOf(({ dateAdded }) => dateAdded > '2026-09-01')],
])('the %s section of the home page finds at least %i products', (_, least, found) => {
  expect(found).toBeGreaterThanOrEqual(least)
})

test.each(['student', 'gift', 'winter', 'loadshedding', 'solar', 'braai', 'garden', 'space-saver', 'needs-plumber'])(
  'the tag %s has at least four products',
  (tag) => expect(countOf(({ tags }) => tags.includes(tag))).toBeGreaterThanOrEqual(4),
)

test('no two featured products have the same priority', () => {
  const places = demoCatalogue.filter(({ isFeatured }) => isFeatured).map(({ featuredPriority }) => featuredPriority)
  expect(new Set(places).size).toBe(places.length)
})

test('some products are sold out and some nearly so', () => {
  expect(countOf(({ quantity }) => quantity === 0)).toBe(4)
  expect(countOf(({ quantity }) => quantity > 0 && quantity < 6)).toBeGreaterThan(9)
  expect(countOf(({ quantity }) => quantity > 200)).toBe(0)
})

test('four products are sold below cost, so that admins see the warning', () => {
  expect(countOf((product) => lowestPrice(product) < product.costPrice)).toBe(4)
})

test('four products carry a surcharge', () => expect(countOf(({ discount }) => discount < 0)).toBe(4))

test.each([
  ['a very long name', /^.{90,100}$/],
  ['a name with diacritics', /[èçë]/],
  ['a name with an apostrophe', /'/],
])('the catalogue holds %s', (_, form) => {
  expect(demoCatalogue.some(({ name }) => form.test(name))).toBe(true)
})
