import { describe, expect, it } from 'vitest'
import { outcome } from '#api/testing/testClient.ts'
import { givenShop } from '#api/testing/testShop.ts'
import { productMachine, productStream } from '#domain/catalogue/productMachine.ts'
import { fact } from '#domain/kernel/decision.ts'
import { aminasHouse, aminasOrder, blueKettle, copperPot, enamelMug } from '#domain/testing/fixtures.ts'
import { fingerprintsOf, orderIdOf } from './orderIds.ts'

const orderOf = (count: number, productId = 'blue-kettle') => ({
  querydata: { products: [{ productId, count }], shippingAddress: aminasHouse },
})

describe('placing an order', () => {
  it('returns the confirmed order, reserves its stock and empties the cart', async () => {
    await using shop = await givenShop()
    await shop.given.product(copperPot, 10)
    await shop.given.product(enamelMug, 10)
    await shop.when.amina('POST cart/add', { querydata: { productId: 'copper-pot', count: 1 } })

    const { status, body, headers } = await shop.when.amina('POST order/placeOrder', orderOf(2, 'copper-pot'))

    expect(status).toBe(200)
    expect(body.result).toMatchObject({
      customerId: 'amina',
      orderNumber: expect.stringMatching(/^EK-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/),
      orderStatus: 'Pending',
      shippingStatus: 'awaitingDispatch',
      paymentMethod: 'Cash on Delivery',
      products: [{ productId: 'copper-pot', price: 1299, discount: 15, count: 2, total: 2208.3 }],
      subtotal: 2598,
      saving: 389.7,
      deliveryFee: 0,
      totalAmount: 2208.3,
      shippingAddress: aminasHouse,
      offered: ['Canceled'],
    })
    expect(shop.positionIn(headers)).toBeGreaterThan(0)
    expect(await shop.facts(`order-${body.result.id}`)).toEqual(['OrderPlaced', 'OrderConfirmed'])
    const pot = await shop.ledger.load(productMachine, productStream('copper-pot'))
    expect(pot.context).toMatchObject({ quantity: 8, reserved: [{ orderId: body.result.id, count: 2 }] })
    const cart = await shop.when.amina('GET cart/:customerId', { params: { customerId: 'amina' } })
    expect(cart.body.result.lines).toEqual([])
  })
})

describe('a cart that is ordered from two devices at once', () => {
  it('becomes one order: the second request is refused', async () => {
    await using shop = await givenShop()
    await shop.given.product(blueKettle, 10)
    const { body } = await shop.when.amina('POST cart/add', { querydata: { productId: 'blue-kettle', count: 2 } })
    const cartVersion = body.result.version
    const placeCart = () =>
      shop.when.amina('POST order/placeOrder', { querydata: { ...orderOf(2).querydata, cartVersion } })

    const answers = await Promise.all([placeCart(), placeCart()])

    expect(answers.map(outcome).sort()).toEqual([[200], [409, 'CartWasOrdered']])
    expect(await shop.facts('cart-amina')).toEqual(['ProductPutInCart', 'CartOrdered'])
  })

  it('can be ordered after its first order was rejected', async () => {
    await using shop = await givenShop()
    await shop.given.product(blueKettle, 10)
    const { body } = await shop.when.amina('POST cart/add', { querydata: { productId: 'blue-kettle', count: 2 } })
    const lines = [{ productId: 'blue-kettle', count: 2, place: 0 }]
    await shop.given.facts('cart-amina', [
      fact('CartOrdered', { orderId: 'given-up', lines, isCart: true }),
      fact('CartRestored', { orderId: 'given-up', lines }),
    ])
    const querydata = { ...orderOf(2).querydata, cartVersion: body.result.version }
    expect((await shop.when.amina('POST order/placeOrder', { querydata })).status).toBe(200)
  })

  it('can be ordered after an order of another product', async () => {
    await using shop = await givenShop()
    for (const product of [blueKettle, copperPot]) await shop.given.product(product, 10)
    const { body } = await shop.when.amina('POST cart/add', { querydata: { productId: 'blue-kettle', count: 2 } })
    await shop.when.amina('POST order/placeOrder', orderOf(1, 'copper-pot'))
    const querydata = { ...orderOf(2).querydata, cartVersion: body.result.version }
    expect((await shop.when.amina('POST order/placeOrder', { querydata })).status).toBe(200)
  })

  it('can be filled and ordered again', async () => {
    await using shop = await givenShop()
    await shop.given.product(blueKettle, 10)
    for (const _time of [1, 2]) {
      const { body } = await shop.when.amina('POST cart/add', { querydata: { productId: 'blue-kettle', count: 1 } })
      const querydata = { ...orderOf(1).querydata, cartVersion: body.result.version }
      expect((await shop.when.amina('POST order/placeOrder', { querydata })).status).toBe(200)
    }
  })
})

describe('an order to an address that was changed in the meantime', () => {
  it('goes to the address that the customer saw', async () => {
    await using shop = await givenShop()
    await shop.given.product(blueKettle, 10)
    await shop.given.address('amina', 'home', { ...aminasHouse, streetAddress: '99 Elsewhere Road' })
    const shippingAddress = { _id: 'home', ...aminasHouse }
    const products = [{ productId: 'blue-kettle', count: 1 }]
    const { body } = await shop.when.amina('POST order/placeOrder', { querydata: { products, shippingAddress } })
    expect(body.result.shippingAddress).toEqual(aminasHouse)
  })
})

describe('an order to a new address', () => {
  it.each<[object, string[]]>([
    [{ postalCode: undefined }, ['The postal code must be a text']],
    [
      { recipientMobileNumber: undefined, city: 'S' },
      ['The recipient mobile number must be a text', 'The city must be at least 2 characters long'],
    ],
    [{ suburb: 7 }, ['The suburb must be a text']],
  ])('with %j is refused, with an error for each field', async (change, sentences) => {
    await using shop = await givenShop()
    const shippingAddress = { ...aminasHouse, ...change }
    const products = [{ productId: 'blue-kettle', count: 1 }]
    const { status, body } = await shop.when.amina.raw('POST', 'order/placeOrder', {
      body: { querydata: { products, shippingAddress } },
    })
    const errors = Object.keys(change).map((field, at) => ({
      field: `shippingAddress.${field}`,
      message: sentences[at],
    }))
    expect([status, body]).toMatchObject([400, { refusal: 'InvalidRequest', errors }])
  })
})

describe('an order whose idempotency key is repeated', () => {
  const orderWithTotal = (expectedTotal?: number) => ({ querydata: { ...orderOf(2).querydata, expectedTotal } })
  const withKey = { 'Idempotency-Key': 'her first try' }

  it('is returned again for the same total, and refused for another', async () => {
    await using shop = await givenShop()
    await shop.given.product(blueKettle, 10)
    const place = (expectedTotal?: number) =>
      shop.when.amina('POST order/placeOrder', orderWithTotal(expectedTotal), withKey)
    const { body } = await place(698)
    expect((await place(698)).body.result).toEqual(body.result)
    expect([outcome(await place(600)), outcome(await place())]).toEqual(Array(2).fill([422, 'KeyWasUsed']))

    const withoutTotal = await shop.when.amina('POST order/placeOrder', orderWithTotal(), {
      'Idempotency-Key': 'without a total',
    })
    const withTotal = await shop.when.amina('POST order/placeOrder', orderWithTotal(698), {
      'Idempotency-Key': 'without a total',
    })
    expect([outcome(withoutTotal), outcome(withTotal)]).toEqual([[200], [422, 'KeyWasUsed']])
  })

  it('with a different request is refused with the outcome of the first order, which is finished before', async () => {
    await using shop = await givenShop()
    await shop.given.product(blueKettle, 10)
    const { body } = await shop.when.amina('POST cart/add', { querydata: { productId: 'blue-kettle', count: 2 } })
    const querydata = { ...orderOf(2).querydata, cartVersion: body.result.version, paymentMethod: 'Card on delivery' }
    const id = orderIdOf('amina', 'her first try')
    const [, fingerprint] = fingerprintsOf([orderOf(2).querydata.products, aminasHouse, 'Cash on Delivery', undefined])
    await shop.given.facts(`order-${id}`, [fact('OrderPlaced', { ...aminasOrder, fingerprint })])

    const changed = await shop.when.amina('POST order/placeOrder', { querydata } as never, withKey)
    const again = await shop.when.amina('POST order/placeOrder', { querydata } as never, { 'Idempotency-Key': 'next' })

    expect([outcome(changed), changed.body.details]).toEqual([[422, 'KeyWasUsed'], { first: 'taken' }])
    expect(outcome(again)).toEqual([409, 'CartWasOrdered'])
    // The facts that finish the order belong to the first request, not to the one that found it unfinished.
    const [first, ...others] = await shop.store.readStream(`order-${id}`)
    expect(others.map(({ meta }) => [meta.correlationId, meta.causationId])).toEqual([
      [first?.meta.correlationId, first?.id],
    ])
  })

  it('with a different request, after the first was rejected, is refused with that outcome', async () => {
    await using shop = await givenShop()
    await shop.given.product(blueKettle, 1)
    const first = await shop.when.amina('POST order/placeOrder', orderWithTotal(), withKey)
    const changed = await shop.when.amina('POST order/placeOrder', orderOf(1), withKey)
    expect([outcome(first), outcome(changed), changed.body.details]).toEqual([
      [409, 'OutOfStock'],
      [422, 'KeyWasUsed'],
      { first: 'refused' },
    ])
  })

  it('is returned also if it is stored with the legacy fingerprint, without the total', async () => {
    await using shop = await givenShop()
    await shop.given.product(blueKettle, 10)
    const { products, shippingAddress } = orderOf(2).querydata
    const [, fingerprint] = fingerprintsOf([products, shippingAddress, 'Cash on Delivery', undefined])
    const id = orderIdOf('amina', 'her first try')
    await shop.given.facts(`order-${id}`, [
      fact('OrderPlaced', { ...aminasOrder, fingerprint }),
      fact('OrderConfirmed', {}),
    ])

    const { body } = await shop.when.amina('POST order/placeOrder', orderWithTotal(698), withKey)

    expect(body.result.id).toBe(id)
  })

  it('is refused with ReservationExpired if its stock was not reserved in time', async () => {
    await using shop = await givenShop()
    await shop.given.product(blueKettle, 10)
    const { products, shippingAddress } = orderOf(2).querydata
    const [fingerprint] = fingerprintsOf([products, shippingAddress, 'Cash on Delivery', undefined])
    await shop.given.facts(`order-${orderIdOf('amina', 'her first try')}`, [
      fact('OrderPlaced', { ...aminasOrder, fingerprint }),
      fact('OrderRejected', { reason: 'ReservationExpired' }),
    ])

    const answer = await shop.when.amina('POST order/placeOrder', orderOf(2), { 'Idempotency-Key': 'her first try' })

    expect([...outcome(answer), answer.body.message]).toEqual([
      409,
      'ReservationExpired',
      'We could not set your order aside in time, so it was not placed. Please order again',
    ])
  })
})

describe('fifty buyers at once', () => {
  it('for the last ten of a product: exactly ten succeed', { timeout: 20_000 }, async () => {
    await using shop = await givenShop()
    await shop.given.product(blueKettle, 10)
    const buyers = await Promise.all(Array.from({ length: 50 }, (_, number) => shop.given.person(`buyer-${number}`)))

    const answers = await Promise.all(buyers.map((buyer) => buyer('POST order/placeOrder', orderOf(1))))

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
    const others = answers.filter(({ status }) => status !== 200).map(outcome)
    expect(others).toEqual(Array(40).fill([409, 'OutOfStock']))
    const kettle = await shop.ledger.load(productMachine, productStream('blue-kettle'))
    expect(kettle.context.quantity).toBe(0)
    expect(kettle.context.reserved).toHaveLength(10)
  })
})
