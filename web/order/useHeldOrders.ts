import { useState } from 'react'
import type { AnswerOf } from '#web/client/calls.ts'
import { heldOrders } from './heldOrders.ts'
import type { DeskOrder } from './orderRow.ts'

type Page = AnswerOf<'GET order/all'>

interface Drawn {
  /** The name of the request. */
  asked: string
  orders: readonly DeskOrder[]
}

/** The orders of a page as they were drawn first, kept in place while news comes in; `show` draws what there is now. */
export const useHeldOrders = (asked: string, page: Page | undefined, fresh: boolean) => {
  const [drawn, draw] = useState<Drawn>()
  const isNew = fresh && page !== undefined && drawn?.asked !== asked
  if (isNew) draw({ asked, orders: page.orders })
  const orders = (isNew ? page.orders : drawn?.orders) ?? []
  const held = page && fresh ? heldOrders(orders, page.orders) : { orders, gone: [], arrived: 0 }

  return { ...held, show: () => draw(undefined) }
}
