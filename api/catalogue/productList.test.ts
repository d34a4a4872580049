import { expect, it } from 'vitest'
import { blueKettle, copperPot, enamelMug, monday, tuesday } from '#domain/cast.ts'
import { fact } from '#domain/kernel/decision.ts'
import { givenList } from './givenList.ts'
import { productQueries } from './productList.ts'

const added = (product: typeof blueKettle) => fact('ProductAdded', { ...product, quantity: 4, dateAdded: monday })

it('addresses are those of listed products, with the moment of their last edit', async () => {
  await using list = await givenList()
  await list.told('product-1', added(blueKettle), fact('StockReserved', { orderId: 'aminas', count: 1 }))
  await list.told('product-2', added(copperPot), fact('ProductWithdrawn', {}))
  await list.told('product-3', fact('ProductDrafted', { ...enamelMug, quantity: 4, dateAdded: monday }))
  const addresses = () => productQueries(list.database).addresses()
  expect(addresses()).toEqual([{ slug: 'blue-kettle', changed: monday }])
  await list.toldAt(tuesday, 'product-1', fact('ProductPictured', { images: [] }))
  expect(addresses()).toEqual([{ slug: 'blue-kettle', changed: tuesday }])
})

it('an edit changes what it names, and the rest stays', async () => {
  await using list = await givenList()
  const products = productQueries(list.database)
  await list.told('product-1', added(blueKettle))
  await list.told('product-1', fact('ProductDescribed', { name: 'Green kettle', tags: ['tea'] }))
  await list.told('product-1', fact('ProductRepriced', { price: 40_000, costPrice: 100, discount: 50 }))
  await list.told('product-1', fact('StockAdjusted', { by: 6, reason: 'delivery' }))
  const expected = { name: 'Green kettle', slug: 'blue-kettle', brand: 'Ndlovu', discountedPrice: 200, quantity: 10 }
  expect(products.byId('1')).toMatchObject(expected)
  expect(products.page({ search: 'green' }).total).toBe(1)
  expect(products.page({ search: 'kettle', tags: 'kitchen' }).total).toBe(0)
  expect(products.tags()).toEqual([{ key: 'tea', count: 1 }])
})

it('pieces are set aside, given back and shipped; what was shipped counts as sold', async () => {
  await using list = await givenList()
  const products = productQueries(list.database)
  await list.told('product-1', added(blueKettle))
  await list.told('product-2', added(copperPot))
  const order = { orderId: 'aminas', count: 2 }
  const stock = () =>
    products
      .page({ sort: 'popular' }, true)
      .products.map((each) => [each.id, each.quantity, 'reserved' in each && each.reserved])
  await list.told('product-2', fact('StockReserved', order))
  expect(stock()).toEqual([
    ['1', 4, 0],
    ['2', 2, 2],
  ])
  await list.told('product-2', fact('StockReleased', order))
  expect(stock()).toEqual([
    ['1', 4, 0],
    ['2', 4, 0],
  ])
  await list.told('product-2', fact('StockReserved', order), fact('StockShipped', order))
  expect(stock()).toEqual([
    ['2', 2, 0],
    ['1', 4, 0],
  ])
})

it('what sells best comes first among what is equally good, and what is sold out last', async () => {
  await using list = await givenList()
  const products = productQueries(list.database)
  const order = { orderId: 'aminas', count: 1 }
  for (const id of ['a', 'b', 'c', 'd']) await list.told(`product-${id}`, added({ ...blueKettle, slug: id }))
  await list.told('product-c', fact('StockReserved', order), fact('StockShipped', order))
  await list.told('product-d', fact('ProductDescribed', { isFeatured: true }))
  await list.told('product-a', fact('StockAdjusted', { by: -4, reason: 'broken' }))
  expect(products.page({ search: 'kettle' }).products.map(({ slug }) => slug)).toEqual(['d', 'c', 'b', 'a'])
  expect(products.page({}).products.map(({ slug }) => slug)).toEqual(['d', 'c', 'b', 'a'])
})

it('a list that was built beside the live one, and took its place, goes on with what happens next', async () => {
  await using list = await givenList()
  await list.told('product-1', added(blueKettle))
  await list.rebuilt()
  await list.told('product-1', fact('ProductDescribed', { name: 'Green teapot' }))
  expect(list.stopped()).toEqual([])
  expect(productQueries(list.database).page({ search: 'teapot' }).total).toBe(1)
})
