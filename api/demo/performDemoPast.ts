import type { Progress } from '#api/startSteps.ts'
import { accountsOpened } from './accountsOpened.ts'
import { bookingFollowed } from './bookingsFollowed.ts'
import { type DemoStores, day, hour, performInOrder } from './demoActions.ts'
import { demoBookings } from './demoBookings.ts'
import { demoOrders } from './demoOrders.ts'
import { orderFollowed } from './ordersFollowed.ts'
import { productsAdded } from './productsAdded.ts'
import { providersAdded } from './providersAdded.ts'
import { slidesAdded } from './slidesAdded.ts'

/** Performs all demo actions before `now` (milliseconds since the epoch) in chronological order, also those that an interrupted run left out. */
export const performDemoPast = async (stores: DemoStores, now: number, progress: Progress) => {
  const orders = demoOrders(now)
  const bookings = demoBookings(now)
  const products = productsAdded(orders)
  const firstBooking = Math.min(...bookings.map(({ requestedAt }) => requestedAt))
  const firstDay = Math.min(firstBooking - day, ...products.map(({ at }) => at)) - hour
  const acts = [
    ...orders.map(({ buyer: customer, placedAt: at }) => ({ customer, at })),
    ...bookings.map(({ customer, requestedAt: at }) => ({ customer, at })),
  ]
  const actions = [
    ...accountsOpened(acts, firstDay),
    ...products,
    ...providersAdded(firstDay + hour),
    ...slidesAdded(firstDay + hour, now),
    ...orders.flatMap(orderFollowed),
    ...bookings.flatMap(bookingFollowed),
  ]
  await performInOrder(stores, actions, progress)
}
