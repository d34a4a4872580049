import { setup } from 'xstate'
import type { Replayed } from '#domain/kernel/replay.ts'
import type { CartHappened, CartLine } from './cartEvents.ts'
import { countOf, withLine, withoutLine, withPrices, withPutBack } from './cartLines.ts'

interface CartContext {
  lines: readonly CartLine[]
  /** The orders that emptied the cart, newest first, as many as a repeated request or policy could come back to. */
  ordered: readonly string[]
}

const remembered = 50

const cartSetup = setup({
  types: { context: {} as CartContext, events: {} as CartHappened },
})

const put = cartSetup.assign(({ context: { lines }, event }) => {
  if (event.type !== 'ProductPutInCart') return {}
  return { lines: withLine(lines, { ...event.data, count: countOf(lines, event.data.productId) + event.data.count }) }
})

const setCount = cartSetup.assign(({ context: { lines }, event }) =>
  event.type === 'CartCountSet' ? { lines: withLine(lines, event.data) } : {},
)

const takeOut = cartSetup.assign(({ context: { lines }, event }) =>
  event.type === 'ProductTakenOut' ? { lines: withoutLine(lines, event.data.productId) } : {},
)

const putBack = cartSetup.assign(({ context: { lines }, event }) =>
  event.type === 'ProductsPutBack' ? { lines: withPutBack(lines, event.data.lines) } : {},
)

const acceptPrices = cartSetup.assign(({ context: { lines }, event }) =>
  event.type === 'CartPricesAccepted' ? { lines: withPrices(lines, event.data.lines) } : {},
)

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
        ProductsPutBack: { actions: putBack },
        CartPricesAccepted: { actions: acceptPrices },
        CartMerged: { actions: merge },
        CartCleared: { actions: clear },
        CartOrdered: { actions: order },
      },
    },
  },
})

export type Cart = Replayed<typeof cartMachine>

export const cartStream = (customerId: string) => `cart-${customerId}`
