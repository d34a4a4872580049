import { randomUUID } from 'node:crypto'
import { type Ledger, openLedger } from '#api/eventStore/handle.ts'
import { openEngine } from '#bench/engine.ts'
import { type Memory, openMemory } from '#bench/simulation/memory.ts'
import { blueKettle, enamelMug, monday } from '#domain/cast.ts'
import { addProduct } from '#domain/catalogue/productCommands.ts'
import { productMachine, productStream } from '#domain/catalogue/productMachine.ts'
import { patiently } from './calls.ts'
import { type News, openNews } from './news.ts'
import { type Ground, type OrderingNode, openNode, type Turn } from './node.ts'
import type { Plan } from './plan.ts'

/** Where people come to. */
export interface Counter {
  /** The node in a place, started again if it died. */
  nodeAt(place: number): OrderingNode
  turn: Turn
  news: News
  /** The records as they are in the store now. */
  fresh: Ledger
  memory: Memory
  customers: readonly string[]
  /** Slugs. */
  products: readonly string[]
  /** What admins had seen when an edit of theirs was carried out: revisions by the edit's id. */
  seen: Map<string, number>
}

const deed = { by: { role: 'admin', id: 'themba' }, correlationId: 'opening' } as const

/** Two nodes, and products and people that the store has never heard of. */
export const openCounter = async (
  ground: Ground,
  { stock, buyers, isOneCustomer, fuses }: Plan,
  turn: Turn,
): Promise<Counter> => {
  const own = randomUUID().slice(0, 8)
  const fresh = openLedger(openEngine(ground.raw))
  const shelf = [blueKettle, enamelMug].map((product) => ({ ...product, slug: `${product.slug}-${own}` }))
  for (const [index, details] of shelf.entries()) {
    const added = { details, quantity: stock[index] ?? 0, dateAdded: monday }
    await patiently(() =>
      fresh.handle(productMachine, productStream(details.slug), deed, (product) => addProduct(product, added)),
    )
  }
  const left = [...fuses]
  const nodes = new Map<number, OrderingNode>()
  const nodeAt = (place: number) => {
    const node = nodes.get(place)
    if (node && !node.isOver()) return node
    const started = openNode(ground, turn, left.shift())
    nodes.set(place, started)
    return started
  }
  return {
    nodeAt,
    turn,
    news: openNews(buyers.length),
    fresh,
    memory: openMemory(),
    customers: ['amina', isOneCustomer ? 'amina' : 'sipho', 'lindiwe'].map((name) => `${name}-${own}`),
    products: shelf.map(({ slug }) => slug),
    seen: new Map(),
  }
}
