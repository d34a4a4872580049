import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { EventStore } from '#api/eventStore/eventStore.ts'
import type { Deed, Ledger } from '#api/eventStore/handle.ts'
import { openLog } from '#api/log.ts'
import { reserveStock } from '#api/order/orderPolicies.ts'
import { openPolicies } from '#api/policies/policies.ts'
import { chance } from '#bench/chance.ts'
import type { CartLine } from '#domain/cart/cartEvents.ts'
import { monday } from '#domain/cast.ts'
import { addProduct } from '#domain/catalogue/productCommands.ts'
import type { ProductDetails } from '#domain/catalogue/productEvents.ts'
import { productMachine, productStream } from '#domain/catalogue/productMachine.ts'
import { cartByChance, shelfWith } from './rushCarts.ts'
import { openRushNode, type RushNode } from './rushNode.ts'

export interface Rush {
  attempts: number
  buyers: number
  /** How many there are of what everybody wants. */
  pieces: number
  seed: number
  /** Told after each thousand attempts. */
  progress?: (attempts: number) => void
}

/** What the buyers were told. */
export interface Told {
  /** The carts of orders that were confirmed to a buyer, by order id. */
  confirmed: ReadonlyMap<string, readonly CartLine[]>
  /** Refusals by their names. */
  refused: ReadonlyMap<string, number>
  /** Requests that asked for the same order twice at once and were told of two. */
  twoForOne: number
  seconds: number
}

const patience = 120_000

/**
 * So many buyers at once, at two nodes of the shop with one policy, all wanting the last pieces. Some click twice, which reaches both
 * nodes. Answers when the shop has come to rest.
 */
export const rush = async (raw: EventStore, { attempts, buyers, pieces, seed, progress }: Rush): Promise<Told> => {
  const nodes = [openRushNode(raw), openRushNode(raw)] as const
  for (const [details, quantity] of shelfWith(pieces, attempts)) await shelve(nodes[0].ledger, details, quantity)
  const policies = runUntilRest(nodes[0])
  const told = { confirmed: new Map<string, readonly CartLine[]>(), refused: new Map<string, number>(), twoForOne: 0 }

  let done = 0

  const buyer = async (number: number) => {
    const next = chance(seed * 100_003 + number)
    for (let attempt = number; attempt < attempts; attempt += buyers) {
      const cart = cartByChance(next)
      const asked = next() < 0.1 ? nodes : [nodes[number % 2 === 0 ? 0 : 1]]
      const answers = await Promise.all(asked.map((node) => node.buy(`buyer-${number}`, `${attempt}`, cart)))
      hear(told, cart, answers)
      done += 1
      if (done % 1000 === 0) progress?.(done)
    }
  }

  const start = performance.now()
  await Promise.all(Array.from({ length: buyers }, (_, number) => buyer(number)))
  const seconds = (performance.now() - start) / 1000
  await policies.rest()
  return { ...told, seconds }
}

type Answer = Awaited<ReturnType<RushNode['buy']>>

const hear = (
  told: { confirmed: Map<string, readonly CartLine[]>; refused: Map<string, number>; twoForOne: number },
  cart: readonly CartLine[],
  answers: readonly Answer[],
) => {
  const ids = new Set(answers.flatMap((answer) => ('orderId' in answer ? [answer.orderId] : [])))
  for (const id of ids) told.confirmed.set(id, cart)
  if (ids.size > 1) told.twoForOne += 1
  for (const answer of answers)
    if ('refusal' in answer) told.refused.set(answer.refusal, (told.refused.get(answer.refusal) ?? 0) + 1)
}

const deed: Deed = { by: { role: 'admin', id: 'themba' }, correlationId: randomUUID() }

const shelve = (ledger: Ledger, details: ProductDetails, quantity: number) =>
  ledger.handle(productMachine, productStream(details.slug), deed, (product) =>
    addProduct(product, { details, quantity, dateAdded: monday }),
  )

const runUntilRest = ({ store, fulfilling }: RushNode) => {
  const ending = new AbortController()
  const stock = reserveStock(fulfilling)
  const policies = openPolicies(store, [stock], openLog('silent'))
  const running = policies.run(ending.signal)
  const taken = () => policies.states().find(({ name }) => name === stock.name)?.position ?? 0
  return {
    /** Resolves when the policy has dealt with every fact, those of its own making too. */
    rest: async () => {
      const end = performance.now() + patience
      do await untilQuiet(taken)
      while (taken() < (await store.head()) && performance.now() < end)
      ending.abort()
      await running
    },
  }
}

const untilQuiet = async (taken: () => number) => {
  for (let before = -1; before < taken(); await pause(200)) before = taken()
}
