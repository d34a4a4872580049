import { setTimeout as pause } from 'node:timers/promises'
import { openChance } from '#bench/chance.ts'
import { basketsFor } from '#bench/http/baskets.ts'
import { filesIn } from '#bench/http/catalogueOfSize.ts'
import { startServer } from '#bench/http/servers.ts'
import { shopperId } from '#bench/http/shoppers.ts'
import { openWritten } from '#bench/http/written.ts'
import { openBuyer } from './buyer.ts'
import { type Counter, heardAtTheCounter } from './counter.ts'
import { openPeople, products } from './people.ts'
import { openTold, type Told } from './told.ts'

export interface Killing {
  folder: string
  cycles: number
  seed: number
  /** Pieces of each product. */
  pieces: number
  /** Told after each end. */
  progress?: (words: string) => void
}

export interface Survived {
  told: Told
  counter: Counter
}

const crowd = 12
/** Milliseconds that a shop lives at most. */
const longestLife = 1200
/** Milliseconds without a fact after which nothing more comes, also of a policy that tries again. */
const quiet = 1500

/** The whole shop over HTTP, killed again and again while people order; then opened, and left alone until it is at rest. */
export const killAgainAndAgain = async ({ folder, cycles, seed, pieces, progress }: Killing): Promise<Survived> => {
  const tokens = await openPeople(folder, pieces, crowd)
  const chance = openChance(seed)
  const told = openTold()
  const buyers = tokens.buyers.map((token, number) => {
    const own = { chance: openChance(seed * 1000 + number), baskets: basketsFor(products, 40, seed + number) }
    return openBuyer({ customerId: shopperId(number), token, told, ...own })
  })

  for (let cycle = 1; cycle <= cycles; cycle += 1) {
    const shop = await startServer('shopRun', folder)
    const visits = Promise.all(buyers.map((buyer) => buyer.shop(shop.url)))
    const life = chance.happens(0.1) ? 0 : chance.below(longestLife)
    await pause(life)
    await shop.kill()
    await visits
    progress?.(`${cycle} of ${cycles}: killed after ${life} ms, ${told.confirmed.size} orders taken so far`)
  }

  await using shop = await startServer('shopRun', folder)
  await Promise.all(buyers.map((buyer) => buyer.finish(shop.url)))
  using written = openWritten(filesIn(folder).events)
  await written.rest(quiet)
  return { told, counter: await heardAtTheCounter(shop.url, tokens, told) }
}
