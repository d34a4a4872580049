import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { NewProduct } from '#domain/catalogue/catalogueContract.ts'
import { addProduct } from '#domain/catalogue/productCommands.ts'
import { productMachine, productStream } from '#domain/catalogue/productMachine.ts'
import { isRefusal } from '#domain/kernel/decision.ts'
import { unwritten } from '#domain/kernel/replay.ts'
import { demoCatalogue, demoCategories } from './catalogue.ts'

const slugs = demoCatalogue.map(({ slug }) => slug)
const empty = unwritten(productMachine, productStream('new'))

describe.each(demoCatalogue)('$slug', (product) => {
  test('passes the product form with every letter kept', () => {
    const { pictures, dateAdded, ...form } = product
    const images = pictures.map(({ name, alt }) => ({ thumbnail: `/${name}.svg`, medium: `/${name}.svg`, alt }))
    expect(NewProduct.parse({ ...form, images })).toEqual({ ...form, images })
  })

  test('can be added: its slug hides no page of the shop', () => {
    const { pictures, dateAdded, quantity, ...details } = product
    expect(isRefusal(addProduct(empty, { details: { ...details, images: [] }, quantity, dateAdded }))).toBe(false)
  })

  test('is told in full', () => {
    expect(product.features.length).toBeOneOf([3, 4, 5])
    expect(product.specifications.length).toBeOneOf([4, 5, 6, 7])
    expect(product.tags.length).toBeOneOf([2, 3, 4, 5, 6])
    expect(product.whatsInTheBox.length).toBeGreaterThan(0)
    expect(product.description.match(/[.!?](\s|$)/g)?.length).toBeOneOf([2, 3, 4])
  })

  test('earns something, even at its lowest price', () => {
    expect(product.costPrice).toBeLessThan(product.price)
    expect(product.discount).toBeGreaterThanOrEqual(-5)
    expect(product.discount).toBeLessThanOrEqual(40)
  })

  test('stands in a category of the menu', () => {
    const [top = '', child = ''] = product.categories
    const branch = demoCategories.find(({ name }) => name === top)
    expect(branch?.children.map(({ name }) => name)).toContain(child)
  })

  test('goes with two to four other products', () => {
    expect(product.crossSellProducts.length).toBeOneOf([2, 3, 4])
    expect(slugs.filter((slug) => slug !== product.slug)).toEqual(expect.arrayContaining(product.crossSellProducts))
  })

  test('has pictures, each with words for it', () => {
    const files = product.pictures.map(({ name }) => new URL(`../../web/public/pictures/${name}.svg`, import.meta.url))
    expect(files.length).toBeGreaterThan(0)
    expect(files.filter((file) => !existsSync(file))).toEqual([])
    for (const { alt } of product.pictures) expect(alt.length).toBeGreaterThan(15)
  })

  test('was added in 2026, before the shop opened', () => {
    expect(product.dateAdded > '2026-01-01' && product.dateAdded < '2026-11-21').toBe(true)
  })
})

test('every product has a slug of its own', () => {
  expect(new Set(slugs).size).toBe(demoCatalogue.length)
})

test('every branch of the menu has something in it', () => {
  const filled = new Set(demoCatalogue.flatMap(({ categories }) => categories))
  const branches = demoCategories.flatMap(({ name, children }) => [name, ...children.map((child) => child.name)])
  expect([...filled].toSorted()).toEqual(branches.toSorted())
})

test.each(demoCategories)('$name has at least fourteen products', ({ name }) => {
  expect(demoCatalogue.filter(({ categories }) => categories[0] === name).length).toBeGreaterThanOrEqual(14)
})

test.each([
  ['summer', demoCatalogue.filter(({ tags }) => tags.includes('summer'))],
  ['sale', demoCatalogue.filter(({ discount }) => discount > 0)],
  ['featured', demoCatalogue.filter(({ isFeatured }) => isFeatured)],
  ['new', demoCatalogue.filter(({ dateAdded }) => dateAdded > '2026-09-01')],
])('the %s section of the home page finds at least six products', (_, found) => {
  expect(found.length).toBeGreaterThanOrEqual(6)
})

test('no two featured products claim one place', () => {
  const places = demoCatalogue.filter(({ isFeatured }) => isFeatured).map(({ featuredPriority }) => featuredPriority)
  expect(new Set(places).size).toBe(places.length)
})

test('some shelves are empty and some nearly so', () => {
  expect(demoCatalogue.filter(({ quantity }) => quantity === 0).length).toBeGreaterThan(1)
  expect(demoCatalogue.filter(({ quantity }) => quantity > 0 && quantity < 6).length).toBeGreaterThan(3)
})
