import { bookingActions } from './bookingLife.ts'
import { openLivedShop } from './livedShop.ts'
import { aminasOrderModules } from './modules/aminasOrder.ts'
import { bookingModules } from './modules/booking.ts'
import { cartModules } from './modules/carts.ts'
import { goodsModules } from './modules/goods.ts'
import { invoiceModules } from './modules/invoices.ts'
import { kettlePageModules } from './modules/kettlePage.ts'
import { ordersModules } from './modules/orders.ts'
import { peopleModules } from './modules/people.ts'
import { orderActions } from './orderActions.ts'
import { orderLives } from './orderLives.ts'
import { thandiJoined } from './staff.ts'
import { withStoryNames } from './storyNames.ts'
import type { Module } from './writeModule.ts'

/** Saturday, half past eight: Amina has just ordered. */
const saturday = '2026-11-21T06:30:00.000Z'

/** Tuesday, eleven o'clock: her parcel has come, and so has Sipho. */
const tuesday = '2026-11-24T09:00:00.000Z'

/** All fixtures that the lives give to the stories, from the shop in which they have happened. */
export const livesModules = async (): Promise<Module[]> => {
  const lives = [thandiJoined, ...orderLives.flatMap(orderActions), ...bookingActions]
  await using before = await openLivedShop(lives, saturday)
  await using after = await openLivedShop(lives, tuesday)
  return withStoryNames([
    ...(await peopleModules(before)),
    ...(await goodsModules(before)),
    ...(await kettlePageModules(before)),
    ...(await cartModules(before)),
    ...(await aminasOrderModules(after)),
    ...(await ordersModules(before)),
    ...(await bookingModules(after)),
    ...(await invoiceModules(before, after)),
  ])
}
