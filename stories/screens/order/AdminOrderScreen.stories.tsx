import { useState } from 'react'
import { expect, fn, within } from 'storybook/test'
import { leaveFocus } from '#stories/leaveFocus.ts'
import { kettlesOnly } from '#stories/lives/unusualOrders.ts'
import { offlineFailure } from '#stories/screens/offlineFailure.ts'
import { longestAddress } from '#stories/shop/address/aminasAddresses.ts'
import { differencesBetween } from '#stories/shop/history/aminasFields.ts'
import preview from '#storybook/preview.tsx'
import { AdminOrderScreen } from '#ui-kit/screens/order/AdminOrderScreen.tsx'
import { adminsOrderAfter, historyAt, shippedOrder } from './shippedOrder.ts'

const meta = preview.meta({
  title: 'Screens/Admin/AdminOrderScreen',
  component: AdminOrderScreen,
  args: {
    orderNumber: 'EK-7F3K-92QD',
    invoiceHref: '/account/orders/order7/invoice',
    status: 'Shipped' as 'Shipped' | 'Pending' | 'Delivered',
    shippingStatus: 'inTransit' as 'inTransit' | 'awaitingDispatch' | 'delivered',
    panel: shippedOrder,
    history: historyAt(5, 5),
  },
  parameters: { layout: 'fullscreen' },
})

export const InTransit = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'Deliver' })).toBeEnabled()
    await expect(canvas.getByRole('button', { name: 'Cancel order' })).toBeDisabled()
    await expect(canvas.getByRole('img', { name: /It is In transit/ })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Invoice' })).toHaveAttribute('href', args.invoiceHref)
  },
})

export const Pending = meta.story({
  args: {
    status: 'Pending',
    shippingStatus: 'awaitingDispatch',
    panel: adminsOrderAfter('PaymentMethodChanged'),
    history: historyAt(2, 2),
  },
})

export const Delivered = meta.story({
  args: {
    status: 'Delivered',
    shippingStatus: 'delivered',
    panel: adminsOrderAfter('PaymentCollected'),
    history: historyAt(8, 8),
  },
})

export const LookingBackAtPending = meta.story({ args: { history: historyAt(1, 5) } })

export const TimeTravel = meta.story({
  render: (args) => {
    const [revision, setRevision] = useState(8)
    const [[from, to], setPair] = useState([1, 8])
    const comparison = { from, to, differences: differencesBetween(from, to) }
    const history = { ...historyAt(revision, 8), comparison }

    return (
      <AdminOrderScreen
        {...args}
        history={{ ...history, onMove: setRevision, onCompare: (one, other) => setPair([one, other]) }}
      />
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show the record after event 2' }))
    await expect(canvas.getByRole('img', { name: /It is Pending/ })).toBeVisible()
    await expect(canvas.getAllByText('Order status')[0]?.parentElement).toHaveTextContent('Pendingnow Delivered')
    await userEvent.click(canvas.getByRole('button', { name: 'Back to now' }))
    await expect(canvas.getByRole('img', { name: /It is Delivered/ })).toBeVisible()
    await userEvent.selectOptions(canvas.getByLabelText('To'), '5')
    const table = within(canvas.getByRole('table'))
    await expect(table.getByRole('row', { name: 'Order status Pending Shipped' })).toBeVisible()
    leaveFocus()
  },
})

export const Delivering = meta.story({
  args: { panel: { ...shippedOrder, openedId: 'Delivered' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Signed by')).toHaveFocus()
  },
})

export const Conflict = meta.story({
  args: {
    panel: {
      ...shippedOrder,
      conflict: {
        message: 'Thandi Nkosi reported a delay of this order 2 min ago',
        changes: [{ field: 'Shipping status', from: 'In transit', to: 'Delayed' }],
        refused: true,
        onShowNow: fn(),
      },
    },
  },
})

Conflict.test('calls onShowNow', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByText('Thandi Nkosi reported a delay of this order 2 min ago.')).toBeVisible()
  await userEvent.click(canvas.getByRole('button', { name: 'Show the current version' }))
  await expect(args.panel?.conflict?.onShowNow).toHaveBeenCalledOnce()
})

export const MoveRefused = meta.story({
  args: { panel: { ...shippedOrder, problem: 'The order is already delivered. Possible now: nothing.' } },
})

export const Loading = meta.story({
  render: (args) => (
    <AdminOrderScreen
      orderNumber={args.orderNumber}
      invoiceHref={args.invoiceHref}
      panel={undefined}
      history={{ ...args.history, facts: [], state: 'loading' }}
    />
  ),
})

export const Failed = meta.story({ args: { failure: { onRetry: fn() } } })

export const Offline = Failed.extend({
  args: { failure: offlineFailure() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to fetch data: you are offline')
  },
})

export const HistoryFailed = meta.story({
  args: { history: { ...historyAt(5, 5), state: 'failed', onRetry: fn() } },
})

export const LongText = meta.story({
  args: {
    panel: {
      ...shippedOrder,
      order: {
        ...shippedOrder.order,
        customer: {
          name: 'Thembelihle Nomathamsanqa Nkosi-Mabuza',
          email: 'thembelihle.nomathamsanqa.nkosi-mabuza@kwazulu-natal-properties.example',
        },
        address: longestAddress,
        total: kettlesOnly.totals.total,
        count: kettlesOnly.totals.count,
      },
      ...kettlesOnly,
    },
  },
})

export const SmallPhone = meta.story({
  args: { history: historyAt(4, 5) },
  globals: { viewport: { value: 'small' } },
})
