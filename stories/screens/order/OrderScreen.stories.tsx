import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { longestAddress } from '#stories/shop/address/aminasAddresses.ts'
import { rand } from '#stories/shop/catalogue/rand.ts'
import { longLine } from '#stories/shop/order/aminasOrder.ts'
import { canceled, delayed, deliveredStep, processing } from '#stories/shop/order/reachedSteps.ts'
import { offeredRisuna, offeredThemba, plumbers } from '#stories/shop/provider/offeredProviders.ts'
import { now } from '#stories/shop/provider/providers.ts'
import preview from '#storybook/preview.tsx'
import { OrderScreen } from '#ui-kit/screens/order/OrderScreen.tsx'
import { CancelOrderDialog } from '#ui-kit/shop/order/CancelOrderDialog.tsx'
import { PaymentMethodDialog } from '#ui-kit/shop/order/PaymentMethodDialog.tsx'
import { SoonestFree } from '#ui-kit/shop/provider/SoonestFree.tsx'
import { TradeOffer } from '#ui-kit/shop/provider/TradeOffer.tsx'
import { trackedOrder } from './trackedOrder.ts'

const electricians = { label: 'All electricians', href: '/serviceProviderCategories/home-services/electrical' }

const delivered = { ...trackedOrder, status: 'Delivered' as const, reached: deliveredStep, signedBy: 'Sipho Dlamini' }

const help = {
  orderNumber: 'EK-7F3K-92QD',
  helpHref: 'https://wa.me/27115550142?text=Please%20help%20with%20order%20EK-7F3K-92QD',
  invoiceHref: '/account/orders/order7/invoice',
  onReorder: fn(),
}

const meta = preview.meta({
  title: 'Screens/OrderScreen',
  component: OrderScreen,
  args: { ...help, order: trackedOrder, onCancel: fn(), onChangePayment: fn() },
  parameters: { layout: 'fullscreen' },
})

export const Pending = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel order' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Change payment method' }))
    await expect(args.onChangePayment).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('link', { name: 'Help on WhatsApp' })).toHaveAttribute('href', args.helpHref)
    await expect(canvas.getByRole('link', { name: 'Invoice' })).toHaveAttribute('href', args.invoiceHref)
  },
})

export const OrderingAgain = meta.story({
  args: { reordering: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Order again' }))
    await expect(args.onReorder).not.toHaveBeenCalled()
  },
})

export const Processing = meta.story({
  render: () => (
    <OrderScreen
      {...help}
      order={{
        ...trackedOrder,
        status: 'Processing',
        reached: processing,
        promise: 'We are packing it. Next it goes to the courier.',
        lockedReason: 'We are already packing it: ask us to stop it.',
      }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/ask us to stop it/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Change payment method' })).toBeNull()
  },
})

export const Delayed = meta.story({
  render: () => (
    <OrderScreen
      {...help}
      order={{ ...trackedOrder, status: 'Shipped', reached: delayed, promise: 'It comes today, after 18:00.' }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Cancel order' })).toBeNull()
  },
})

export const Delivered = meta.story({
  render: () => <OrderScreen {...help} order={delivered} />,
})

export const DeliveredAndWantsFitting = meta.story({
  render: () => (
    <OrderScreen
      {...help}
      order={delivered}
      fitting={
        <>
          <TradeOffer {...plumbers} question="Need a plumber to fit them?" goods={['Basin mixer', 'Washing machine']}>
            <SoonestFree provider={offeredThemba} now={now} />
          </TradeOffer>
          <TradeOffer question="Need an electrician to connect it?" goods={['Four-plate stove']} all={electricians}>
            <SoonestFree provider={offeredRisuna} now={now} />
          </TradeOffer>
        </>
      }
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: /^Free / })).toHaveLength(2)
  },
})

export const Canceled = meta.story({
  render: () => (
    <OrderScreen
      {...help}
      order={{ ...trackedOrder, status: 'Canceled', reached: canceled, reason: 'Ordered twice by mistake' }}
    />
  ),
})

export const Canceling = meta.story({
  args: { dialog: <CancelOrderDialog orderNumber="EK-7F3K-92QD" onCancelOrder={fn()} onClose={fn()} /> },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Cancel order EK-7F3K-92QD?' })).toBeInTheDocument()
  },
})

const number = 'EK-7F3K-92QD'

export const CanceledByKeyboard = meta.story({
  render: (args) => {
    const [isDialogOpen, setDialogOpen] = useState(false)
    const [isCanceled, setCanceled] = useState(false)
    // The dialog closes first; the canceled order arrives a moment later.
    const cancel = () => {
      setDialogOpen(false)
      setTimeout(() => setCanceled(true), 50)
    }
    const order = { ...trackedOrder, ...(isCanceled && { status: 'Canceled' as const, reached: canceled }) }
    return (
      <OrderScreen
        {...args}
        order={order}
        onCancel={isCanceled ? undefined : () => setDialogOpen(true)}
        dialog={
          isDialogOpen && (
            <CancelOrderDialog orderNumber={number} onCancelOrder={cancel} onClose={() => setDialogOpen(false)} />
          )
        }
      />
    )
  },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Cancel order' }).focus()
    await userEvent.keyboard('{Enter}')
    const dialog = within(await screen.findByRole('dialog'))
    dialog.getByRole('button', { name: 'Cancel order' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Cancel order' })).toBeNull())
    await waitFor(() => expect(canvas.getByRole('region', { name: 'What you can do' })).toHaveFocus())
  },
})

export const ChangingPayment = meta.story({
  args: { dialog: <PaymentMethodDialog method="Cash on Delivery" onChoose={fn()} onClose={fn()} /> },
})

export const Loading = meta.story({ render: () => <OrderScreen {...help} order={undefined} /> })

export const Failed = meta.story({
  render: () => <OrderScreen {...help} order={undefined} failure={{ onRetry: fn() }} />,
})

export const LongText = meta.story({
  args: {
    order: {
      ...trackedOrder,
      lines: [longLine],
      totals: { ...trackedOrder.totals, count: 999, total: rand('12 466 720.80') },
      address: longestAddress,
    },
  },
})

export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })

export const Keyboard = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('button', { name: 'Change payment method' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChangePayment).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Tab}{Enter}')
    await expect(args.onReorder).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Tab}{Tab}{Tab}{Enter}')
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
})
