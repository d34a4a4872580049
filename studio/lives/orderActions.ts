import { customerIdOf } from '#api/account/accountCreation.ts'
import { productIdOf } from '#api/catalogue/productCreation.ts'
import { type DemoAction, expectAccepted } from '#api/demo/demoActions.ts'
import { openOrderFulfilment } from '#api/order/orderFulfilment.ts'
import { orderIdOf } from '#api/order/orderIds.ts'
import { openOrderPlacement } from '#api/order/orderPlacement.ts'
import { updateOrder } from '#domain/order/orderCommands.ts'
import { orderMachine, orderStream } from '#domain/order/orderMachine.ts'
import { defaultDeliveryTerms } from '#domain/shopIdentity.ts'
import type { OrderEdit, OrderLife } from './orderLives.ts'
import { commandBy, thandi } from './staff.ts'

/** The id of the order in the shop. */
export const orderIdIn = ({ key, buyer: { email } }: OrderLife) => orderIdOf(customerIdOf(email), key)

/** What the shop does in the life of an order, by the commands that customers and admins use. */
export const orderActions = (life: OrderLife): DemoAction[] => [
  placed(life),
  ...life.edits.map(([at, edit]) => edited(life, at, edit)),
]

const placed = (life: OrderLife): DemoAction => ({
  at: Date.parse(life.placedAt),
  writesTo: ['lives'],
  perform: async ({ store, ledger }) => {
    const { email, address: shippingAddress } = life.buyer
    const customer = { customerId: customerIdOf(email), role: 'Customer', sessionId: '', emailVerified: true } as const
    const products = Object.entries(life.lines).map(([slug, count]) => ({ productId: productIdOf(slug), count }))
    const place = openOrderPlacement(store, ledger, openOrderFulfilment(ledger), defaultDeliveryTerms)
    const context = commandBy(email, life.placedAt)
    expectAccepted(await place({ products, shippingAddress }, customer, life.key, context))
  },
})

const edited = (life: OrderLife, at: string, edit: OrderEdit): DemoAction => ({
  at: Date.parse(at),
  writesTo: ['lives'],
  perform: async ({ ledger }) => {
    const id = orderIdIn(life)
    const context = commandBy(edit.as === 'Admin' ? thandi.email : life.buyer.email, at)
    expectAccepted(await ledger.handle(orderMachine, orderStream(id), context, (order) => updateOrder(order, edit)))
    const { ship, releaseReservation } = openOrderFulfilment(ledger)
    if (edit.orderStatus === 'Shipped') await ship(id, context)
    if (edit.orderStatus === 'Canceled') await releaseReservation(id, context)
  },
})
