/** Percent, included in every price the shop shows (Value-Added Tax Act 89 of 1991). */
export const vatPercent = 15

/** The value-added tax in an amount that includes it, in cents; half a cent is rounded up. */
export const vatIncluded = (total: number) => Math.floor((2 * vatPercent * total + base) / (2 * base))

const base = 100 + vatPercent

/** The kind of document for an order: a tax invoice only after the payment is collected. */
export type InvoiceKind = 'taxInvoice' | 'proForma' | 'canceled'

export const invoiceKind = ({ isCanceled, collected }: { isCanceled: boolean; collected: number }): InvoiceKind => {
  if (isCanceled) return 'canceled'
  return collected > 0 ? 'taxInvoice' : 'proForma'
}
