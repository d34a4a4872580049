import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { temporaryFolder } from '#api/testing/temporaryFolder.ts'
import { clearCart, putInCart, setCartCount, takeOutOfCart } from '#domain/cart/cartCommands.ts'
import type { CartFact } from '#domain/cart/cartEvents.ts'
import { countOf } from '#domain/cart/cartLines.ts'
import { type Cart, cartMachine, cartStream } from '#domain/cart/cartMachine.ts'
import { addProduct, releaseStock, reserveStock, shipStock } from '#domain/catalogue/productCommands.ts'
import type { ProductFact } from '#domain/catalogue/productEvents.ts'
import { type Product, productMachine, productStream } from '#domain/catalogue/productMachine.ts'
import { type Decision, isRefusal } from '#domain/kernel/decision.ts'
import { sum } from '#domain/kernel/money.ts'
import { schemaOf } from '#domain/recordDefinitions.ts'
import { blueKettle, monday } from '#domain/testing/fixtures.ts'
import { openEncryptedStore } from './encryptedStore.ts'
import { type EventStore, StoreUnavailable } from './eventStore.ts'
import { openKeyring } from './keyring.ts'
import { type Ledger, openLedger } from './ledger.ts'
import { openSecretStore } from './secretStore.ts'
import { openSqliteEventStore } from './sqliteEventStore.ts'
import { findBrokenLink } from './verifyFacts.ts'

const context = { by: { role: 'customer', id: 'amina' }, correlationId: 'any order of things' } as const

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let raw: EventStore

beforeAll(async () => {
  folder = await temporaryFolder()
  raw = await openSqliteEventStore(join(folder.path, 'events.sqlite'))
})
afterAll(async () => {
  await raw.close()
  await folder[Symbol.asyncDispose]()
})

/** A node with its own caches. */
const node = (store: EventStore) => openLedger(openEncryptedStore(store, openKeyring(openSecretStore(store)), schemaOf))

/** The store with scheduled delays before and after each call, and with some answers lost. */
const scheduled = (scheduler: fc.Scheduler, isLost: () => boolean): EventStore => {
  const delayed = async <Answer>(name: string, ask: () => Promise<Answer>) => {
    await scheduler.schedule(Promise.resolve(), `${name} asked`)
    const answer = await ask()
    await scheduler.schedule(Promise.resolve(), `${name} answered`)
    return answer
  }
  return {
    ...raw,
    readStream: (...asked) => delayed('read', () => raw.readStream(...asked)),
    readLast: (...asked) => delayed('read', () => raw.readLast(...asked)),
    findCommand: (...asked) => delayed('command', () => raw.findCommand(...asked)),
    append: async (...asked) => {
      const appended = await delayed('append', () => raw.append(...asked))
      if (isLost()) throw new StoreUnavailable('The answer was lost')
      return appended
    },
  }
}

describe('in any interleaving of calls from several nodes, with any answers lost', () => {
  type Step = { node: number; orderId: string; action: 'reserve' | 'release' | 'ship'; count: number }
  const step: fc.Arbitrary<Step> = fc.record({
    node: fc.nat(2),
    orderId: fc.constantFrom('amina', 'sipho', 'gogo', 'lindiwe', 'zola'),
    action: fc.constantFrom('reserve', 'reserve', 'release', 'ship'),
    count: fc.integer({ min: 1, max: 4 }),
  })

  const decide =
    ({ orderId, action, count }: Step) =>
    (product: Product): Decision<ProductFact, string> => {
      if (action === 'reserve') return reserveStock(product, orderId, count)
      return action === 'release' ? releaseStock(product, orderId) : shipStock(product, orderId)
    }

  it('stock is never negative, nothing is sold twice, and the hash chain is valid', async () => {
    const run = async (scheduler: fc.Scheduler, steps: Step[], losses: boolean[]) => {
      const stream = productStream(randomUUID())
      await node(raw).handle(productMachine, stream, context, (product) =>
        addProduct(product, { details: blueKettle, quantity: 10, dateAdded: monday }),
      )
      const lossValues = losses.values()
      const nodes = Array.from({ length: 3 }, () => node(scheduled(scheduler, () => lossValues.next().value ?? false)))
      const outcomes = steps.map(async (each) => {
        const ledger = nodes[each.node] ?? node(raw)
        return [each, await ledger.handle(productMachine, stream, context, decide(each)).catch(() => 'lost')] as const
      })
      await scheduler.waitFor(Promise.all(outcomes))
      await expectInvariants(stream, await Promise.all(outcomes))
    }

    const expectInvariants = async (stream: string, outcomes: readonly (readonly [Step, unknown])[]) => {
      const facts = await raw.readStream(stream)
      const { context } = await node(raw).load(productMachine, stream)
      const shipped = facts.filter(({ type }) => type === 'StockShipped').map(({ data }) => Number(Object(data).count))
      const reserved = facts.filter(({ type }) => type === 'StockReserved').map(({ data }) => Object(data).orderId)

      expect(context.quantity).toBeGreaterThanOrEqual(0)
      expect(context.quantity + sum(context.reserved.map(({ count }) => count)) + sum(shipped)).toBe(10)
      expect(new Set(reserved).size).toBe(reserved.length)
      expect(findBrokenLink(facts)).toBeUndefined()
      for (const [{ action, orderId }, outcome] of outcomes) {
        const isPromised = action === 'reserve' && outcome !== 'lost' && !isRefusal(outcome)
        if (isPromised) expect(reserved).toContain(orderId)
      }
    }

    const steps = fc.array(step, { minLength: 2, maxLength: 8 })
    const losses = fc.array(fc.boolean(), { maxLength: 6 })
    await fc.assert(fc.asyncProperty(fc.scheduler(), steps, losses, run), { numRuns: 150 })
  }, 60_000)

  it('a command that is repeated at any node takes effect once', async () => {
    const run = async (scheduler: fc.Scheduler, presses: number[][], losses: boolean[]) => {
      const stream = cartStream(randomUUID())
      const lossValues = losses.values()
      const nodes = Array.from({ length: 3 }, () => node(scheduled(scheduler, () => lossValues.next().value ?? false)))
      const press = (number: number, at: number) =>
        nodes[at]
          ?.handle(cartMachine, stream, { ...context, command: `press ${number}` }, (cart) =>
            putInCart(cart, { productId: 'enamel-mug', count: 1 }),
          )
          .catch(() => undefined)
      await scheduler.waitFor(Promise.all(presses.flatMap((where, number) => where.map((at) => press(number, at)))))
      // Clients without an answer repeat their command.
      for (const number of presses.keys()) {
        const again = { ...context, command: `press ${number}` }
        await node(raw).handle(cartMachine, stream, again, (cart) =>
          putInCart(cart, { productId: 'enamel-mug', count: 1 }),
        )
      }

      const cart = await node(raw).load(cartMachine, stream)
      expect(countOf(cart.context.lines, 'enamel-mug')).toBe(presses.length)
    }

    const presses = fc.array(fc.array(fc.nat(2), { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 4 })
    const losses = fc.array(fc.boolean(), { maxLength: 6 })
    await fc.assert(fc.asyncProperty(fc.scheduler(), presses, losses, run), { numRuns: 150 })
  }, 60_000)
})

describe('a cart, command by command', () => {
  interface Real {
    stream: string
    ledger: Ledger
  }
  type Model = Map<string, number>
  type Command = fc.AsyncCommand<Model, Real>

  const products = fc.constantFrom('enamel-mug', 'blue-kettle', 'copper-pot')
  const handleAndCompare = async (
    { stream, ledger }: Real,
    model: Model,
    decide: (cart: Cart) => Decision<CartFact, string>,
  ) => {
    await ledger.handle(cartMachine, stream, context, decide)
    const { lines } = (await ledger.load(cartMachine, stream)).context
    expect(new Map(lines.map(({ productId, count }) => [productId, count]))).toEqual(model)
  }
  const command = (name: string, run: (model: Model, real: Real) => Promise<void>): Command => ({
    check: () => true,
    run,
    toString: () => name,
  })

  const put = fc.tuple(products, fc.integer({ min: 1, max: 999 })).map(([productId, count]) =>
    command(`put ${count} ${productId}`, (model, real) => {
      model.set(productId, Math.min(999, (model.get(productId) ?? 0) + count))
      return handleAndCompare(real, model, (cart) => putInCart(cart, { productId, count }))
    }),
  )
  const set = fc.tuple(products, fc.integer({ min: -3, max: 1200 })).map(([productId, count]) =>
    command(`set ${productId} to ${count}`, (model, real) => {
      if (model.has(productId)) model.set(productId, Math.min(999, Math.max(1, count)))
      return handleAndCompare(real, model, (cart) => setCartCount(cart, { productId, count }))
    }),
  )
  const takeOut = products.map((productId) =>
    command(`take out ${productId}`, (model, real) => {
      model.delete(productId)
      return handleAndCompare(real, model, (cart) => takeOutOfCart(cart, productId))
    }),
  )
  const clear = fc.constant(
    command('clear', (model, real) => {
      model.clear()
      return handleAndCompare(real, model, (cart) => clearCart(cart))
    }),
  )
  const restart = fc.constant(
    command('restart the node', async (_, real) => {
      real.ledger = node(raw)
    }),
  )

  it('equals a plain map, across restarts too', async () => {
    const commands = fc.commands([put, set, takeOut, clear, restart], { maxCommands: 20 })
    const setup = () => ({ model: new Map(), real: { stream: cartStream(randomUUID()), ledger: node(raw) } })
    await fc.assert(
      fc.asyncProperty(commands, (some) => fc.asyncModelRun(setup, some)),
      { numRuns: 60 },
    )
  }, 60_000)
})
