import type { Chance } from '#bench/chance.ts'
import { isRefusal } from '#domain/kernel/decision.ts'
import type { Order } from '#domain/order/orderMachine.ts'
import { movesOf, type OrderMove } from '#domain/order/orderMoves.ts'
import { type Browser, silence } from './browser.ts'
import type { Memory } from './memory.ts'

export interface Admin {
  browser: Browser
  chance: Chance
  memory: Memory
  /** Ids of every order there is. */
  orders: () => readonly string[]
  /** As its stream tells it now. */
  order: (id: string) => Order
}

/** An admin at work: moves orders on, tries what cannot be, sends an edit again that got no answer. */
export const work = async (admin: Admin, edits: number) => {
  for (let done = 0; done < edits; done += 1) {
    await admin.browser.idles(800)
    const open = admin.orders().filter((id) => movesOf(admin.order(id)).length > 0)
    const all = admin.chance.happens(0.1) ? admin.orders() : open
    if (all.length > 0) await edit(admin, admin.chance.pick(all))
  }
}

const edit = async (admin: Admin, id: string) => {
  const { chance, order } = admin
  const before = order(id)
  const move = moveOf(chance, before)
  const querydata = { id, ...wordsFor[move], ...(chance.happens(0.3) && { version: before.revision }) }
  for (let tries = 0; tries < 3; tries += 1) if (await isHeard(admin, move, querydata)) return
}

// Mostly a step forward; now and then a cancellation, or what cannot be.
const moveOf = (chance: Chance, order: Order) => {
  const forward = movesOf(order).filter((move) => move !== 'Canceled')
  if (forward.length > 0 && chance.happens(0.8)) return chance.pick(forward)
  return chance.happens(0.5) ? 'Canceled' : chance.pick(anyMove)
}

const isHeard = async ({ browser, memory }: Admin, move: OrderMove, querydata: { id: string }) => {
  const answer = await browser.ask(`moves ${querydata.id.slice(0, 6)} to ${move}`, (shop, coming) =>
    shop['POST order/update']({ ...coming, querydata }),
  )
  if (answer === silence) return false
  if (isRefusal(answer)) memory.refused()
  else for (const told of answer.result) memory.order(told)
  return true
}

export const wordsFor = {
  Processing: { orderStatus: 'Processing' },
  Shipped: { orderStatus: 'Shipped' },
  inTransit: { shippingStatus: 'inTransit' },
  delayed: { shippingStatus: 'delayed' },
  Delivered: { orderStatus: 'Delivered', signedBy: 'Amina Daniels' },
  Canceled: { orderStatus: 'Canceled', reason: 'the courier lost the parcel' },
} as const satisfies Record<OrderMove, object>

const anyMove = Object.keys(wordsFor).filter((move): move is OrderMove => move in wordsFor)
