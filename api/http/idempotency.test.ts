import { setImmediate } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { StoreUnavailable } from '#api/eventStore/eventStore.ts'
import { openKeyring } from '#api/eventStore/keyring.ts'
import { openSecretStore } from '#api/eventStore/secretStore.ts'
import { outcome } from '#api/testing/testClient.ts'
import { type GivenShop, givenShop } from '#api/testing/testShop.ts'
import { putInCart } from '#domain/cart/cartCommands.ts'
import { cartMachine } from '#domain/cart/cartMachine.ts'
import { productMachine, productStream } from '#domain/catalogue/productMachine.ts'
import { isRefusal } from '#domain/kernel/decision.ts'
import { aminasHouse, blueKettle, enamelMug } from '#domain/testing/fixtures.ts'
import { eventually } from '#testing/eventually.ts'
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

describe('an idempotency key', () => {
  it('executes a repeated request once, and repeats its response', async () => {
    const first = await shop.when.amina('POST cart/add', mugs(3), key('three mugs'))
    const again = await shop.when.amina('POST cart/add', mugs(3), key('three mugs'))

    expect(again.body).toEqual(first.body)
    expect(shop.positionIn(again.headers)).toBe(shop.positionIn(first.headers))
    expect(await cartOf(shop.when.amina, 'amina')).toEqual([{ productId: 'enamel-mug', count: 3 }])
  })

  it('cannot be used for a different request', async () => {
    await shop.when.amina('POST cart/add', mugs(1), key('one mug'))
    expect(outcome(await shop.when.amina('POST cart/add', mugs(2), key('one mug')))).toEqual([422, 'KeyWasUsed'])
  })

  it('belongs to one customer', async () => {
    await shop.when.amina('POST cart/add', mugs(1), key('shared'))
    expect((await shop.when.sipho('POST cart/add', mugs(2), key('shared'))).status).toBe(200)
    expect(await cartOf(shop.when.sipho, 'sipho')).toEqual([{ productId: 'enamel-mug', count: 2 }])
  })

  it('sent twice at the same time executes one request', async () => {
    const calls = await shop.given.person('lindiwe')
    const answers = await Promise.all([1, 2, 3].map(() => calls('POST cart/add', mugs(1), key('at once'))))

    expect(answers.filter(({ status }) => status !== 200).map(outcome)).toSatisfy((others: unknown[]) =>
      others.every((other) => JSON.stringify(other) === '[409,"KeyIsRunning"]'),
    )
    expect(await cartOf(calls, 'lindiwe')).toEqual([{ productId: 'enamel-mug', count: 1 }])
  })

  it('can be used again after a refusal', async () => {
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

  it('has at most 255 characters for guests as well', async () => {
    const querydata = { topic: 'other', name: 'Lerato', email: 'lerato@ekhaya.example', message: 'Are you open today?' }
    const send = (value: string) =>
      shop.when.guest.raw('POST', 'enquiries/send', { body: { querydata }, headers: key(value) })
    expect([(await send('k'.repeat(255))).status, (await send('k'.repeat(256))).status]).toEqual([200, 400])
  })

  it('expires after a day', async () => {
    const calls = await shop.given.person('gogo')
    await calls('POST cart/add', mugs(1), key('one more'))
    shop.clock.advance(24 * 60 * 60 + 1)
    await (await shop.given.person('gogo'))('POST cart/add', mugs(1), key('one more'))
    expect(await cartOf(await shop.given.person('gogo'), 'gogo')).toEqual([{ productId: 'enamel-mug', count: 2 }])
  })

  it('executes its command once, even if the first response was lost', async () => {
    const repeatable = {
      customerId: 'zola',
      endpoint: 'POST cart/add',
      key: 'a mug in the storm',
      personalDataOf: 'caller',
      request: {},
    } as const
    const parts = { secretStore: shop.secretStore, keyring: openKeyring(shop.secretStore), now: shop.clock.now }
    const context = { by: { role: 'customer', id: 'zola' }, correlationId: 'storm' } as const
    let power = false
    const ask = () =>
      openIdempotency(parts, [])(repeatable, async (command) => {
        const added = await shop.ledger.handle(cartMachine, 'cart-zola', { ...context, command }, (cart) =>
          putInCart(cart, { productId: 'enamel-mug', count: 1 }),
        )
        if (!power) throw new StoreUnavailable('the power went')
        return isRefusal(added) ? added : { lines: added.record.context.lines }
      })

    await expect(ask()).rejects.toThrow('power')
    power = true
    expect(await ask()).toEqual({ refusal: 'KeyIsRunning' })
    shop.clock.advance(31)
    expect(await ask()).toEqual({ lines: [{ productId: 'enamel-mug', count: 1 }] })
  })

  it('does not keep its first caller waiting while the response is stored; a repetition waits for it', async () => {
    const stored = Promise.withResolvers<void>()
    const slowStore = {
      ...shop.store,
      append: async (...asked: Parameters<typeof shop.store.append>) => {
        await stored.promise
        return shop.store.append(...asked)
      },
    }
    const secretStore = openSecretStore(slowStore, () => shop.clock.now().getTime())
    const parts = { secretStore, keyring: openKeyring(shop.secretStore), now: shop.clock.now }
    const request = { customerId: 'amina', endpoint: 'POST cart/add', key: 'slow disk', request: {} }
    const idempotency = openIdempotency(parts, [])
    const ask = () => idempotency({ ...request, personalDataOf: 'caller' }, async (command) => ({ command }))

    const first = await ask()
    const again = ask()
    stored.resolve()
    expect(await again).toEqual(first)
  })

  describe('claimed on a slow disk', () => {
    type Raw = GivenShop['raw']

    /** Asks at a store of which `slowly` delays or refuses the appends. */
    const givenStore = async (name: string, slowly: Partial<Raw>) => {
      const secretStore = openSecretStore({ ...shop.raw, ...slowly }, () => shop.clock.now().getTime())
      const keyring = openKeyring(shop.secretStore)
      await keyring.getOrCreate('customer-amina')
      const request = { customerId: 'amina', endpoint: 'POST cart/add', key: name, request: {} }
      const [commands, counts]: [Set<string | undefined>, { worked: number; answered: number }] = [
        new Set(),
        { worked: 0, answered: 0 },
      ]
      const ask = async () => {
        const parts = { secretStore, keyring, now: shop.clock.now }
        const answer = await openIdempotency(parts, [])({ ...request, personalDataOf: 'caller' }, async (command) => {
          commands.add(command)
          counts.worked += 1
          return { worked: counts.worked }
        })
        counts.answered += 1
        return answer
      }
      return { ask, commands, counts }
    }

    /** An append that is made when `proceed` is called; `entered` resolves when it was asked for. */
    const givenGate = <Asked extends unknown[], Outcome>(append: (...asked: Asked) => Promise<Outcome>) => {
      const [entered, proceeding] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
      const gated = async (...asked: Asked) => {
        entered.resolve()
        await proceeding.promise
        return append(...asked)
      }
      return { gated, entered: entered.promise, proceed: proceeding.resolve }
    }

    const appendTogether = (...asked: Parameters<NonNullable<Raw['appendTogether']>>) =>
      shop.raw.appendTogether?.(...asked) ?? Promise.reject(new Error('The embedded store can'))

    it('where appends become durable in their order, the handler starts at once, and the answer waits', async () => {
      const { gated, proceed } = givenGate(appendTogether)
      const { ask, counts } = await givenStore('slow, in order', { appendTogether: gated })
      const asked = ask()
      await eventually(() => expect(counts).toEqual({ worked: 1, answered: 0 }))
      await setImmediate()
      expect(counts.answered).toBe(0)
      proceed()
      expect(await asked).toEqual({ worked: 1 })
    })

    it('elsewhere the handler waits for it', async () => {
      const { gated, entered, proceed } = givenGate(appendTogether)
      const { ask, counts } = await givenStore('slow', { appendTogether: gated, appendOrder: undefined })
      const asked = ask()
      await entered
      await setImmediate()
      expect(counts.worked).toBe(0)
      proceed()
      expect(await asked).toEqual({ worked: 1 })
    })

    it('that refuses it once, the answer waits until the response is stored; a repetition gets the same', async () => {
      const { gated, entered, proceed } = givenGate(appendTogether)
      let isRefusing = true
      const refusingOnce = async (...asked: Parameters<typeof appendTogether>) => {
        if (!isRefusing) return gated(...asked)
        isRefusing = false
        throw new StoreUnavailable('The disk is full')
      }
      const { ask, counts } = await givenStore('refused once', { appendTogether: refusingOnce })
      const first = ask()
      await entered
      await setImmediate()
      expect(counts).toEqual({ worked: 1, answered: 0 })
      proceed()
      expect(await first).toEqual({ worked: 1 })
      expect(await ask()).toEqual({ worked: 1 })
    })

    it('that refuses it and the response, a repetition has the same command, by which the ledger knows its facts', async () => {
      const refusing = () => Promise.reject(new StoreUnavailable('The disk is full'))
      const { ask, commands, counts } = await givenStore('refused', { appendTogether: refusing })
      await expect(ask()).rejects.toThrow('full')
      await expect(ask()).rejects.toThrow('full')
      expect([counts, commands.size]).toEqual([{ worked: 2, answered: 0 }, 1])
    })
  })

  it('identifies one request even if its response is too long to be stored: the handler runs again', async () => {
    const parts = { secretStore: shop.secretStore, keyring: openKeyring(shop.secretStore), now: shop.clock.now }
    const commands: (string | undefined)[] = []
    const ask = (request: object) =>
      openIdempotency(parts, [])(
        {
          customerId: 'themba',
          endpoint: 'POST products/import',
          key: 'a long file',
          personalDataOf: 'anyone',
          request,
        },
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

  it('can be used again after the handler threw', async () => {
    const repeatable = {
      customerId: 'amina',
      endpoint: 'POST cart/add',
      key: 'broken',
      personalDataOf: 'caller',
      request: {},
    } as const
    const idempotency = openIdempotency(
      { secretStore: shop.secretStore, keyring: openKeyring(shop.secretStore), now: shop.clock.now },
      [],
    )
    await expect(idempotency(repeatable, () => Promise.reject(new Error('The disk is full')))).rejects.toThrow('full')
    expect(await idempotency(repeatable, async () => ({ done: true }))).toEqual({ done: true })
  })
})

describe('the key of a bulk transition', () => {
  it('repeats the first response after a customer was erased', async () => {
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
    await shop.accountErasure.erase('busi', { by: { role: 'admin', id: 'themba' }, correlationId: 'erasure' })

    expect((await ship()).body).toEqual(first.body)
    expect(await shop.facts(`order-${waiting}`)).not.toContain('OrderDispatched')
  })
})

describe('given a stored response of a customer', () => {
  const addKettle = { querydata: { productId: 'blue-kettle', count: 1 } }

  describe('when another customer is erased', () => {
    it('then a repeated request still gets it', async () => {
      const [amina, lerato] = [await shop.given.person('amina'), await shop.given.person('lerato')]
      const add = () => amina('POST cart/add', addKettle, key('a kettle before an erasure'))
      await lerato('POST cart/add', addKettle, key('mine'))
      const first = await add()
      await amina('POST cart/add', addKettle)
      await shop.accountErasure.erase('lerato', { by: { role: 'admin', id: 'themba' }, correlationId: 'erasure' })

      expect((await add()).body).toEqual(first.body)
    })
  })
})

describe('the key of an order', () => {
  const kettles = (count: number) => ({
    querydata: { products: [{ productId: 'blue-kettle', count }], shippingAddress: aminasHouse },
  })
  const inStock = async () => (await shop.ledger.load(productMachine, productStream('blue-kettle'))).context.quantity

  it('identifies one order, whose stock is reserved once', async () => {
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

  it('cannot be used for a different order', async () => {
    const calls = await shop.given.person('sipho')
    await calls('POST order/placeOrder', kettles(1), key('a kettle'))
    expect(outcome(await calls('POST order/placeOrder', kettles(2), key('a kettle')))).toEqual([422, 'KeyWasUsed'])
  })

  it('still identifies its order after the address was deleted', async () => {
    const calls = await shop.given.person('amina')
    await shop.given.address('amina', 'aminas-house', aminasHouse)
    const request = { querydata: { ...kettles(1).querydata, shippingAddress: 'aminas-house' } }
    const first = await calls('POST order/placeOrder', request, key('to my house'))
    await calls('DELETE customer/delete/address/:addressId', { params: { addressId: 'aminas-house' } })

    const again = await calls('POST order/placeOrder', request, key('to my house'))
    expect([again.status, again.body.result?.id]).toEqual([200, first.body.result.id])
  })

  it('repeats the refusal of a sold-out product after new stock has arrived', async () => {
    const calls = await shop.given.person('gogo')
    const ask = () => calls('POST order/placeOrder', kettles(900), key('far too many'))
    expect([outcome(await ask()), outcome(await ask())]).toEqual(Array(2).fill([409, 'OutOfStock']))
  })

  it('returns a position each time, so that the next read of the order list contains the order', async () => {
    const calls = await shop.given.person('lindiwe')
    const positionOf = async () =>
      shop.positionIn((await calls('POST order/placeOrder', kettles(1), key('one for Lindiwe'))).headers)
    const first = await positionOf()
    expect(first).toBeGreaterThan(0)
    expect(await positionOf()).toBeGreaterThanOrEqual(first)
  })

  it.each([[{}], [key('')]])('that is missing or empty places a new order each time: %j', async (headers) => {
    const calls = await shop.given.person('gogo')
    const place = async () => (await calls('POST order/placeOrder', kettles(1), headers)).body.result.id
    expect(new Set([await place(), await place()]).size).toBe(2)
  })
})
