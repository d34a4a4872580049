import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { temporaryFolder } from '#api/temporaryFolder.ts'
import { clearCart, putInCart, setCartCount, takeOutOfCart } from '#domain/cart/cartCommands.ts'
import type { CartFact } from '#domain/cart/cartEvents.ts'
import { countOf } from '#domain/cart/cartLines.ts'
import { type Cart, cartMachine, cartStream } from '#domain/cart/cartMachine.ts'
import { blueKettle, monday } from '#domain/cast.ts'
import { addProduct, releaseStock, reserveStock, shipStock } from '#domain/catalogue/productCommands.ts'
import type { ProductFact } from '#domain/catalogue/productEvents.ts'
import { type Product, productMachine, productStream } from '#domain/catalogue/productMachine.ts'
import { keepingOf } from '#domain/facts.ts'
import { type Decision, isRefusal } from '#domain/kernel/decision.ts'
import { sum } from '#domain/kernel/money.ts'
import { type EventStore, StoreUnavailable } from './eventStore.ts'
import { type Ledger, openLedger } from './handle.ts'
import { openKeyring } from './keyring.ts'
import { openSealedStore } from './sealedStore.ts'
import { openSqliteEventStore } from './sqliteEventStore.ts'
import { openVault } from './vault.ts'
import { brokenLinkIn } from './verifyFacts.ts'

const deed = { by: { role: 'customer', id: 'amina' }, correlationId: 'any order of things' } as const

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

/** A node of its own, that remembers nothing of the others. */
const node = (store: EventStore) => openLedger(openSealedStore(store, openKeyring(openVault(store)), keepingOf))

/** The store, where the scheduler says when each question arrives and when each answer does, and some answers never do. */
const scheduled = (scheduler: fc.Scheduler, isLost: () => boolean): EventStore => {
  const onItsWay = async <Answer>(name: string, ask: () => Promise<Answer>) => {
    await scheduler.schedule(Promise.resolve(), `${name} asked`)
    const answer = await ask()
    await scheduler.schedule(Promise.resolve(), `${name} answered`)
    return answer
  }
  return {
    ...raw,
    readStream: (...asked) => onItsWay('read', () => raw.readStream(...asked)),
    readLast: (...asked) => onItsWay('read', () => raw.readLast(...asked)),
    answered: (...asked) => onItsWay('command', () => raw.answered(...asked)),
    append: async (...asked) => {
      const appended = await onItsWay('append', () => raw.append(...asked))
      if (isLost()) throw new StoreUnavailable('The answer was lost')
      return appended
    },
  }
}

describe('whatever the order in which nodes reach the store, and whichever answers are lost', () => {
  type Step = { node: number; orderId: string; action: 'reserve' | 'release' | 'ship'; count: number }
  const step: fc.Arbitrary<Step> = fc.record({
    node: fc.nat(2),
    orderId: fc.constantFrom('amina', 'sipho', 'gogo', 'lindiwe', 'zola'),
    action: fc.constantFrom('reserve', 'reserve', 'release', 'ship'),
    count: fc.integer({ min: 1, max: 4 }),
  })

  const decided =
    ({ orderId, action, count }: Step) =>
    (product: Product): Decision<ProductFact, string> => {
      if (action === 'reserve') return reserveStock(product, orderId, count)
      return action === 'release' ? releaseStock(product, orderId) : shipStock(product, orderId)
    }

  it('stock is never below zero, nothing is sold twice, and the chain holds', async () => {
    const run = async (scheduler: fc.Scheduler, steps: Step[], losses: boolean[]) => {
      const stream = productStream(randomUUID())
      await node(raw).handle(productMachine, stream, deed, (product) =>
        addProduct(product, { details: blueKettle, quantity: 10, dateAdded: monday }),
      )
      const fates = losses.values()
      const nodes = Array.from({ length: 3 }, () => node(scheduled(scheduler, () => fates.next().value ?? false)))
      const told = steps.map(async (each) => {
        const ledger = nodes[each.node] ?? node(raw)
        return [each, await ledger.handle(productMachine, stream, deed, decided(each)).catch(() => 'lost')] as const
      })
      await scheduler.waitFor(Promise.all(told))
      await holds(stream, await Promise.all(told))
    }

    const holds = async (stream: string, told: readonly (readonly [Step, unknown])[]) => {
      const facts = await raw.readStream(stream)
      const { context } = await node(raw).load(productMachine, stream)
      const shipped = facts.filter(({ type }) => type === 'StockShipped').map(({ data }) => Number(Object(data).count))
      const reserved = facts.filter(({ type }) => type === 'StockReserved').map(({ data }) => Object(data).orderId)

      expect(context.quantity).toBeGreaterThanOrEqual(0)
      expect(context.quantity + sum(context.reserved.map(({ count }) => count)) + sum(shipped)).toBe(10)
      expect(new Set(reserved).size).toBe(reserved.length)
      expect(brokenLinkIn(facts)).toBeUndefined()
      for (const [{ action, orderId }, outcome] of told) {
        const isPromised = action === 'reserve' && outcome !== 'lost' && !isRefusal(outcome)
        if (isPromised) expect(reserved).toContain(orderId)
      }
    }

    const steps = fc.array(step, { minLength: 2, maxLength: 8 })
    const losses = fc.array(fc.boolean(), { maxLength: 6 })
    await fc.assert(fc.asyncProperty(fc.scheduler(), steps, losses, run), { numRuns: 150 })
  }, 60_000)

  it('a command that comes again and again, to any node, is carried out once', async () => {
    const run = async (scheduler: fc.Scheduler, presses: number[][], losses: boolean[]) => {
      const stream = cartStream(randomUUID())
      const fates = losses.values()
      const nodes = Array.from({ length: 3 }, () => node(scheduled(scheduler, () => fates.next().value ?? false)))
      const press = (number: number, at: number) =>
        nodes[at]
          ?.handle(cartMachine, stream, { ...deed, command: `press ${number}` }, (cart) =>
            putInCart(cart, { productId: 'enamel-mug', count: 1 }),
          )
          .catch(() => undefined)
      await scheduler.waitFor(Promise.all(presses.flatMap((where, number) => where.map((at) => press(number, at)))))
      // Whoever never had an answer asks once more.
      for (const number of presses.keys()) {
        const again = { ...deed, command: `press ${number}` }
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
  const carried = async (
    { stream, ledger }: Real,
    model: Model,
    decide: (cart: Cart) => Decision<CartFact, string>,
  ) => {
    await ledger.handle(cartMachine, stream, deed, decide)
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
      return carried(real, model, (cart) => putInCart(cart, { productId, count }))
    }),
  )
  const set = fc.tuple(products, fc.integer({ min: -3, max: 1200 })).map(([productId, count]) =>
    command(`set ${productId} to ${count}`, (model, real) => {
      if (model.has(productId)) model.set(productId, Math.min(999, Math.max(1, count)))
      return carried(real, model, (cart) => setCartCount(cart, { productId, count }))
    }),
  )
  const takeOut = products.map((productId) =>
    command(`take out ${productId}`, (model, real) => {
      model.delete(productId)
      return carried(real, model, (cart) => takeOutOfCart(cart, productId))
    }),
  )
  const clear = fc.constant(
    command('clear', (model, real) => {
      model.clear()
      return carried(real, model, (cart) => clearCart(cart))
    }),
  )
  const restart = fc.constant(
    command('restart the node', async (_, real) => {
      real.ledger = node(raw)
    }),
  )

  it('is what a plain map would be, also over restarts', async () => {
    const commands = fc.commands([put, set, takeOut, clear, restart], { maxCommands: 20 })
    const world = () => ({ model: new Map(), real: { stream: cartStream(randomUUID()), ledger: node(raw) } })
    await fc.assert(
      fc.asyncProperty(commands, (some) => fc.asyncModelRun(world, some)),
      { numRuns: 60 },
    )
  }, 60_000)
})
