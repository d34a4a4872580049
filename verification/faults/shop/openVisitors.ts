import { openSeededRandom } from '#harness/seededRandom.ts'
import { customerIdOf } from '#harness/shop/createCustomers.ts'
import { generateOrders } from '#harness/shop/generateOrders.ts'
import type { AnswerLog } from './answerLog.ts'
import { bookableTimes } from './bookableTimes.ts'
import { openHttpBooker } from './httpBooker.ts'
import { openHttpBuyer } from './httpBuyer.ts'
import { productCount, type ShopTokens } from './prepareShop.ts'

const buyerCount = 12
const bookerCount = 5
export const visitorCount = buyerCount + bookerCount

/** Changes of bookings by the number of cycles. Each is a mail, and the outbox keeps 1,000 together with those of the orders. */
const changesFor = (cycles: number) => Math.min(15 * cycles, 300)

/** Everybody who visits the killed shop, each with choices of their own. */
export const openVisitors = (
  { customers, admin }: ShopTokens,
  answerLog: AnswerLog,
  { seed, cycles }: { seed: number; cycles: number },
) => {
  const people = customers.map((token, number) => ({
    ...{ customerId: customerIdOf(number), token, answerLog },
    random: openSeededRandom(seed * 1000 + number),
  }))
  const booking = { admin, times: bookableTimes(new Date()), budget: { changes: changesFor(cycles) } }

  return {
    buyers: people
      .slice(0, buyerCount)
      .map((person, number) =>
        openHttpBuyer({ ...person, generatedOrders: generateOrders(productCount, 40, seed + number) }),
      ),
    bookers: people.slice(buyerCount).map((person) => openHttpBooker({ ...person, ...booking })),
  }
}
