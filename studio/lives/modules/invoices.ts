import { isRefusal } from '#domain/kernel/decision.ts'
import { toCents } from '#domain/kernel/money.ts'
import type { LivedShop } from '#studio/lives/livedShop.ts'
import { orderIdIn } from '#studio/lives/orderActions.ts'
import { aminasFan, aminasKettles, aminasSmallKettle, type OrderLife } from '#studio/lives/orderLives.ts'
import { thandi } from '#studio/lives/staff.ts'
import { supposedOrder, supposeOrder } from '#studio/lives/supposedOrder.ts'
import type { Constant, Module } from '#studio/lives/writeModule.ts'
import { refusalProps } from '#web/order/checkout/checkoutProps.ts'
import { invoiceProps } from '#web/order/invoiceProps.ts'
import { orderLine, orderTotals } from '#web/order/orderProps.ts'
import type { CartLine, CartProduct } from '#web/state/cart/cartLines.ts'
import { manyKettles, productsInCarts } from './carts.ts'

const invoice = { name: 'Invoice', from: 'ui-kit/screens/order/InvoicePaper.tsx' }

/** Invoices, and what becomes of carts that are unusual. `evening`: the shop after all lives. */
export const invoiceModules = async (morning: LivedShop, evening: LivedShop): Promise<Module[]> => {
  const { kettle, drill, pot } = await productsInCarts(morning)
  const orderIn = async (shop: LivedShop, life: OrderLife) => {
    const admin = await shop.person(thandi.email)
    return (await admin('GET order/find/:id', { params: { id: orderIdIn(life) } })).body.result
  }
  const invoiceOf = (name: string, doc: string, order: Parameters<typeof invoiceProps>[0]): Constant => ({
    ...{ name, doc, type: invoice },
    value: invoiceProps(order, nameOf(aminasKettles)),
  })
  const { address } = aminasKettles.buyer
  const wanted = [
    { product: kettle, count: 2 },
    { product: drill, count: 1 },
    { product: pot, count: 3 },
  ]
  const many = manyKettles(kettle)
  const huge = supposedOrder([many, { product: pot, count: 3 }], address)
  const kettlesOnly = supposedOrder([many], address)
  const fortyLines = supposedOrder(
    Array.from({ length: 40 }, (_, place) => ({ ...many, product: { ...many.product, id: `kettle${place + 1}` } })),
    address,
  )
  const paid = { ...fortyLines, orderStatus: 'Delivered' as const, paymentCollected: fortyLines.totalAmount }

  return [
    {
      file: 'stories/lives/invoices.ts',
      constants: [
        invoiceOf('proForma', 'Of Amina’s order, before she has paid.', await orderIn(morning, aminasKettles)),
        invoiceOf('taxInvoice', 'The same once it is delivered and paid.', await orderIn(evening, aminasKettles)),
        invoiceOf('canceledInvoice', 'Of the fan that she did not want.', await orderIn(evening, aminasFan)),
        invoiceOf('smallInvoice', 'Of an order with a delivery fee.', await orderIn(evening, aminasSmallKettle)),
      ],
    },
    {
      file: 'stories/lives/unusualOrders.ts',
      constants: [
        sumsOf('hugeOrder', 'Long words and large amounts.', huge),
        sumsOf('kettlesOnly', 'The same without the pots.', kettlesOnly),
        {
          ...invoiceOf('fortyLines', 'Forty of such lines, paid.', {
            ...paid,
            reached: { ...paid.reached, delivered: '2026-11-23T07:20:09.702Z' },
          }),
        },
        {
          name: 'dearer',
          type: { name: 'OrderRefusal', from: 'ui-kit/shop/order/PlaceOrderRefusal.tsx' },
          doc: 'The kettles became dearer while Amina looked at her order.',
          value: dearer(wanted, kettle, address),
        },
      ],
    },
  ]
}

const nameOf = ({ buyer: { firstname, lastname } }: OrderLife) => `${firstname} ${lastname}`

const sumsOf = (name: string, doc: string, order: ReturnType<typeof supposedOrder>): Constant => ({
  ...{ name, doc, type: { name: 'OrderedGoods', from: 'stories/lives/orderMoment.ts' } },
  value: { lines: order.products.map(orderLine), totals: orderTotals(order) },
})

const dearer = (seen: readonly CartLine[], kettle: CartProduct, address: Parameters<typeof supposeOrder>[1]) => {
  const { totalAmount } = supposedOrder(seen, address)
  const now = seen.map((line) => (line.product === kettle ? { ...line, product: { ...kettle, discount: 10 } } : line))
  const decided = supposeOrder(now, address, toCents(totalAmount))
  if (!isRefusal(decided)) throw new Error('The shop takes an order at another price')
  const { refusal, details = {} } = decided
  return refusalProps({ refusal, message: '', details }, now)
}
