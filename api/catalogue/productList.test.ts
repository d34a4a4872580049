import { expect, it } from 'vitest'
import { givenProductList } from '#api/catalogue/testing/productListFixture.ts'
import { fact } from '#domain/kernel/decision.ts'
import { blueKettle, copperPot, enamelMug, monday, tuesday } from '#domain/testing/fixtures.ts'
import { productQueries } from './productList.ts'

const added = (product: typeof blueKettle) => fact('ProductAdded', { ...product, quantity: 4, dateAdded: monday })

it('sitemap entries are those of listed products, with the time of their last edit', async () => {
  await using list = await givenProductList()
  await list.append('product-1', added(blueKettle), fact('StockReserved', { orderId: 'aminas', count: 1 }))
  await list.append('product-2', added(copperPot), fact('ProductWithdrawn', {}))
  await list.append('product-3', fact('ProductDrafted', { ...enamelMug, quantity: 4, dateAdded: monday }))
  const sitemapEntries = () => productQueries(list.database).sitemapEntries()
  expect(sitemapEntries()).toEqual([{ slug: 'blue-kettle', changed: monday }])
  await list.appendAt(tuesday, 'product-1', fact('ProductPictured', { images: [] }))
  expect(sitemapEntries()).toEqual([{ slug: 'blue-kettle', changed: tuesday }])
})

it('an edit changes the fields that it names only', async () => {
  await using list = await givenProductList()
  const products = productQueries(list.database)
  await list.append('product-1', added(blueKettle))
  await list.append('product-1', fact('ProductDescribed', { name: 'Green kettle', tags: ['tea'] }))
  await list.append('product-1', fact('ProductRepriced', { price: 40_000, costPrice: 100, discount: 50 }))
  await list.append('product-1', fact('StockAdjusted', { by: 6, reason: 'delivery' }))
  const expected = { name: 'Green kettle', slug: 'blue-kettle', brand: 'Ndlovu', discountedPrice: 200, quantity: 10 }
  expect(products.byId('1')).toMatchObject(expected)
  expect(products.page({ search: 'green' }).total).toBe(1)
  expect(products.page({ search: 'kettle', tags: 'kitchen' }).total).toBe(0)
  expect(products.tags()).toEqual([{ key: 'tea', count: 1 }])
})

it('an edit that the search cannot tell from what was there leaves the search texts as they are', async () => {
  await using list = await givenProductList()
  await list.append('product-1', added(blueKettle))
  const texts = () => list.database.prepare('SELECT * FROM product_texts').all()
  const before = texts()
  await list.append('product-1', fact('ProductDescribed', { name: blueKettle.name.toUpperCase() }))
  expect(texts()).toEqual(before)
  await list.append('product-1', fact('ProductDescribed', { name: 'Green kettle' }))
  expect(texts()).not.toEqual(before)
})

it('pieces are reserved, released and shipped; those that were shipped count as sold', async () => {
  await using list = await givenProductList()
  const products = productQueries(list.database)
  await list.append('product-1', added(blueKettle))
  await list.append('product-2', added(copperPot))
  const order = { orderId: 'aminas', count: 2 }
  const stock = () =>
    products
      .page({ sort: 'popular' }, true)
      .products.map((each) => [each.id, each.quantity, 'reserved' in each && each.reserved])
  await list.append('product-2', fact('StockReserved', order))
  expect(stock()).toEqual([
    ['1', 4, 0],
    ['2', 2, 2],
  ])
  await list.append('product-2', fact('StockReleased', order))
  expect(stock()).toEqual([
    ['1', 4, 0],
    ['2', 4, 0],
  ])
  await list.append('product-2', fact('StockReserved', order), fact('StockShipped', order))
  expect(stock()).toEqual([
    ['2', 2, 0],
    ['1', 4, 0],
  ])
})

it('among products that match equally, featured ones come first, then those that sell best, and sold-out ones last', async () => {
  await using list = await givenProductList()
  const products = productQueries(list.database)
  const order = { orderId: 'aminas', count: 1 }
  for (const id of ['a', 'b', 'c', 'd']) await list.append(`product-${id}`, added({ ...blueKettle, slug: id }))
  await list.append('product-c', fact('StockReserved', order), fact('StockShipped', order))
  await list.append('product-d', fact('ProductDescribed', { isFeatured: true }))
  await list.append('product-a', fact('StockAdjusted', { by: -4, reason: 'broken' }))
  expect(products.page({ search: 'kettle' }).products.map(({ slug }) => slug)).toEqual(['d', 'c', 'b', 'a'])
  expect(products.page({}).products.map(({ slug }) => slug)).toEqual(['d', 'c', 'b', 'a'])
})

it('a rebuilt read model applies the facts that follow after it went live', async () => {
  await using list = await givenProductList()
  await list.append('product-1', added(blueKettle))
  await list.rebuild()
  await list.append('product-1', fact('ProductDescribed', { name: 'Green teapot' }))
  expect(list.stoppedProjections()).toEqual([])
  expect(productQueries(list.database).page({ search: 'teapot' }).total).toBe(1)
})

it('lists and searches are those of the rebuilt read models, also where the tables were wrong before', async () => {
  await using list = await givenProductList()
  await list.append('product-1', added(blueKettle))
  await list.append('product-2', added(copperPot))
  list.database.exec(`UPDATE products SET state = 'draft' WHERE id = '2'; UPDATE product_texts SET sort_name = 10 - id;
    DELETE FROM product_search; UPDATE product_words SET products = 0`)
  const products = productQueries(list.database)
  const answers = () => [
    products.page({ sort: '-price' }).total,
    products.page({ search: 'pot' }).total,
    products.page({ search: 'kettel' }).total,
    products.inventory({ limit: 5, pageNumber: 1 }).products.map(({ name }) => name),
  ]
  expect(answers()).toEqual([1, 0, 0, ['Copper pot', 'Blue kettle']])
  await list.rebuild()
  expect(answers()).toEqual([2, 1, 1, ['Blue kettle', 'Copper pot']])
})

it('a product that is listed or withdrawn keeps its place in the full-text index', async () => {
  await using list = await givenProductList()
  const segments = () => list.database.prepare('SELECT count(*) AS count FROM product_search_data').get()
  await list.append('product-1', added(blueKettle))
  const before = segments()
  await list.append('product-1', fact('ProductWithdrawn', {}))
  await list.append('product-1', fact('ProductListed', {}))
  expect(segments()).toEqual(before)
  expect(productQueries(list.database).page({ search: 'kettle' }).total).toBe(1)
})

it('a tag is shown as a listed product has it, not as a draft does', async () => {
  await using list = await givenProductList()
  await list.append(
    'product-1',
    fact('ProductDrafted', { ...enamelMug, tags: ['BRAAI!!'], quantity: 4, dateAdded: monday }),
  )
  await list.append('product-2', added({ ...copperPot, tags: ['Braai'] }))
  await list.append('product-1', fact('ProductListed', {}))
  expect(productQueries(list.database).tags()).toEqual([{ key: 'Braai', count: 2 }])
})

it('a misspelt word is corrected to those of a draft as soon as it is listed', async () => {
  await using list = await givenProductList()
  const products = productQueries(list.database)
  await list.append('product-1', added(blueKettle))
  await list.append('product-2', fact('ProductDrafted', { ...copperPot, quantity: 4, dateAdded: monday }))
  expect(products.page({ search: 'coper' }).total).toBe(0)
  await list.append('product-2', fact('ProductListed', {}))
  expect(products.page({ search: 'coper' }).total).toBe(1)
})
