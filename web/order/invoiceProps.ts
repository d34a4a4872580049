import { cents, rand } from '#domain/kernel/money.ts'
import { type InvoiceKind, invoiceKind, vatIncluded, vatPercent } from '#domain/order/invoice.ts'
import { shopContact } from '#domain/shopContact.ts'
import { shopIdentity } from '#domain/shopIdentity.ts'
import type { Invoice } from '#ui-kit/screens/account/InvoicePaper.tsx'
import { type Order, written } from './orderProps.ts'

/** An order as its paper shows it. `customer`: whose order it is, by name. */
export const invoiceProps = (order: Order, customer: string): Invoice => {
  const { orderStatus, paymentCollected, reached } = order
  const kind = invoiceKind({ isCanceled: orderStatus === 'Canceled', collected: cents(paymentCollected) })
  return {
    ...words[kind],
    number: order.orderNumber,
    orderedAt: order.orderDate,
    seller,
    customer,
    address: order.shippingAddress,
    lines: order.products.map(line),
    sums: sums(order),
    payment: {
      method: order.paymentMethod,
      collected: paymentCollected > 0 ? written(paymentCollected) : undefined,
      at: paymentCollected > 0 ? reached.delivered : undefined,
      open: kind === 'proForma' ? 'To be paid when it is delivered.' : undefined,
    },
  }
}

const words: Record<InvoiceKind, Pick<Invoice, 'title' | 'remark'>> = {
  taxInvoice: { title: 'Tax invoice' },
  proForma: {
    title: 'Pro forma invoice',
    remark: 'This is not a tax invoice yet: it becomes one once the order is delivered and paid.',
  },
  canceled: { title: 'Pro forma invoice', remark: 'This order was canceled. There is nothing to pay.' },
}

const seller: Invoice['seller'] = {
  name: shopIdentity.name,
  address: shopContact.address,
  vatNumber: shopContact.vatNumber,
  email: shopContact.email,
  telephone: shopContact.telephone.shown,
}

const line = ({ productId, name, count, price, discount, total }: Order['products'][number]) => ({
  id: productId,
  name,
  count,
  price: written(price),
  discount: discount === 0 ? undefined : `${discount}\u00a0%`,
  amount: written(total),
})

const sums = ({ subtotal, saving, deliveryFee, totalAmount }: Order): Invoice['sums'] => ({
  subtotal: written(subtotal),
  saving: saving > 0 ? written(saving) : undefined,
  delivery: deliveryFee > 0 ? written(deliveryFee) : 'Free',
  total: written(totalAmount),
  vat: rand(vatIncluded(cents(totalAmount))),
  vatPercent,
})
