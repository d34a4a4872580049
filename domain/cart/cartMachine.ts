import { setup } from 'xstate'
import type { Replayed } from '#domain/kernel/replay.ts'
import type { CartHappened, CartLine } from './cartEvents.ts'

interface CartContext {
  lines: readonly CartLine[]
  /** The orders that emptied the cart, newest first, as many as a repeated request or policy could come back to. */
  ordered: readonly string[]
}

const remembered = 50

const cartSetup = setup({
  types: { context: {} as CartContext, events: {} as CartHappened },
})

const put = cartSetup.assign(({ context, event }) => {
  if (event.type !== 'ProductPutInCart') return {}
  const { productId, count } = event.data
  return { lines: withCount(context.lines, productId, countOf(context.lines, productId) + count) }
})

const setCount = cartSetup.assign(({ context, event }) =>
  event.type === 'CartCountSet' ? { lines: withCount(context.lines, event.data.productId, event.data.count) } : {},
)

const takeOut = cartSetup.assign(({ context, event }) => {
  if (event.type !== 'ProductTakenOut') return {}
  return { lines: context.lines.filter((line) => line.productId !== event.data.productId) }
})

const merge = cartSetup.assign(({ event }) => (event.type === 'CartMerged' ? { lines: event.data.lines } : {}))

const clear = cartSetup.assign(() => ({ lines: [] }))

const order = cartSetup.assign(({ context, event }) =>
  event.type === 'CartOrdered'
    ? { lines: [], ordered: [event.data.orderId, ...context.ordered].slice(0, remembered) }
    : {},
)

/** One machine for the guest's cart in the browser and the customer's cart on the server. */
export const cartMachine = cartSetup.createMachine({
  id: 'cart',
  context: { lines: [], ordered: [] },
  initial: 'open',
  states: {
    open: {
      on: {
        ProductPutInCart: { actions: put },
        CartCountSet: { actions: setCount },
        ProductTakenOut: { actions: takeOut },
        CartMerged: { actions: merge },
        CartCleared: { actions: clear },
        CartOrdered: { actions: order },
      },
    },
  },
})

export type Cart = Replayed<typeof cartMachine>

export const cartStream = (customerId: string) => `cart-${customerId}`

export const countOf = (lines: readonly CartLine[], productId: string) =>
  lines.find((line) => line.productId === productId)?.count ?? 0

const withCount = (lines: readonly CartLine[], productId: string, count: number) =>
  countOf(lines, productId) === 0
    ? [...lines, { productId, count }]
    : lines.map((line) => (line.productId === productId ? { productId, count } : line))
