import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type EventStore, StoreUnavailable } from '#api/eventStore/eventStore.ts'
import { type Ledger, openLedger } from '#api/eventStore/ledger.ts'
import { openSqliteEventStore } from '#api/eventStore/sqliteEventStore.ts'
import { appendFacts } from '#api/testing/appendFacts.ts'
import { temporaryFolder } from '#api/testing/temporaryFolder.ts'
import { cartMachine } from '#domain/cart/cartMachine.ts'
import type { ProductDetails } from '#domain/catalogue/productEvents.ts'
import { productMachine, productStream, reservedFor } from '#domain/catalogue/productMachine.ts'
import { fact } from '#domain/kernel/decision.ts'
import type { OrderFact } from '#domain/order/orderEvents.ts'
import { orderMachine } from '#domain/order/orderMachine.ts'
import { aminasOrder, blueKettle, enamelMug, monday } from '#domain/testing/fixtures.ts'
import { fulfilOrders } from './fulfilOrders.ts'
import { openOrderFulfilment } from './orderFulfilment.ts'

const context = { by: { role: 'customer', id: 'amina' }, correlationId: 'request-7' } as const
const order = 'order-aminas-order'
const [kettles] = aminasOrder.lines
const mugs = { ...kettles, productId: 'enamel-mug', slug: 'enamel-mug', name: 'Enamel mug', count: 6 }
const twoKettles = { productId: 'blue-kettle', count: 2 }
const dispatched = [fact('ProcessingStarted', {}), fact('OrderDispatched', {})]
const kettlesAndMugs = fact('OrderPlaced', { ...aminasOrder, lines: [kettles, mugs] })

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let store: EventStore

beforeEach(async () => {
  folder = await temporaryFolder()
  store = await openSqliteEventStore(join(folder.path, 'events.sqlite'))
  await addProduct(blueKettle, 10)
  await appendFacts(store, 'cart-amina', [fact('ProductPutInCart', twoKettles)])
})
afterEach(async () => {
  await store.close()
  await folder[Symbol.asyncDispose]()
})

const addProduct = (product: ProductDetails, quantity: number) =>
  appendFacts(store, productStream(product.slug), [fact('ProductAdded', { ...product, quantity, dateAdded: monday })])

const stockOf = async (slug: string) => {
  const product = await openLedger(store).load(productMachine, productStream(slug))
  return { quantity: product.context.quantity, reserved: reservedFor(product, 'aminas-order') ?? 0 }
}

const cartLines = async () => (await openLedger(store).load(cartMachine, 'cart-amina')).context.lines

const factTypes = async (stream: string) => (await store.readStream(stream)).map(({ type }) => type)

/** A ledger that pauses before its first write to a stream until the concurrent work is done. */
const ledgerPausedBefore = (stream: string, concurrentWork: () => Promise<unknown>): Ledger => {
  const ledger = openLedger(store)
  let running: Promise<unknown> | undefined
  return {
    ...ledger,
    handle: async (machine, written, ...rest) => {
      if (written === stream) {
        running ??= concurrentWork()
        await running
      }
      return ledger.handle(machine, written, ...rest)
    },
  }
}

describe('fulfilling an order', () => {
  it('reserves every line and confirms the order', async () => {
    await addProduct(enamelMug, 6)
    await appendFacts(store, order, [kettlesAndMugs])
    const { record } = await openOrderFulfilment(openLedger(store)).fulfil('aminas-order', context)

    expect(record.state).toBe('pending')
    expect([await stockOf('blue-kettle'), await stockOf('enamel-mug')]).toEqual([
      { quantity: 8, reserved: 2 },
      { quantity: 0, reserved: 6 },
    ])
  })

  it('with too little stock for one line releases all lines and names the missing product', async () => {
    await addProduct(enamelMug, 5)
    await appendFacts(store, order, [kettlesAndMugs])
    const { record } = await openOrderFulfilment(openLedger(store)).fulfil('aminas-order', context)

    expect(record).toMatchObject({ state: 'rejected', context: { rejected: { product: 'Enamel mug', left: 5 } } })
    expect([await stockOf('blue-kettle'), await stockOf('enamel-mug')]).toEqual([
      { quantity: 10, reserved: 0 },
      { quantity: 5, reserved: 0 },
    ])
  })

  it('twice concurrently, or again later, changes nothing more', async () => {
    await appendFacts(store, order, [fact('OrderPlaced', aminasOrder)])
    const [here, there] = [openOrderFulfilment(openLedger(store)), openOrderFulfilment(openLedger(store))]
    await Promise.all([here, here, there].map(({ fulfil }) => fulfil('aminas-order', context)))
    await there.fulfil('aminas-order', context)

    expect(await factTypes(order)).toEqual(['OrderPlaced', 'OrderConfirmed'])
    expect(await factTypes('product-blue-kettle')).toEqual(['ProductAdded', 'StockReserved'])
    expect(await factTypes('cart-amina')).toEqual(['ProductPutInCart', 'CartOrdered'])
  })

  it('again after the parcel was dispatched changes nothing more', async () => {
    await appendFacts(store, order, [fact('OrderPlaced', aminasOrder)])
    const { fulfil, ship } = openOrderFulfilment(openLedger(store))
    await fulfil('aminas-order', context)
    await appendFacts(store, order, dispatched)
    await ship('aminas-order', context)
    await fulfil('aminas-order', context)
    expect(await stockOf('blue-kettle')).toEqual({ quantity: 8, reserved: 0 })
    expect(await factTypes('product-blue-kettle')).toEqual(['ProductAdded', 'StockReserved', 'StockShipped'])
  })
})

describe('a slow node, after another node has fulfilled the order,', () => {
  const fulfilElsewhere =
    (...added: OrderFact[]) =>
    async () => {
      await openOrderFulfilment(openLedger(store)).fulfil('aminas-order', context)
      await appendFacts(store, order, added)
    }
  const fulfilSlowly = async (stream: string, ...added: OrderFact[]) => {
    await appendFacts(store, order, [fact('OrderPlaced', aminasOrder)])
    const ledger = ledgerPausedBefore(stream, fulfilElsewhere(...added))
    await openOrderFulfilment(ledger).fulfil('aminas-order', context)
    return stockOf('blue-kettle')
  }

  it.each([['product-blue-kettle'], ['cart-amina'], [order]])(
    'that pauses before %s leaves the order confirmed and its stock reserved',
    async (stream) => {
      expect(await fulfilSlowly(stream)).toEqual({ quantity: 8, reserved: 2 })
    },
  )

  it.each([['product-blue-kettle'], ['cart-amina'], [order]])(
    'that pauses before %s does not release the stock of an order in processing',
    async (stream) => {
      expect(await fulfilSlowly(stream, fact('ProcessingStarted', {}))).toEqual({ quantity: 8, reserved: 2 })
    },
  )

  it('keeps the stock reserved for a dispatched order that is not shipped in the catalogue yet', async () => {
    expect(await fulfilSlowly(order, ...dispatched)).toEqual({ quantity: 8, reserved: 2 })
  })

  it('reserves nothing for a dispatched order', async () => {
    await appendFacts(store, order, [fact('OrderPlaced', aminasOrder)])
    const other = openOrderFulfilment(openLedger(store))
    const ledger = ledgerPausedBefore('product-blue-kettle', async () => {
      await other.fulfil('aminas-order', context)
      await appendFacts(store, order, dispatched)
      await other.ship('aminas-order', context)
    })
    await openOrderFulfilment(ledger).fulfil('aminas-order', context)
    expect(await stockOf('blue-kettle')).toEqual({ quantity: 8, reserved: 0 })
  })

  it('leaves nothing reserved for a canceled order', async () => {
    const canceled = fact('OrderCanceled', { reason: 'found it cheaper' })
    expect(await fulfilSlowly('product-blue-kettle', canceled)).toEqual({ quantity: 10, reserved: 0 })
  })
})

describe('an order whose stock was not reserved in time', () => {
  const expire = () => openOrderFulfilment(openLedger(store)).expire('aminas-order', context)
  const load = () => openLedger(store).load(orderMachine, order)

  it('is rejected once, with the reason ReservationExpired', async () => {
    await appendFacts(store, order, [fact('OrderPlaced', aminasOrder)])
    await expire()
    await expire()
    expect(await factTypes(order)).toEqual(['OrderPlaced', 'OrderRejected'])
    expect((await load()).context.rejected).toEqual({ reason: 'ReservationExpired' })
  })

  it('stays confirmed if it was confirmed before', async () => {
    await appendFacts(store, order, [fact('OrderPlaced', aminasOrder)])
    await openOrderFulfilment(openLedger(store)).fulfil('aminas-order', context)
    await expire()
    expect((await load()).state).toBe('pending')
    expect(await stockOf('blue-kettle')).toEqual({ quantity: 8, reserved: 2 })
  })

  it.each([['product-blue-kettle'], ['cart-amina'], [order]])(
    'is not confirmed, and reserves nothing, when a slow node writes to %s just after',
    async (stream) => {
      await appendFacts(store, order, [fact('OrderPlaced', aminasOrder)])
      const { record } = await openOrderFulfilment(ledgerPausedBefore(stream, expire)).fulfil('aminas-order', context)
      expect(record.state).toBe('rejected')
      expect(await factTypes(order)).toEqual(['OrderPlaced', 'OrderRejected'])
      expect(await stockOf('blue-kettle')).toEqual({ quantity: 10, reserved: 0 })
      expect(await cartLines()).toEqual([twoKettles])
    },
  )
})

describe('an order that is placed and fulfilled at once', () => {
  const toPlace = (lines: { productId: string; count: number }[]) => ({
    ...{ orderId: 'aminas-order', customerId: 'amina', lines, cart: {} },
    place: () => [fact('OrderPlaced', { ...aminasOrder, cart: {} })],
  })

  it('is one append of all its facts, by the customer and then by the policy', async () => {
    const { appendTogether } = store
    const appends: string[][] = []
    const ledger = openLedger({
      ...store,
      append: () => Promise.reject(new StoreUnavailable('Nothing is appended alone')),
      ...(appendTogether && {
        appendTogether: async (together) => {
          appends.push(together.map(({ stream, facts }) => `${stream} ${facts.map(({ type }) => type)}`))
          return appendTogether(together)
        },
      }),
    })
    const placed = await openOrderFulfilment(ledger).placeAndFulfil(toPlace([twoKettles]), context)

    expect(placed?.record.state).toBe('pending')
    expect(appends).toEqual([
      [
        `${order} OrderPlaced`,
        'product-blue-kettle StockReserved',
        'cart-amina CartOrdered',
        `${order} OrderConfirmed`,
      ],
    ])
    const [customer, policy] = (await store.readStream(order)).map(({ meta }) => meta)
    expect([customer?.by, policy?.by]).toEqual([context.by, { role: 'system', id: 'reserveStock' }])
    expect(await stockOf('blue-kettle')).toEqual({ quantity: 8, reserved: 2 })
    expect(await cartLines()).toEqual([])
  })

  const soldBefore = fact('StockReserved', { orderId: 'other-order', count: 9 })
  const otherOrder = { ...toPlace([twoKettles]), orderId: 'other-order' }

  it.each<[string, () => Promise<unknown>]>([
    ['the stock is too low', () => appendFacts(store, 'product-blue-kettle', [soldBefore])],
    ['its cart was ordered', () => openOrderFulfilment(openLedger(store)).placeAndFulfil(otherOrder, context)],
  ])('is not placed at all if %s: it has to be placed and rejected step by step', async (_why, before) => {
    await before()
    const { placeAndFulfil } = openOrderFulfilment(openLedger(store))
    expect(await placeAndFulfil(toPlace([twoKettles]), context)).toBeUndefined()
    expect(await factTypes(order)).toEqual([])
  })
})

describe('a cart that two nodes order at once', () => {
  const cartOrder = fact('OrderPlaced', { ...aminasOrder, cart: {} })

  it.each([['product-blue-kettle'], ['cart-amina']])(
    'becomes one order, also when one node pauses before %s',
    async (stream) => {
      await appendFacts(store, order, [cartOrder])
      await appendFacts(store, 'order-at-the-desk', [cartOrder])
      const there = openOrderFulfilment(openLedger(store))
      const slowLedger = ledgerPausedBefore(stream, () => there.fulfil('at-the-desk', context))

      const { record } = await openOrderFulfilment(slowLedger).fulfil('aminas-order', context)

      expect(record).toMatchObject({ state: 'rejected', context: { rejected: { reason: 'CartWasOrdered' } } })
      expect(await factTypes('order-at-the-desk')).toEqual(['OrderPlaced', 'OrderConfirmed'])
      expect(await stockOf('blue-kettle')).toEqual({ quantity: 8, reserved: 0 })
      expect(await cartLines()).toEqual([])
    },
  )

  it('can be ordered again after its first order was rejected', async () => {
    await addProduct(enamelMug, 5)
    await appendFacts(store, order, [fact('OrderPlaced', { ...aminasOrder, lines: [kettles, mugs], cart: {} })])
    await appendFacts(store, 'order-without-mugs', [cartOrder])
    const { fulfil } = openOrderFulfilment(openLedger(store))
    expect((await fulfil('aminas-order', context)).record.state).toBe('rejected')
    expect((await fulfil('without-mugs', context)).record.state).toBe('pending')
  })
})

describe('stock that a crashed node had reserved', () => {
  const release = () => openOrderFulfilment(openLedger(store)).releaseReservation('aminas-order', context)
  const reserved = fact('StockReserved', { orderId: 'aminas-order', count: 2 })
  const placed = fact('OrderPlaced', aminasOrder)

  it.each<[string, OrderFact[]]>([
    ['rejected', [placed, fact('OrderRejected', { product: 'Enamel mug', left: 5 })]],
    ['canceled', [placed, fact('OrderConfirmed', {}), fact('OrderCanceled', { reason: 'found it cheaper' })]],
  ])('is released when the order is %s', async (_state, history) => {
    await appendFacts(store, order, history)
    await appendFacts(store, productStream('blue-kettle'), [reserved])
    await release()
    await release()
    expect(await factTypes('product-blue-kettle')).toEqual(['ProductAdded', 'StockReserved', 'StockReleased'])
  })

  it.each<[string, OrderFact[]]>([
    ['waits for its stock', [placed]],
    ['is confirmed', [placed, fact('OrderConfirmed', {})]],
    ['was dispatched', [placed, fact('OrderConfirmed', {}), ...dispatched]],
  ])('stays reserved when the order %s', async (_state, history) => {
    await appendFacts(store, order, history)
    await appendFacts(store, productStream('blue-kettle'), [reserved])
    await release()
    expect(await stockOf('blue-kettle')).toEqual({ quantity: 8, reserved: 2 })
  })
})

describe('a node that crashes at any step', () => {
  /** A ledger whose store fails at its `step`th append: before the facts are written, or after, with the response lost. */
  const crashingLedger = (step: number, isWritten: boolean) => {
    let appends = 0
    return openLedger({
      ...store,
      append: async (...args) => {
        appends += 1
        if (appends > step || (appends === step && !isWritten)) throw new StoreUnavailable('The node is crashing')
        const outcome = await store.append(...args)
        if (appends === step) throw new StoreUnavailable('The node crashed')
        return outcome
      },
    })
  }

  /** Runs the policy of a healthy node on every fact of the order. */
  const runPolicy = async () => {
    const { when } = fulfilOrders(openOrderFulfilment(openLedger(store)))
    for (const stored of await store.readStream(order)) await when[stored.type]?.(stored.data as never, stored, context)
  }

  const crashes = [1, 2, 3, 4, 5].flatMap((step) => [true, false].map((isWritten) => ({ step, isWritten })))

  it.each(crashes)(
    '(append $step, written: $isWritten) leaves an order that the policy confirms',
    async ({ step, isWritten }) => {
      await addProduct(enamelMug, 6)
      await appendFacts(store, order, [kettlesAndMugs])
      await openOrderFulfilment(crashingLedger(step, isWritten))
        .fulfil('aminas-order', context)
        .catch(() => undefined)
      await runPolicy()

      expect(await factTypes(order)).toEqual(['OrderPlaced', 'OrderConfirmed'])
      expect([await factTypes('product-blue-kettle'), await factTypes('product-enamel-mug')]).toEqual(
        Array(2).fill(['ProductAdded', 'StockReserved']),
      )
      expect(await factTypes('cart-amina')).toEqual(['ProductPutInCart', 'CartOrdered'])
    },
  )

  it.each(crashes)(
    '(append $step, written: $isWritten) leaves no reservation without an order',
    async ({ step, isWritten }) => {
      await addProduct(enamelMug, 5)
      await appendFacts(store, order, [kettlesAndMugs])
      await openOrderFulfilment(crashingLedger(step, isWritten))
        .fulfil('aminas-order', context)
        .catch(() => undefined)
      await runPolicy()
      await runPolicy()

      expect(await factTypes(order)).toEqual(['OrderPlaced', 'OrderRejected'])
      expect([await stockOf('blue-kettle'), await stockOf('enamel-mug')]).toEqual([
        { quantity: 10, reserved: 0 },
        { quantity: 5, reserved: 0 },
      ])
      expect(await cartLines()).toEqual([twoKettles])
    },
  )
})

describe('a cart that a crashed node had ordered', () => {
  const expired: OrderFact = { type: 'OrderRejected', data: { reason: 'ReservationExpired' } }
  it.each<[string, OrderFact[], string[]]>([
    ['is restored when the order was rejected', [expired], ['CartRestored']],
    ['stays ordered when the order is confirmed', [fact('OrderConfirmed', {})], []],
    [
      'stays ordered when the order was cancelled',
      [fact('OrderConfirmed', {}), fact('OrderCanceled', { reason: 'late' })],
      [],
    ],
  ])('%s', async (_what, history, after) => {
    const taken = fact('CartOrdered', { orderId: 'aminas-order', lines: [{ ...twoKettles, place: 0 }] })
    await appendFacts(store, 'cart-amina', [taken])
    await appendFacts(store, order, [fact('OrderPlaced', aminasOrder), ...history])
    const { when } = fulfilOrders(openOrderFulfilment(openLedger(store)))
    for (const stored of await store.readStream('cart-amina'))
      await when[stored.type]?.(stored.data as never, stored, context)
    expect(await factTypes('cart-amina')).toEqual(['ProductPutInCart', 'CartOrdered', ...after])
  })
})

it('of twenty orders on two nodes for the last ten, exactly ten are confirmed', async () => {
  const nodes = [openOrderFulfilment(openLedger(store)), openOrderFulfilment(openLedger(store))]
  const ids = Array.from({ length: 20 }, (_, number) => `order-${number}`)
  const oneKettle = fact('OrderPlaced', { ...aminasOrder, lines: [{ ...kettles, count: 1 }] })
  for (const id of ids) await appendFacts(store, `order-${id}`, [oneKettle])

  const fulfilled = await Promise.all(ids.flatMap((id) => nodes.map(({ fulfil }) => fulfil(id, context))))
  const ledger = openLedger(store)
  const states = await Promise.all(ids.map(async (id) => (await ledger.load(orderMachine, `order-${id}`)).state))
  expect(states.filter((state) => state === 'pending')).toHaveLength(10)
  expect(states.filter((state) => state === 'rejected')).toHaveLength(10)
  expect(fulfilled).toHaveLength(40)
  const { context: product } = await ledger.load(productMachine, productStream('blue-kettle'))
  expect([product.quantity, product.reserved.length]).toEqual([0, 10])
})
