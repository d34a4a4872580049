import { accountsOpened } from './accountsOpened.ts'
import { type DemoStores, hour, performInOrder } from './demoActions.ts'
import { demoOrders } from './demoOrders.ts'
import { orderFollowed } from './ordersFollowed.ts'
import { productsAdded } from './productsAdded.ts'
import { providersAdded } from './providersAdded.ts'

/** Performs all demo actions before `now` (milliseconds since the epoch) in chronological order, also those that an interrupted run left out. */
export const performDemoPast = async (stores: DemoStores, now: number) => {
  const orders = demoOrders(now)
  const products = productsAdded(orders)
  const firstDay = Math.min(...products.map(({ at }) => at)) - hour
  await performInOrder(stores, [
    ...accountsOpened(orders, firstDay),
    ...products,
    ...providersAdded(firstDay + hour),
    ...orders.flatMap(orderFollowed),
  ])
}
