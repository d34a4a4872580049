import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { appendFacts } from '#api/appendFacts.ts'
import { type EventStore, StoreUnavailable } from '#api/eventStore/eventStore.ts'
import { type Ledger, openLedger } from '#api/eventStore/handle.ts'
import { openSqliteEventStore } from '#api/eventStore/sqliteEventStore.ts'
import { temporaryFolder } from '#api/temporaryFolder.ts'
import { cartMachine } from '#domain/cart/cartMachine.ts'
import { aminasOrder, blueKettle, enamelMug, monday } from '#domain/cast.ts'
import type { ProductDetails } from '#domain/catalogue/productEvents.ts'
import { productMachine, productStream, reservedFor } from '#domain/catalogue/productMachine.ts'
import { fact } from '#domain/kernel/decision.ts'
import type { OrderFact } from '#domain/order/orderEvents.ts'
import { orderMachine } from '#domain/order/orderMachine.ts'
import { openFulfilling } from './fulfilling.ts'
import { reserveStock } from './orderPolicies.ts'

const deed = { by: { role: 'customer', id: 'amina' }, correlationId: 'request-7' } as const
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
  await onShelf(blueKettle, 10)
  await appendFacts(store, 'cart-amina', [fact('ProductPutInCart', twoKettles)])
})
afterEach(async () => {
  await store.close()
  await folder[Symbol.asyncDispose]()
})

const onShelf = (product: ProductDetails, quantity: number) =>
  appendFacts(store, productStream(product.slug), [fact('ProductAdded', { ...product, quantity, dateAdded: monday })])

const shelf = async (slug: string) => {
  const product = await openLedger(store).load(productMachine, productStream(slug))
  return { quantity: product.context.quantity, reserved: reservedFor(product, 'aminas-order') ?? 0 }
}

const inCart = async () => (await openLedger(store).load(cartMachine, 'cart-amina')).context.lines

const facts = async (stream: string) => (await store.readStream(stream)).map(({ type }) => type)

/** A node that stops for a moment before it first writes to a stream, while something else happens. */
const nodeThatStopsBefore = (stream: string, meanwhile: () => Promise<unknown>): Ledger => {
  const ledger = openLedger(store)
  let happening: Promise<unknown> | undefined
  return {
    ...ledger,
    handle: async (machine, written, ...rest) => {
      if (written === stream) {
        happening ??= meanwhile()
        await happening
      }
      return ledger.handle(machine, written, ...rest)
    },
  }
}

describe('fulfilling an order', () => {
  it('sets every line aside and confirms', async () => {
    await onShelf(enamelMug, 6)
    await appendFacts(store, order, [kettlesAndMugs])
    const { record } = await openFulfilling(openLedger(store)).fulfil('aminas-order', deed)

    expect(record.state).toBe('pending')
    expect([await shelf('blue-kettle'), await shelf('enamel-mug')]).toEqual([
      { quantity: 8, reserved: 2 },
      { quantity: 0, reserved: 6 },
    ])
  })

  it('that is short of one line gives all lines back and says what is missing', async () => {
    await onShelf(enamelMug, 5)
    await appendFacts(store, order, [kettlesAndMugs])
    const { record } = await openFulfilling(openLedger(store)).fulfil('aminas-order', deed)

    expect(record).toMatchObject({ state: 'rejected', context: { rejected: { product: 'Enamel mug', left: 5 } } })
    expect([await shelf('blue-kettle'), await shelf('enamel-mug')]).toEqual([
      { quantity: 10, reserved: 0 },
      { quantity: 5, reserved: 0 },
    ])
  })

  it('twice at once, or again, changes nothing more', async () => {
    await appendFacts(store, order, [fact('OrderPlaced', aminasOrder)])
    const [here, there] = [openFulfilling(openLedger(store)), openFulfilling(openLedger(store))]
    await Promise.all([here, here, there].map(({ fulfil }) => fulfil('aminas-order', deed)))
    await there.fulfil('aminas-order', deed)

    expect(await facts(order)).toEqual(['OrderPlaced', 'OrderConfirmed'])
    expect(await facts('product-blue-kettle')).toEqual(['ProductAdded', 'StockReserved'])
    expect(await facts('cart-amina')).toEqual(['ProductPutInCart', 'CartOrdered'])
  })

  it('long after, when the parcel has left the house, changes nothing more', async () => {
    await appendFacts(store, order, [fact('OrderPlaced', aminasOrder)])
    const { fulfil, ship } = openFulfilling(openLedger(store))
    await fulfil('aminas-order', deed)
    await appendFacts(store, order, dispatched)
    await ship('aminas-order', deed)
    await fulfil('aminas-order', deed)
    expect(await shelf('blue-kettle')).toEqual({ quantity: 8, reserved: 0 })
    expect(await facts('product-blue-kettle')).toEqual(['ProductAdded', 'StockReserved', 'StockShipped'])
  })
})

describe('a node that was slow while another one was done', () => {
  const elsewhere =
    (...added: OrderFact[]) =>
    async () => {
      await openFulfilling(openLedger(store)).fulfil('aminas-order', deed)
      await appendFacts(store, order, added)
    }
  const slowly = async (stream: string, ...added: OrderFact[]) => {
    await appendFacts(store, order, [fact('OrderPlaced', aminasOrder)])
    const ledger = nodeThatStopsBefore(stream, elsewhere(...added))
    await openFulfilling(ledger).fulfil('aminas-order', deed)
    return shelf('blue-kettle')
  }

  it.each([['product-blue-kettle'], ['cart-amina'], [order]])(
    'at %s leaves the order confirmed and its stock set aside',
    async (stream) => {
      expect(await slowly(stream)).toEqual({ quantity: 8, reserved: 2 })
    },
  )

  it.each([['product-blue-kettle'], ['cart-amina'], [order]])(
    'at %s does not take the stock from an order in process',
    async (stream) => {
      expect(await slowly(stream, fact('ProcessingStarted', {}))).toEqual({ quantity: 8, reserved: 2 })
    },
  )

  it('leaves what it has set aside to a parcel that is about to leave the house', async () => {
    expect(await slowly(order, ...dispatched)).toEqual({ quantity: 8, reserved: 2 })
  })

  it('sets nothing aside for a parcel that has left the house', async () => {
    await appendFacts(store, order, [fact('OrderPlaced', aminasOrder)])
    const other = openFulfilling(openLedger(store))
    const ledger = nodeThatStopsBefore('product-blue-kettle', async () => {
      await other.fulfil('aminas-order', deed)
      await appendFacts(store, order, dispatched)
      await other.ship('aminas-order', deed)
    })
    await openFulfilling(ledger).fulfil('aminas-order', deed)
    expect(await shelf('blue-kettle')).toEqual({ quantity: 8, reserved: 0 })
  })

  it('leaves a canceled order with nothing set aside', async () => {
    const canceled = fact('OrderCanceled', { reason: 'found it cheaper' })
    expect(await slowly('product-blue-kettle', canceled)).toEqual({ quantity: 10, reserved: 0 })
  })
})

describe('an order whose stock was not set aside in time', () => {
  const expire = () => openFulfilling(openLedger(store)).expire('aminas-order', deed)
  const load = () => openLedger(store).load(orderMachine, order)

  it('is rejected, once, with a reason of its own', async () => {
    await appendFacts(store, order, [fact('OrderPlaced', aminasOrder)])
    await expire()
    await expire()
    expect(await facts(order)).toEqual(['OrderPlaced', 'OrderRejected'])
    expect((await load()).context.rejected).toEqual({ reason: 'ReservationExpired' })
  })

  it('stays confirmed where it is', async () => {
    await appendFacts(store, order, [fact('OrderPlaced', aminasOrder)])
    await openFulfilling(openLedger(store)).fulfil('aminas-order', deed)
    await expire()
    expect((await load()).state).toBe('pending')
    expect(await shelf('blue-kettle')).toEqual({ quantity: 8, reserved: 2 })
  })

  it.each([['product-blue-kettle'], ['cart-amina'], [order]])(
    'is not confirmed, and keeps nothing, where a slow node comes to %s just after',
    async (stream) => {
      await appendFacts(store, order, [fact('OrderPlaced', aminasOrder)])
      const { record } = await openFulfilling(nodeThatStopsBefore(stream, expire)).fulfil('aminas-order', deed)
      expect(record.state).toBe('rejected')
      expect(await facts(order)).toEqual(['OrderPlaced', 'OrderRejected'])
      expect(await shelf('blue-kettle')).toEqual({ quantity: 10, reserved: 0 })
      expect(await inCart()).toEqual([twoKettles])
    },
  )
})

describe('a cart that two nodes order at once', () => {
  const seen = fact('OrderPlaced', { ...aminasOrder, cart: {} })

  it.each([['product-blue-kettle'], ['cart-amina']])(
    'becomes one order, also where a node is slow at %s',
    async (stream) => {
      await appendFacts(store, order, [seen])
      await appendFacts(store, 'order-at-the-desk', [seen])
      const there = openFulfilling(openLedger(store))
      const slow = nodeThatStopsBefore(stream, () => there.fulfil('at-the-desk', deed))

      const { record } = await openFulfilling(slow).fulfil('aminas-order', deed)

      expect(record).toMatchObject({ state: 'rejected', context: { rejected: { reason: 'CartWasOrdered' } } })
      expect(await facts('order-at-the-desk')).toEqual(['OrderPlaced', 'OrderConfirmed'])
      expect(await shelf('blue-kettle')).toEqual({ quantity: 8, reserved: 0 })
      expect(await inCart()).toEqual([])
    },
  )

  it('is ordered again after an order of it that was not taken', async () => {
    await onShelf(enamelMug, 5)
    await appendFacts(store, order, [fact('OrderPlaced', { ...aminasOrder, lines: [kettles, mugs], cart: {} })])
    await appendFacts(store, 'order-without-mugs', [seen])
    const { fulfil } = openFulfilling(openLedger(store))
    expect((await fulfil('aminas-order', deed)).record.state).toBe('rejected')
    expect((await fulfil('without-mugs', deed)).record.state).toBe('pending')
  })
})

describe('what a dead node had set aside', () => {
  const giveBack = () => openFulfilling(openLedger(store)).giveBack('aminas-order', deed)
  const setAside = fact('StockReserved', { orderId: 'aminas-order', count: 2 })
  const placed = fact('OrderPlaced', aminasOrder)

  it.each<[string, OrderFact[]]>([
    ['rejected', [placed, fact('OrderRejected', { product: 'Enamel mug', left: 5 })]],
    ['canceled', [placed, fact('OrderConfirmed', {}), fact('OrderCanceled', { reason: 'found it cheaper' })]],
  ])('goes back where the order is %s', async (_state, history) => {
    await appendFacts(store, order, history)
    await appendFacts(store, productStream('blue-kettle'), [setAside])
    await giveBack()
    await giveBack()
    expect(await facts('product-blue-kettle')).toEqual(['ProductAdded', 'StockReserved', 'StockReleased'])
  })

  it.each<[string, OrderFact[]]>([
    ['waits for its stock', [placed]],
    ['is confirmed', [placed, fact('OrderConfirmed', {})]],
    ['has left the house', [placed, fact('OrderConfirmed', {}), ...dispatched]],
  ])('stays where it is while the order %s', async (_state, history) => {
    await appendFacts(store, order, history)
    await appendFacts(store, productStream('blue-kettle'), [setAside])
    await giveBack()
    expect(await shelf('blue-kettle')).toEqual({ quantity: 8, reserved: 2 })
  })
})

describe('a node that dies at any step', () => {
  /** A node whose store breaks at its `step`th append: before it, or after it with the answer lost. */
  const dying = (step: number, isWritten: boolean) => {
    let appends = 0
    return openLedger({
      ...store,
      append: async (...asked) => {
        appends += 1
        if (appends > step || (appends === step && !isWritten)) throw new StoreUnavailable('The node is dying')
        const outcome = await store.append(...asked)
        if (appends === step) throw new StoreUnavailable('The node died')
        return outcome
      },
    })
  }

  /** What the policy of a healthy node does about everything that happened to the order. */
  const finish = async () => {
    const { when } = reserveStock(openFulfilling(openLedger(store)))
    for (const stored of await store.readStream(order)) await when[stored.type]?.(stored.data as never, stored, deed)
  }

  const deaths = [1, 2, 3, 4, 5].flatMap((step) => [true, false].map((isWritten) => ({ step, isWritten })))

  it.each(deaths)(
    '(append $step, written: $isWritten) leaves an order that is finished',
    async ({ step, isWritten }) => {
      await onShelf(enamelMug, 6)
      await appendFacts(store, order, [kettlesAndMugs])
      await openFulfilling(dying(step, isWritten))
        .fulfil('aminas-order', deed)
        .catch(() => undefined)
      await finish()

      expect(await facts(order)).toEqual(['OrderPlaced', 'OrderConfirmed'])
      expect([await facts('product-blue-kettle'), await facts('product-enamel-mug')]).toEqual(
        Array(2).fill(['ProductAdded', 'StockReserved']),
      )
      expect(await facts('cart-amina')).toEqual(['ProductPutInCart', 'CartOrdered'])
    },
  )

  it.each(deaths)(
    '(append $step, written: $isWritten) leaves nothing set aside for nobody',
    async ({ step, isWritten }) => {
      await onShelf(enamelMug, 5)
      await appendFacts(store, order, [kettlesAndMugs])
      await openFulfilling(dying(step, isWritten))
        .fulfil('aminas-order', deed)
        .catch(() => undefined)
      await finish()
      await finish()

      expect(await facts(order)).toEqual(['OrderPlaced', 'OrderRejected'])
      expect([await shelf('blue-kettle'), await shelf('enamel-mug')]).toEqual([
        { quantity: 10, reserved: 0 },
        { quantity: 5, reserved: 0 },
      ])
      expect(await inCart()).toEqual([twoKettles])
    },
  )
})

describe('a cart that a dead node had taken', () => {
  const expired: OrderFact = { type: 'OrderRejected', data: { reason: 'ReservationExpired' } }
  it.each<[string, OrderFact[], string[]]>([
    ['comes back where the order was given up', [expired], ['CartRestored']],
    ['stays ordered where the order is confirmed', [fact('OrderConfirmed', {})], []],
    [
      'stays ordered where the order was canceled',
      [fact('OrderConfirmed', {}), fact('OrderCanceled', { reason: 'late' })],
      [],
    ],
  ])('%s', async (_what, history, after) => {
    const taken = fact('CartOrdered', { orderId: 'aminas-order', lines: [{ ...twoKettles, place: 0 }] })
    await appendFacts(store, 'cart-amina', [taken])
    await appendFacts(store, order, [fact('OrderPlaced', aminasOrder), ...history])
    const { when } = reserveStock(openFulfilling(openLedger(store)))
    for (const stored of await store.readStream('cart-amina'))
      await when[stored.type]?.(stored.data as never, stored, deed)
    expect(await facts('cart-amina')).toEqual(['ProductPutInCart', 'CartOrdered', ...after])
  })
})

it('of twenty orders on two nodes for the last ten, exactly ten are confirmed', async () => {
  const nodes = [openFulfilling(openLedger(store)), openFulfilling(openLedger(store))]
  const ids = Array.from({ length: 20 }, (_, number) => `order-${number}`)
  const one = fact('OrderPlaced', { ...aminasOrder, lines: [{ ...kettles, count: 1 }] })
  for (const id of ids) await appendFacts(store, `order-${id}`, [one])

  const fulfilled = await Promise.all(ids.flatMap((id) => nodes.map(({ fulfil }) => fulfil(id, deed))))
  const ledger = openLedger(store)
  const states = await Promise.all(ids.map(async (id) => (await ledger.load(orderMachine, `order-${id}`)).state))
  expect(states.filter((state) => state === 'pending')).toHaveLength(10)
  expect(states.filter((state) => state === 'rejected')).toHaveLength(10)
  expect(fulfilled).toHaveLength(40)
  const { context } = await ledger.load(productMachine, productStream('blue-kettle'))
  expect([context.quantity, context.reserved.length]).toEqual([0, 10])
})
