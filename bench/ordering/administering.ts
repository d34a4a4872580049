import { wordsFor } from '#bench/simulation/admin.ts'
import { type Order, orderMachine, orderStream } from '#domain/order/orderMachine.ts'
import { allMoves, movesOf } from '#domain/order/orderMoves.ts'
import { coming } from './calls.ts'
import type { Counter } from './counter.ts'
import type { AdminStep } from './plan.ts'
import { update } from './updating.ts'

/** An admin does one thing after the other. */
export const administer = async (counter: Counter, { admin, orders }: Desk, steps: readonly AdminStep[]) => {
  for (const step of steps) {
    const id = orders[step.order % orders.length] ?? ''
    const order = await seenOn(counter, id, step)
    const move = moveOf(order, step)
    if (!move) continue
    const version = step.saw === 'nothing' ? undefined : Math.max(0, order.revision - (step.saw === 'less' ? 1 : 0))
    const call = coming(admin, 'Admin')
    if (version !== undefined) counter.seen.set(call.key, version)
    const querydata = { id, ...wordsFor[move], ...(version !== undefined && { version }) }
    await update(counter, step, { ...call, querydata })
  }
}

const moveOf = (order: Order, { move }: AdminStep) => {
  const onward = movesOf(order).filter((possible) => possible !== 'Canceled')
  if (move === 'next') return onward.at(0)
  return move === 'farthest' ? onward.at(-1) : move
}

interface Desk {
  admin: string
  /** Ids. */
  orders: readonly string[]
}

// Who wants to move an order on looks again whenever somebody was answered, until there is something to be done.
const seenOn = async ({ fresh, turn, news }: Counter, id: string, { move }: AdminStep) => {
  for (;;) {
    const order = await fresh.load(orderMachine, orderStream(id))
    const isReady = movesOf(order).length > 0 || allMoves.some((each) => each === move)
    if (isReady || news.allLeft()) return order
    await news.next()
    await turn('an admin looks')
  }
}
