import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { canceledMoment } from '#stories/lives/aminasMoments.ts'
import { kettlesOnly } from '#stories/lives/unusualOrders.ts'
import { offlineFailure } from '#stories/screens/offlineFailure.ts'
import { longestAddress } from '#stories/shop/address/aminasAddresses.ts'
import { customersOrderAfter } from '#stories/shop/order/momentsOfOrder.ts'
import { offeredRisuna, offeredThemba, plumbers } from '#stories/shop/provider/offeredProviders.ts'
import { now } from '#stories/shop/provider/providers.ts'
import { tabTo } from '#stories/tabTo.ts'
import preview from '#storybook/preview.tsx'
import { OrderScreen } from '#ui-kit/screens/order/OrderScreen.tsx'
import { CancelOrderDialog } from '#ui-kit/shop/order/CancelOrderDialog.tsx'
import { PaymentMethodDialog } from '#ui-kit/shop/order/PaymentMethodDialog.tsx'
import { SoonestFree } from '#ui-kit/shop/provider/SoonestFree.tsx'
import { TradeOffer } from '#ui-kit/shop/provider/TradeOffer.tsx'
import { trackedOrder } from './trackedOrder.ts'

const electricians = { label: 'All electricians', href: '/serviceProviderCategories/home-services/electrical' }

const delivered = customersOrderAfter('OrderDelivered')

const help = {
  orderNumber: 'EK-7F3K-92QD',
  helpHref: 'https://wa.me/27115550142?text=Please%20help%20with%20order%20EK-7F3K-92QD',
  invoiceHref: '/account/orders/order7/invoice',
  onReorder: fn(),
}

const meta = preview.meta({
  title: 'Screens/Account/OrderScreen',
  component: OrderScreen,
  args: { ...help, order: trackedOrder, onCancel: fn(), onChangePayment: fn() },
  parameters: { layout: 'fullscreen' },
})

export const Pending = meta.story({})

Pending.test('calls onCancel and onChangePayment', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Cancel order' }))
  await expect(args.onCancel).toHaveBeenCalledOnce()
  await userEvent.click(canvas.getByRole('button', { name: 'Change payment method' }))
  await expect(args.onChangePayment).toHaveBeenCalledOnce()
  await expect(canvas.getByRole('link', { name: 'Help on WhatsApp' })).toHaveAttribute('href', args.helpHref)
  await expect(canvas.getByRole('link', { name: 'Invoice' })).toHaveAttribute('href', args.invoiceHref)
})

export const OrderingAgain = meta.story({
  args: { reordering: true },
})

OrderingAgain.test('cannot be ordered again meanwhile', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Order again' }))
  await expect(args.onReorder).not.toHaveBeenCalled()
})

export const Processing = meta.story({
  render: () => <OrderScreen {...help} order={customersOrderAfter('ProcessingStarted')} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('We are packing it. Next it goes to the courier.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Change payment method' })).toBeNull()
  },
})

export const Dispatched = meta.story({
  render: () => <OrderScreen {...help} order={customersOrderAfter('OrderDispatched')} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Shipped')[0]).toBeVisible()
    await expect(canvas.getByText(/^The courier has it/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Cancel order' })).toBeNull()
  },
})

export const InTransit = meta.story({
  render: () => <OrderScreen {...help} order={customersOrderAfter('TransitStarted')} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('It is on its way to your door.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Change payment method' })).toBeNull()
  },
})

export const Delayed = meta.story({
  render: () => <OrderScreen {...help} order={customersOrderAfter('DeliveryDelayed')} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Cancel order' })).toBeNull()
  },
})

export const Delivered = meta.story({
  render: () => <OrderScreen {...help} order={delivered} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Sipho Daniels/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Order again' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Cancel order' })).toBeNull()
  },
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
  render: () => <OrderScreen {...help} order={canceledMoment.customer} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Ordered twice by mistake/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Cancel order' })).toBeNull()
  },
})

export const Canceling = meta.story({
  args: { dialog: <CancelOrderDialog orderNumber="EK-7F3K-92QD" onCancelOrder={fn()} onClose={fn()} /> },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Cancel order EK-7F3K-92QD?' })).toBeInTheDocument()
  },
})

const number = 'EK-7F3K-92QD'

export const CanceledByKeyboard = meta.story({
  tags: ['behaviour'],
  render: (args) => {
    const [isDialogOpen, setDialogOpen] = useState(false)
    const [isCanceled, setCanceled] = useState(false)
    // The dialog closes first; the canceled order arrives a moment later.
    const cancel = () => {
      setDialogOpen(false)
      setTimeout(() => setCanceled(true), 50)
    }
    const order = isCanceled ? canceledMoment.customer : trackedOrder
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
    await tabTo(canvas.getByRole('button', { name: 'Cancel order' }))
    await userEvent.keyboard('{Enter}')
    const dialog = within(await screen.findByRole('dialog'))
    await tabTo(dialog.getByRole('button', { name: 'Cancel order' }))
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

export const Offline = meta.story({
  render: () => <OrderScreen {...help} order={undefined} failure={offlineFailure()} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to fetch data: you are offline')
  },
})

export const LongText = meta.story({
  args: {
    order: {
      ...trackedOrder,
      ...kettlesOnly,
      address: longestAddress,
    },
  },
})

export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    await tabTo(canvas.getByRole('button', { name: 'Change payment method' }))
    await userEvent.keyboard('{Enter}')
    await expect(args.onChangePayment).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Tab}{Enter}')
    await expect(args.onReorder).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Tab}{Tab}{Tab}{Enter}')
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
})
