import { customerIdOf } from '#api/account/accountCreation.ts'
import { aminasEmail } from '#studio/lives/bookingLife.ts'
import type { LivedShop } from '#studio/lives/livedShop.ts'
import { orderIdIn } from '#studio/lives/orderActions.ts'
import { aminasFan, aminasFive, aminasFridge, aminasKettles, type OrderLife } from '#studio/lives/orderLives.ts'
import { thandi } from '#studio/lives/staff.ts'
import type { Constant, Module } from '#studio/lives/writeModule.ts'
import { customerOrderRow, customerRow } from '#web/customers/customerProps.ts'
import { orderRow } from '#web/order/admin/orderRow.ts'
import { orderCardProps } from '#web/order/orderProps.ts'

const own = { name: 'OwnOrder', from: 'ui-kit/shop/order/OrderCard.tsx' }

/** The lists of orders: Amina's own ones, and those that admins see. */
export const ordersModules = async (shop: LivedShop): Promise<Module[]> => {
  const amina = await shop.person(aminasEmail)
  const admin = await shop.person(thandi.email)
  const params = { customerId: customerIdOf(aminasEmail) }
  const aminas = (await amina('GET customer/orders/:customerId', { params })).body.orders
  const { orders, meta } = (await admin('GET order/all', { query: { limit: '20' } })).body
  const { customers } = (await admin('GET customers/all', { query: { limit: '100' } })).body
  const row = customers.find(({ customerId }) => customerId === params.customerId)
  if (!row) throw new Error('Amina is no customer')

  const ownOrder = (name: string, doc: string, life: OrderLife): Constant => {
    const order = aminas.find(({ id }) => id === orderIdIn(life))
    if (!order) throw new Error(`Amina has not ordered: ${life.key}`)
    return { ...{ name, doc, type: own }, value: orderCardProps(order) }
  }
  return [
    {
      file: 'stories/lives/ownOrders.ts',
      constants: [
        ownOrder('pendingOrder', 'Amina’s order of this morning.', aminasKettles),
        ownOrder('delayedOrder', 'Her fridge, which is late.', aminasFridge),
        ownOrder('deliveredOrder', 'Five goods in October.', aminasFive),
        ownOrder('canceledOrder', 'A desk fan that she did not want after all.', aminasFan),
        {
          name: 'aminasAccount',
          type: { name: 'CustomerRow', from: 'ui-kit/shop/customers/customerRow.ts' },
          doc: 'Amina in the list of customers, masked.',
          value: customerRow(row),
        },
        {
          name: 'allOfAminasOrders',
          type: { name: 'CustomerOrder[]', from: 'ui-kit/shop/customers/CustomerOrders.tsx' },
          doc: 'All orders of Amina, newest first, as admins see them.',
          value: aminas.map(customerOrderRow),
        },
      ],
    },
    {
      file: 'stories/lives/orderRows.ts',
      constants: [
        {
          name: 'newestOrders',
          type: { name: 'OrderRow[]', from: 'ui-kit/shop/order/admin/OrderRowCard.tsx' },
          doc: 'The newest twenty orders of the shop.',
          value: orders.map(orderRow),
        },
        {
          name: 'orderCount',
          type: { name: 'number' },
          doc: 'How many orders the shop has.',
          value: meta.totalCount,
        },
      ],
    },
  ]
}
