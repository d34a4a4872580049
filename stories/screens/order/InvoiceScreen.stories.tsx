import { expect, fn } from 'storybook/test'
import { longestAddress } from '#stories/shop/address/aminasAddresses.ts'
import { rand } from '#stories/shop/catalogue/rand.ts'
import preview from '#storybook/preview.tsx'
import { InvoiceScreen } from '#ui-kit/screens/order/InvoiceScreen.tsx'
import { proForma, taxInvoice } from './invoiceFixtures.ts'

const meta = preview.meta({
  title: 'Screens/InvoiceScreen',
  component: InvoiceScreen,
  args: {
    invoice: taxInvoice,
    orderNumber: 'EK-7F3K-92QD',
    orderHref: '/account/orders/order7',
    onPrint: fn(),
  },
  parameters: { layout: 'fullscreen' },
})

export const TaxInvoice = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Tax invoice')
    await expect(canvas.getByRole('row', { name: /VAT included/ })).toHaveTextContent('R 406.94')
    await userEvent.click(canvas.getByRole('button', { name: 'Print or save as PDF' }))
    await expect(args.onPrint).toHaveBeenCalledOnce()
  },
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
  args: {
    invoice: {
      ...proForma,
      remark: 'This order was cancelled. There is nothing to pay.',
      payment: { method: 'Cash on Delivery' },
    },
  },
})

export const WithDeliveryFee = meta.story({
  args: {
    invoice: {
      ...proForma,
      lines: proForma.lines.slice(2).map((line) => ({ ...line, count: 1, discount: undefined, amount: line.price })),
      sums: {
        ...proForma.sums,
        subtotal: rand('299.00'),
        saving: undefined,
        delivery: rand('60.00'),
        total: rand('359.00'),
        vat: rand('46.83'),
      },
    },
  },
})

export const Loading = meta.story({ args: { invoice: undefined } })

export const Failed = meta.story({ args: { invoice: undefined, failure: { onRetry: fn() } } })

export const NotFound = meta.story({ args: { invoice: undefined, failure: { message: 'No order found' } } })

const longLine = {
  name: 'Vuthela Rondavel cordless gooseneck kettle with temperature memory, keep-warm plate and limescale filter',
  count: 999,
  price: rand('15 599.00'),
  discount: '20%',
  amount: rand('12 466 720.80'),
}

export const ManyLinesAndLongText = meta.story({
  args: {
    invoice: {
      ...taxInvoice,
      customer: 'Nomathamsanqa Mbalenhle Khumalo-Van der Westhuizen',
      address: longestAddress,
      lines: Array.from({ length: 40 }, (_, place) => ({ ...longLine, id: `line${place}` })),
      sums: { ...taxInvoice.sums, subtotal: rand('623 336 040.00'), total: rand('498 668 832.00') },
    },
  },
})

export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })

export const Keyboard = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('link', { name: 'Order EK-7F3K-92QD' }).focus()
    await userEvent.keyboard('{Tab}{Enter}')
    await expect(args.onPrint).toHaveBeenCalledOnce()
  },
})
