import { setup } from 'xstate'
import type { Replayed } from '#domain/kernel/replay.ts'
import type { CartLine, PositionedCartLine, RecordedCartFact } from './cartEvents.ts'
import {
  countOf,
  takenFrom,
  withLine,
  withoutLine,
  withoutTaken,
  withPrices,
  withPutBack,
  withRestored,
} from './cartLines.ts'

/** An order and the lines that it removed from the cart; no lines after they are restored. */
export interface CartOrder {
  orderId: string
  lines: readonly PositionedCartLine[]
  /** The whole cart was ordered, not single products. */
  isCart: boolean
  isRestored?: true
}

interface CartContext {
  lines: readonly CartLine[]
  /** The newest orders of this cart, newest first: enough to recognize a repeated request or policy. */
  ordered: readonly CartOrder[]
}

const maxRememberedOrders = 50

const cartSetup = setup({
  types: { context: {} as CartContext, events: {} as RecordedCartFact },
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

const order = cartSetup.assign(({ context, event }) => {
  if (event.type !== 'CartOrdered') return {}
  const { orderId, lines: taken = takenFrom(context.lines, context.lines), isCart = true } = event.data
  const ordered = [{ orderId, lines: taken, isCart }, ...context.ordered].slice(0, maxRememberedOrders)
  return { lines: withoutTaken(context.lines, taken), ordered }
})

const restore = cartSetup.assign(({ context, event }) => {
  if (event.type !== 'CartRestored') return {}
  const { orderId, lines } = event.data
  const ordered = context.ordered.map((each) =>
    each.orderId === orderId ? { ...each, lines: [], isRestored: true as const } : each,
  )
  return { lines: withRestored(context.lines, lines), ordered }
})

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
        CartRestored: { actions: restore },
      },
    },
  },
})

export type Cart = Replayed<typeof cartMachine>

export const cartStream = (customerId: string) => `cart-${customerId}`
