import { chainCheck } from '#api/eventStore/chain.ts'
import type { EventStore, StoredFact } from '#api/eventStore/eventStore.ts'
import type { Chance } from '#bench/chance.ts'
import { blueKettle, copperPot, enamelMug, monday } from '#domain/cast.ts'
import type { ProductDetails } from '#domain/catalogue/productEvents.ts'
import { productStream } from '#domain/catalogue/productMachine.ts'
import { type Books, openBooks } from './books.ts'
import { type Cluster, openCluster } from './cluster.ts'
import { openDirectStore } from './directStore.ts'
import type { Engine } from './engine.ts'
import type { Memory } from './memory.ts'
import { terms } from './node.ts'
import { people } from './people.ts'
import { demandKept, demandOnce } from './promises.ts'
import { openReactions, type Reactions } from './reactions.ts'
import { openRecords, type Records } from './records.ts'
import { demandCarts, demandReadModel, demandStock, demandWholeOrders } from './rest.ts'
import type { Sea } from './sea.ts'
import { demand } from './violation.ts'

const longestStorm = 5000
const mostSteps = 40_000

/** Lets a shop live in its weather, heals it, and looks whether everything is as it must be. Throws `Violation`. */
export const live = async (sea: Sea, engine: Engine, memory: Memory) => {
  const reactions = openReactions()
  const books = openBooks(memory, terms)
  const outside = openDirectStore(sea.log, sea.scheduler.now)
  const products = await fillShelves(outside, sea.chance)
  const cluster = openCluster({ sea, engine, reactions }, 1 + sea.chance.below(2))
  try {
    await untilRest(sea, cluster, memory, { books, products })
    demandRest(sea, { books, memory, reactions, cluster }, await readRecords(sea, outside))
  } finally {
    cluster.close()
  }
}

const fillShelves = async (store: EventStore, chance: Chance) => {
  const stocked = [blueKettle, copperPot, enamelMug].slice(0, 1 + chance.below(3))
  for (const details of stocked) {
    await store.append(productStream(details.slug), 'absent', [added(details, 1 + chance.below(12))])
  }
  return stocked.map(({ slug }) => slug)
}

const added = (details: ProductDetails, quantity: number) => ({
  id: `added-${details.slug}`,
  type: 'ProductAdded',
  version: 1,
  data: { ...details, quantity, dateAdded: monday },
  meta: { by: { role: 'admin', id: 'themba' } as const, at: monday, correlationId: 'opening' },
})

const untilRest = async (sea: Sea, cluster: Cluster, memory: Memory, shop: { books: Books; products: string[] }) => {
  const { scheduler, weather } = sea
  const follow = follower(sea, shop.books)
  const visitors = people(sea, cluster, memory, shop)
  for (let steps = 0; await scheduler.step(); steps += 1) {
    follow()
    visitors.check()
    cluster.trouble()
    if (steps === longestStorm || visitors.leaveAt(steps)) {
      weather.clears()
      cluster.heal()
    }
    demand(steps < mostSteps, 'the shop comes to rest', () => `it is still busy after ${steps} steps`)
  }
  demand(visitors.areGone(), 'everybody is answered', () => 'somebody is still waiting')
}

/** Enters every new fact in the books. */
const follower = ({ log }: Sea, books: Books) => {
  let entered = 0
  return () => {
    demand(log.length() >= entered, 'no fact is ever lost', () => `${entered} facts were ${log.length()}`)
    if (log.length() === entered) return
    for (const [index, fact] of log.every(entered).entries()) {
      const place = entered + index + 1
      if (!fact || fact.stream.startsWith('vault-')) continue
      demand(fact.position === place, 'positions have no gaps', () => `${fact.position} stands at ${place}`)
      books.enter(fact)
    }
    entered = log.length()
  }
}

interface Rest {
  books: Books
  memory: Memory
  reactions: Reactions
  cluster: Cluster
}

const readRecords = async ({ log }: Sea, store: EventStore) => {
  const streams = new Map<string, readonly StoredFact[]>()
  for (const { stream } of log.after(0, Number.POSITIVE_INFINITY))
    if (!streams.has(stream)) streams.set(stream, await store.readStream(stream))
  return openRecords((stream) => streams.get(stream) ?? [])
}

const demandRest = ({ log }: Sea, { books, memory, reactions, cluster }: Rest, records: Records) => {
  demandStock(books, records)
  demandWholeOrders(books, records)
  demandCarts(books, records)
  demandKept(memory, records)
  const facts = log.after(0, Number.POSITIVE_INFINITY)
  demandOnce(memory, facts)
  reactions.demandAll(facts)
  demandChain(facts)
  for (const database of cluster.databases()) demandReadModel(database, books, records)
}

const demandChain = (facts: readonly StoredFact[]) => {
  const check = chainCheck()
  for (const fact of facts) {
    const broken = check(fact)
    demand(broken === undefined, 'every fact is chained to the one before', () => JSON.stringify(broken))
  }
}
