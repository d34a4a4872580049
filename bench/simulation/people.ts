import { work } from './admin.ts'
import type { Books } from './books.ts'
import { openBrowser } from './browser.ts'
import { visit } from './buyer.ts'
import type { Cluster } from './cluster.ts'
import type { Memory } from './memory.ts'
import { openRecords } from './records.ts'
import type { Sea } from './sea.ts'

const names = ['amina', 'sipho', 'thandeka', 'pieter', 'rhulani']

/** Everybody who comes to the shop. Their visits begin at once and end on their own. */
export const people = (
  sea: Sea,
  cluster: Cluster,
  memory: Memory,
  { books, products }: { books: Books; products: readonly string[] },
) => {
  const { chance, log } = sea
  const buyers = names.slice(0, 2 + chance.below(4)).map((customerId) => {
    const browser = openBrowser(sea, cluster, customerId, 'Customer')
    return visit({ customerId, browser, chance, memory, products }, 1 + chance.below(4))
  })
  const themba = openBrowser(sea, cluster, 'themba', 'Admin')
  const { order } = openRecords(log.readStream)
  const admin = work(
    { browser: themba, chance, memory, orders: () => [...books.orders.keys()], order },
    4 + chance.below(13),
  )

  let left = buyers.length + 1
  let quietFrom = Number.POSITIVE_INFINITY
  const errors: unknown[] = []
  for (const visiting of [...buyers, admin]) {
    visiting
      .catch((error) => errors.push(error))
      .finally(() => {
        left -= 1
      })
  }

  return {
    areGone: () => left === 0,
    /** Throws what somebody was answered that is no answer. */
    check: () => {
      if (errors.length > 0) throw errors[0]
    },
    /** Whether this is the step at which the weather clears: a while after everybody has left. */
    leaveAt: (step: number) => {
      if (left === 0 && quietFrom === Number.POSITIVE_INFINITY) quietFrom = step + chance.below(200)
      return step === quietFrom
    },
  }
}
