import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { outcome } from '#api/callsOf.ts'
import { StoreUnavailable } from '#api/eventStore/eventStore.ts'
import { openKeyring } from '#api/eventStore/keyring.ts'
import { type GivenShop, givenShop } from '#api/givenShop.ts'
import { putInCart } from '#domain/cart/cartCommands.ts'
import { cartMachine } from '#domain/cart/cartMachine.ts'
import { aminasHouse, blueKettle, enamelMug } from '#domain/cast.ts'
import { productMachine, productStream } from '#domain/catalogue/productMachine.ts'
import { isRefusal } from '#domain/kernel/decision.ts'
import { openIdempotency } from './idempotency.ts'

let shop: GivenShop

beforeAll(async () => {
  shop = await givenShop()
  await shop.given.product(blueKettle, 30)
  await shop.given.product(enamelMug, 100)
})
afterAll(() => shop.close())

const key = (value: string) => ({ 'idempotency-key': value })
const mugs = (count: number) => ({ querydata: { productId: 'enamel-mug', count } })
const cartOf = async (calls: GivenShop['when']['amina'], customerId: string) =>
  (await calls('GET cart/:customerId', { params: { customerId } })).body.result.lines

describe('a key', () => {
  it('makes a repeated call answer as at first, and happen once', async () => {
    const first = await shop.when.amina('POST cart/add', mugs(3), key('three mugs'))
    const again = await shop.when.amina('POST cart/add', mugs(3), key('three mugs'))

    expect(again.body).toEqual(first.body)
    expect(shop.positionIn(again.headers)).toBe(shop.positionIn(first.headers))
    expect(await cartOf(shop.when.amina, 'amina')).toEqual([{ productId: 'enamel-mug', count: 3 }])
  })

  it('cannot be used for something else', async () => {
    await shop.when.amina('POST cart/add', mugs(1), key('one mug'))
    expect(outcome(await shop.when.amina('POST cart/add', mugs(2), key('one mug')))).toEqual([422, 'KeyWasUsed'])
  })

  it('is one’s own', async () => {
    await shop.when.amina('POST cart/add', mugs(1), key('shared'))
    expect((await shop.when.sipho('POST cart/add', mugs(2), key('shared'))).status).toBe(200)
    expect(await cartOf(shop.when.sipho, 'sipho')).toEqual([{ productId: 'enamel-mug', count: 2 }])
  })

  it('sent twice at once happens once', async () => {
    const calls = await shop.given.person('lindiwe')
    const answers = await Promise.all([1, 2, 3].map(() => calls('POST cart/add', mugs(1), key('at once'))))

    expect(answers.filter(({ status }) => status !== 200).map(outcome)).toSatisfy((others: unknown[]) =>
      others.every((other) => JSON.stringify(other) === '[409,"KeyIsRunning"]'),
    )
    expect(await cartOf(calls, 'lindiwe')).toEqual([{ productId: 'enamel-mug', count: 1 }])
  })

  it('is free again after a "no"', async () => {
    const setCount = () => shop.when.themba('POST cart/setCount', mugs(5), key('five'))
    expect((await setCount()).status).toBe(404)
    await shop.when.themba('POST cart/add', mugs(1))
    expect((await setCount()).body.result.lines).toEqual([{ productId: 'enamel-mug', count: 5 }])
  })

  it.each(['POST cart/add', 'POST order/placeOrder'] as const)('has at most 255 characters, for %s', async (call) => {
    const querydata = { ...mugs(1).querydata, products: [], shippingAddress: aminasHouse }
    const answer = await shop.when.amina.raw('POST', call.slice(5), {
      body: { querydata },
      headers: key('k'.repeat(256)),
    })
    expect(outcome(answer)).toEqual([400, 'InvalidRequest'])
    expect(answer.body.errors).toMatchObject([{ field: 'Idempotency-Key' }])
  })

  it('is forgotten after a day', async () => {
    const calls = await shop.given.person('gogo')
    await calls('POST cart/add', mugs(1), key('one more'))
    shop.clock.passes(24 * 60 * 60 + 1)
    await (await shop.given.person('gogo'))('POST cart/add', mugs(1), key('one more'))
    expect(await cartOf(await shop.given.person('gogo'), 'gogo')).toEqual([{ productId: 'enamel-mug', count: 2 }])
  })

  it('is carried out once, also where its first answer never came', async () => {
    const repeatable = { customerId: 'zola', endpoint: 'POST cart/add', key: 'a mug in the storm', asked: {} }
    const parts = { vault: shop.vault, keyring: openKeyring(shop.vault), now: shop.clock.now }
    const deed = { by: { role: 'customer', id: 'zola' }, correlationId: 'storm' } as const
    let power = false
    const ask = () =>
      openIdempotency(parts, [])(repeatable, async (command) => {
        const added = await shop.ledger.handle(cartMachine, 'cart-zola', { ...deed, command }, (cart) =>
          putInCart(cart, { productId: 'enamel-mug', count: 1 }),
        )
        if (!power) throw new StoreUnavailable('the power went')
        return isRefusal(added) ? added : { lines: added.record.context.lines }
      })

    await expect(ask()).rejects.toThrow('power')
    power = true
    expect(await ask()).toEqual({ refusal: 'KeyIsRunning' })
    shop.clock.passes(31)
    expect(await ask()).toEqual({ lines: [{ productId: 'enamel-mug', count: 1 }] })
  })

  it('stands for one request also where its answer is too long to be kept: that is made again', async () => {
    const parts = { vault: shop.vault, keyring: openKeyring(shop.vault), now: shop.clock.now }
    const commands: (string | undefined)[] = []
    const ask = (asked: object) =>
      openIdempotency(parts, [])(
        { customerId: 'themba', endpoint: 'POST products/import', key: 'a long file', asked },
        async (command) => {
          commands.push(command)
          return { results: 'x'.repeat(200_000) }
        },
      )
    expect(await ask({ upload: 'one file' })).toEqual(await ask({ upload: 'one file' }))
    expect([commands.length, new Set(commands).size]).toEqual([2, 1])
    expect(await ask({ upload: 'another file' })).toEqual({ refusal: 'KeyWasUsed' })
    expect(commands).toHaveLength(2)
  })

  it('is free again where the work broke down', async () => {
    const repeatable = { customerId: 'amina', endpoint: 'POST cart/add', key: 'broken', asked: {} }
    const idempotency = openIdempotency(
      { vault: shop.vault, keyring: openKeyring(shop.vault), now: shop.clock.now },
      [],
    )
    await expect(idempotency(repeatable, () => Promise.reject(new Error('The disk is full')))).rejects.toThrow('full')
    expect(await idempotency(repeatable, async () => ({ done: true }))).toEqual({ done: true })
  })
})

describe('a bulk move’s key', () => {
  it('brings the first answer also where somebody was erased meanwhile', async () => {
    const [busi, themba] = [await shop.given.person('busi'), await shop.given.person('themba')]
    const products = [{ productId: 'enamel-mug', count: 1 }]
    const place = () => busi('POST order/placeOrder', { querydata: { products, shippingAddress: aminasHouse } })
    const [ready, waiting] = [(await place()).body.result.id, (await place()).body.result.id]
    const pack = (id: string) => themba('POST order/update', { querydata: { id, orderStatus: 'Processing' } })
    const ids = [ready, waiting]
    const ship = () => themba('POST order/bulk', { querydata: { ids, move: 'Shipped' } }, key('ship both'))
    await pack(ready)
    const first = await ship()
    expect(first.body.counts).toEqual({ moved: 1, refused: 1 })
    await pack(waiting)
    await shop.erasing.erase('busi', { by: { role: 'admin', id: 'themba' }, correlationId: 'erasure' })

    expect((await ship()).body).toEqual(first.body)
    expect(await shop.facts(`order-${waiting}`)).not.toContain('OrderDispatched')
  })
})

describe('an order’s key', () => {
  const kettles = (count: number) => ({
    querydata: { products: [{ productId: 'blue-kettle', count }], shippingAddress: aminasHouse },
  })
  const inStock = async () => (await shop.ledger.load(productMachine, productStream('blue-kettle'))).context.quantity

  it('stands for one order, with its stock set aside once', async () => {
    const before = await inStock()
    const calls = await shop.given.person('amina')
    const answers = await Promise.all(
      [1, 2, 3].map(() => calls('POST order/placeOrder', kettles(2), key('two kettles'))),
    )
    answers.push(await calls('POST order/placeOrder', kettles(2), key('two kettles')))

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(new Set(answers.map(({ body }) => body.result.id)).size).toBe(1)
    expect(new Set(answers.map(({ body }) => body.result.orderNumber)).size).toBe(1)
    expect(await inStock()).toBe(before - 2)
  })

  it('cannot be used for another order', async () => {
    const calls = await shop.given.person('sipho')
    await calls('POST order/placeOrder', kettles(1), key('a kettle'))
    expect(outcome(await calls('POST order/placeOrder', kettles(2), key('a kettle')))).toEqual([422, 'KeyWasUsed'])
  })

  it('still stands for its order where the address was deleted meanwhile', async () => {
    const calls = await shop.given.person('amina')
    await shop.given.address('amina', 'aminas-house', aminasHouse)
    const wish = { querydata: { ...kettles(1).querydata, shippingAddress: 'aminas-house' } }
    const first = await calls('POST order/placeOrder', wish, key('to my house'))
    await calls('DELETE customer/delete/address/:addressId', { params: { addressId: 'aminas-house' } })

    const again = await calls('POST order/placeOrder', wish, key('to my house'))
    expect([again.status, again.body.result?.id]).toEqual([200, first.body.result.id])
  })

  it('answers the same "no" again where the product was sold out, though there is more by now', async () => {
    const calls = await shop.given.person('gogo')
    const ask = () => calls('POST order/placeOrder', kettles(900), key('far too many'))
    expect([outcome(await ask()), outcome(await ask())]).toEqual(Array(2).fill([409, 'OutOfStock']))
  })

  it('brings a position each time, so that the list one reads next knows the order', async () => {
    const calls = await shop.given.person('lindiwe')
    const positionOf = async () =>
      shop.positionIn((await calls('POST order/placeOrder', kettles(1), key('one for Lindiwe'))).headers)
    const first = await positionOf()
    expect(first).toBeGreaterThan(0)
    expect(await positionOf()).toBeGreaterThanOrEqual(first)
  })

  it.each([[{}], [key('')]])('is none where it is not given: %j makes every order a new one', async (headers) => {
    const calls = await shop.given.person('gogo')
    const place = async () => (await calls('POST order/placeOrder', kettles(1), headers)).body.result.id
    expect(new Set([await place(), await place()]).size).toBe(2)
  })
})
