import { formatRand, toCents } from '#domain/kernel/money.ts'
import { type InvoiceKind, invoiceKind, vatIncluded, vatPercent } from '#domain/order/invoice.ts'
import { paymentPhrases } from '#domain/order/paymentPhrases.ts'
import { shopContact } from '#domain/shopContact.ts'
import { shopIdentity } from '#domain/shopIdentity.ts'
import type { Invoice } from '#ui-kit/screens/order/InvoicePaper.tsx'
import { formatAmount } from '#web/state/formatAmount.ts'
import type { Order } from './orderProps.ts'

/** Props of the invoice of an order. `customer`: the customer's name. */
export const invoiceProps = (order: Order, customer: string): Invoice => {
  const { orderStatus, paymentCollected, reached } = order
  const kind = invoiceKind({ isCanceled: orderStatus === 'Canceled', collected: toCents(paymentCollected) })
  return {
    ...titles[kind],
    number: order.orderNumber,
    orderedAt: order.orderDate,
    seller,
    customer,
    address: order.shippingAddress,
    lines: order.products.map(line),
    sums: sums(order),
    payment: {
      method: order.paymentMethod,
      collected: paymentCollected > 0 ? formatAmount(paymentCollected) : undefined,
      at: paymentCollected > 0 ? reached.delivered : undefined,
      open: kind === 'proForma' ? `To be paid ${paymentPhrases[order.paymentMethod]}.` : undefined,
    },
  }
}

const titles: Record<InvoiceKind, Pick<Invoice, 'title' | 'remark'>> = {
  taxInvoice: { title: 'Tax invoice' },
  proForma: {
    title: 'Pro forma invoice',
    remark: 'This is not a tax invoice yet: it becomes one once the order is delivered and paid.',
  },
  canceled: { title: 'Pro forma invoice', remark: 'This order was cancelled. There is nothing to pay.' },
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
  price: formatAmount(price),
  discount: discount === 0 ? undefined : `${discount}%`,
  amount: formatAmount(total),
})

const sums = ({ subtotal, saving, deliveryFee, totalAmount }: Order): Invoice['sums'] => ({
  subtotal: formatAmount(subtotal),
  saving: saving > 0 ? formatAmount(saving) : undefined,
  delivery: deliveryFee > 0 ? formatAmount(deliveryFee) : 'Free',
  total: formatAmount(totalAmount),
  vat: formatRand(vatIncluded(toCents(totalAmount))),
  vatPercent,
})
