import { expect } from 'storybook/test'
import {
  ManyLinesAndLongText as LongInvoice,
  TaxInvoice as PaidInvoice,
  ProForma as ProFormaInvoice,
} from '#stories/screens/order/InvoiceScreen.stories.tsx'
import preview from '#storybook/preview.tsx'
import { AsPrinted } from './AsPrinted.tsx'
import { WholePage } from './WholePage.tsx'

const meta = preview.meta({
  title: 'Pages/Printed',
  component: WholePage,
  args: { paths: ['/account/orders/:id/invoice'], visitor: 'customer' as const, children: <PaidInvoice.Component /> },
  decorators: [
    (Story) => (
      <AsPrinted>
        <Story />
      </AsPrinted>
    ),
  ],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false } } },
  globals: { viewport: { value: 'paper' } },
})

export const TaxInvoice = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: /Tax invoice/ })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Ekhaya, home' })).toBeNull()
    await expect(canvas.queryByRole('link', { name: 'About Us' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Print or save as PDF' })).toBeNull()
  },
})
export const ProForma = meta.story({ args: { children: <ProFormaInvoice.Component /> } })
export const ManyLines = meta.story({ args: { children: <LongInvoice.Component /> } })
