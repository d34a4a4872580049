import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shopContract } from '#domain/contract.ts'
import { fact, isRefusal } from '#domain/kernel/decision.ts'
import { blueKettle, monday } from '#domain/testing/fixtures.ts'
import {
  draftKettle,
  listedKettle,
  productAfter,
  unknownKettle,
  withdrawnKettle,
} from '#domain/testing/productFixtures.ts'
import { addProduct, releaseStock, reserveStock, shipStock } from './productCommands.ts'
import type { ProductDetails } from './productEvents.ts'
import type { Product } from './productMachine.ts'

const reservedTwo = fact('StockReserved', { orderId: 'aminas-order', count: 2 })

describe('adding a product', () => {
  const adding = (product: Product, slug = 'blue-kettle') =>
    addProduct(product, { details: { ...blueKettle, slug }, quantity: 10, dateAdded: monday })

  it('lists it', () => {
    expect(adding(unknownKettle)).toEqual([fact('ProductAdded', { ...blueKettle, quantity: 10, dateAdded: monday })])
  })

  it('creates a draft if it is not active', () => {
    const command = { details: blueKettle, quantity: 10, dateAdded: monday, isActive: false }
    expect(addProduct(unknownKettle, command)).toEqual([
      fact('ProductDrafted', { ...blueKettle, quantity: 10, dateAdded: monday }),
    ])
  })

  it.each([
    ['listed', listedKettle()],
    ['a draft', draftKettle()],
    ['withdrawn', withdrawnKettle()],
  ])('is refused if the product is already %s', (_state, product) =>
    expect(adding(product)).toEqual({ refusal: 'ProductExists' }),
  )

  it('is refused if it is its own related product, or would be listed at no cost', () => {
    const add = (change: Partial<ProductDetails>, isActive = true) =>
      addProduct(unknownKettle, { details: { ...blueKettle, ...change }, quantity: 10, dateAdded: monday, isActive })
    expect(add({ crossSellProducts: ['blue-kettle'] })).toMatchObject({ errors: [{ field: 'crossSellProducts' }] })
    expect(add({ price: 1, discount: 99 })).toMatchObject({ errors: [{ field: 'discount' }] })
    expect(add({ price: 1, discount: 99 }, false)).toHaveLength(1)
  })

  const paths = Object.keys(shopContract).map((key) => key.split(' ')[1]?.split('/')[0] ?? '')
  const pages =
    `Categories Brands Cart ServiceProviders ServiceProvider serviceProviderCategories Account unauthorized ContactUs
    AboutUs Help DeliveryTermsAndConditions BuyNowPayLater LayBuy Privacy Returns Login Signup AddProduct AddServiceProvider UpdateProduct
    AddSlide UpdateSlide Banner_Management Enquiries_Management StokvelMembers Payment Statement AllMembers
    UpdateServiceProvider UpdateCustomer buy live health assets pictures offline icons`.split(/\s+/)

  it.each([...new Set([...paths, ...pages])])('is refused if its slug is the reserved path /%s', (slug) => {
    expect(adding(unknownKettle, slug.toLowerCase())).toMatchObject({ refusal: 'SlugIsTaken' })
  })
})

describe('the stock of a product', () => {
  it('is reserved for an order', () => {
    expect(reserveStock(listedKettle(10), 'aminas-order', 2)).toEqual([reservedTwo])
    expect(listedKettle(10, reservedTwo).context).toMatchObject({
      quantity: 8,
      reserved: [{ orderId: 'aminas-order', count: 2 }],
    })
  })

  it('is reserved once for the same order', () => {
    expect(reserveStock(listedKettle(10, reservedTwo), 'aminas-order', 2)).toEqual([])
  })

  it('can be reserved down to the last piece', () => {
    expect(reserveStock(listedKettle(2), 'aminas-order', 2)).toEqual([reservedTwo])
    expect(reserveStock(listedKettle(1), 'aminas-order', 2)).toEqual({
      refusal: 'OutOfStock',
      details: { product: 'Blue kettle', left: 1 },
    })
  })

  it('increases by a released reservation, once', () => {
    expect(releaseStock(listedKettle(10, reservedTwo), 'aminas-order')).toEqual([
      fact('StockReleased', { orderId: 'aminas-order', count: 2 }),
    ])
    const released = listedKettle(10, reservedTwo, fact('StockReleased', { orderId: 'aminas-order', count: 2 }))
    expect(released.context).toMatchObject({ quantity: 10, reserved: [] })
    expect(releaseStock(released, 'aminas-order')).toEqual([])
  })

  it('stays reduced when a reservation is shipped, once', () => {
    expect(shipStock(listedKettle(10, reservedTwo), 'aminas-order')).toEqual([
      fact('StockShipped', { orderId: 'aminas-order', count: 2 }),
    ])
    const shipped = listedKettle(10, reservedTwo, fact('StockShipped', { orderId: 'aminas-order', count: 2 }))
    expect(shipped.context).toMatchObject({ quantity: 8, reserved: [] })
    expect([shipStock(shipped, 'aminas-order'), releaseStock(shipped, 'aminas-order')]).toEqual([[], []])
  })

  it('cannot be reserved for a product that was never added', () => {
    expect(reserveStock(unknownKettle, 'aminas-order', 1)).toEqual({ refusal: 'ProductNotFound' })
    expect([releaseStock(unknownKettle, 'aminas-order'), shipStock(unknownKettle, 'aminas-order')]).toEqual([[], []])
  })

  it.each([
    ['a draft', draftKettle()],
    ['withdrawn', withdrawnKettle()],
  ])('cannot be reserved while the product is %s', (_state, product) => {
    const soldOut = { refusal: 'OutOfStock', details: { product: 'Blue kettle', left: 0 } }
    expect(reserveStock(product, 'aminas-order', 1)).toEqual(soldOut)
  })

  it('that is reserved can be shipped or released after the product is withdrawn', () => {
    const withdrawn = listedKettle(10, reservedTwo, fact('ProductWithdrawn', {}))
    expect(shipStock(withdrawn, 'aminas-order')).toEqual([fact('StockShipped', { orderId: 'aminas-order', count: 2 })])
    expect(releaseStock(withdrawn, 'aminas-order')).toEqual([
      fact('StockReleased', { orderId: 'aminas-order', count: 2 }),
    ])
  })
})

it('no interleaving of orders oversells, and every piece is sellable, reserved or shipped', () => {
  const orderId = fc.constantFrom('amina', 'sipho', 'gogo', 'lindiwe')
  const steps = fc.oneof(
    fc.tuple(orderId, fc.integer({ min: 1, max: 6 })).map(
      ([id, count]) =>
        (product: Product) =>
          reserveStock(product, id, count),
    ),
    orderId.map((id) => (product: Product) => releaseStock(product, id)),
    orderId.map((id) => (product: Product) => shipStock(product, id)),
  )
  fc.assert(
    fc.property(fc.array(steps, { maxLength: 20 }), (commands) => {
      let [product, shipped] = [listedKettle(10), 0]
      for (const command of commands) {
        const decision = command(product)
        if (isRefusal(decision)) continue
        product = productAfter(product, decision)
        for (const { type, data } of decision) if (type === 'StockShipped') shipped += data.count
      }
      const { quantity, reserved } = product.context
      expect(quantity).toBeGreaterThanOrEqual(0)
      expect(quantity + reserved.reduce((sum, { count }) => sum + count, 0) + shipped).toBe(10)
    }),
    { numRuns: 500 },
  )
})
