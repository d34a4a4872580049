import { expect, fn } from 'storybook/test'
import { offlineFailure } from '#stories/screens/offlineFailure.ts'
import { longestAddress } from '#stories/shop/address/aminasAddresses.ts'
import { tabTo } from '#stories/tabTo.ts'
import preview from '#storybook/preview.tsx'
import { InvoiceScreen } from '#ui-kit/screens/order/InvoiceScreen.tsx'
import { canceledInvoice, fortyLines, proForma, smallInvoice, taxInvoice } from './invoiceFixtures.ts'

const meta = preview.meta({
  title: 'Screens/Account/InvoiceScreen',
  component: InvoiceScreen,
  args: {
    invoice: taxInvoice,
    orderNumber: taxInvoice.number,
    orderHref: '/account/orders/order7',
    onPrint: fn(),
  },
  parameters: { layout: 'fullscreen' },
})

export const TaxInvoice = meta.story({})

TaxInvoice.test('calls onPrint', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Tax invoice')
  await expect(canvas.getByRole('row', { name: /VAT included/ })).toHaveTextContent('R 406.94')
  await userEvent.click(canvas.getByRole('button', { name: 'Print or save as PDF' }))
  await expect(args.onPrint).toHaveBeenCalledOnce()
})

export const ProForma = meta.story({
  args: { invoice: proForma },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/This is not a tax invoice yet/)).toBeVisible()
  },
})

export const SeenByAnAdmin = meta.story({
  args: { orderHref: '/Orders_Management/order7', asAdmin: true },
  play: async ({ canvas }) => {
    const ways = canvas.getAllByRole('link').map((link) => link.textContent)
    await expect(ways).toEqual(['Home', 'Orders management', 'Order EK-7F3K-92QD'])
  },
})

export const Canceled = meta.story({
  args: { invoice: canceledInvoice, orderNumber: canceledInvoice.number },
})

export const WithDeliveryFee = meta.story({
  args: { invoice: smallInvoice, orderNumber: smallInvoice.number },
})

export const Loading = meta.story({ args: { invoice: undefined } })

export const Failed = meta.story({ args: { invoice: undefined, failure: { onRetry: fn() } } })

export const Offline = Failed.extend({
  args: { failure: offlineFailure() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to fetch data: you are offline')
  },
})

export const NotFound = meta.story({ args: { invoice: undefined, failure: { message: 'No order found' } } })

export const ManyLinesAndLongText = meta.story({
  args: {
    invoice: {
      ...fortyLines,
      customer: longestAddress.recipientName,
      address: longestAddress,
    },
  },
})

export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    await tabTo(canvas.getByRole('link', { name: 'Order EK-7F3K-92QD' }))
    await userEvent.keyboard('{Tab}{Enter}')
    await expect(args.onPrint).toHaveBeenCalledOnce()
  },
})
