export { canceledInvoice, proForma, smallInvoice, taxInvoice } from '#stories/lives/invoices.ts'
export { fortyLines } from '#stories/lives/unusualOrders.ts'
