import type { CartLine } from '#domain/cart/cartEvents.ts'

interface Asked {
  customerId: string
  orderId: string
  lines: readonly CartLine[]
}

/** What the buyers were told, from their first visit to their last. */
export const openTold = () => {
  const confirmed = new Map<string, readonly CartLine[]>()
  const refused = new Set<string>()
  const done = new Set<string>()
  const surprises: string[] = []
  let repeated = 0
  return {
    /** Carts of the orders that were answered as taken, by order id. */
    confirmed,
    /** Orders that found no stock. */
    refused,
    /** Customers whose last visit to the cart ended in a confirmed order. */
    done,
    /** Answers that nobody expected. */
    surprises,
    asksAgain: () => {
      repeated += 1
    },
    repeated: () => repeated,
    fills: (customerId: string) => done.delete(customerId),
    /** `answer`: the order's id, or the name of the refusal. */
    hear: ({ customerId, orderId, lines }: Asked, answer: string) => {
      if (answer === orderId) {
        confirmed.set(orderId, lines)
        done.add(customerId)
      } else if (answer === 'OutOfStock') refused.add(orderId)
      else surprises.push(`order ${orderId} was answered with ${answer}`)
    },
  }
}

export type Told = ReturnType<typeof openTold>
