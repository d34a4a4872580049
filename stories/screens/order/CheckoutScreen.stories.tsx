import { expect, fn, screen } from 'storybook/test'
import { aminasRemark } from '#stories/lives/aminasOrder.ts'
import { dearer, hugeOrder } from '#stories/lives/unusualOrders.ts'
import { offlineFailure } from '#stories/screens/offlineFailure.ts'
import { addressCheck } from '#stories/shop/address/addressCheck.ts'
import { aminasHome, gogosHouse, longestAddress } from '#stories/shop/address/aminasAddresses.ts'
import { aminasLines, aminasTotals, orderedPots } from '#stories/shop/order/aminasOrder.ts'
import { tabTo } from '#stories/tabTo.ts'
import preview from '#storybook/preview.tsx'
import { CheckoutScreen } from '#ui-kit/screens/order/CheckoutScreen.tsx'
import { AddressDialog } from '#ui-kit/shop/address/AddressDialog.tsx'
import { PaymentMethodDialog } from '#ui-kit/shop/order/PaymentMethodDialog.tsx'

const delivery = {
  addresses: [aminasHome, gogosHouse],
  selectedId: aminasHome.id,
  onSelect: fn(),
  onAdd: fn(),
  onEdit: fn(),
  onDelete: fn(),
}

const meta = preview.meta({
  title: 'Screens/Shopper/CheckoutScreen',
  component: CheckoutScreen,
  args: {
    delivery,
    lines: aminasLines,
    totals: aminasTotals,
    paymentMethod: 'Cash on Delivery' as const,
    shopHref: '/Categories',
    cartHref: '/Cart',
    ordersHref: '/account/orders',
    remark: aminasRemark,
    onPlaceOrder: fn(),
    onAcceptTotal: fn(),
    onChangePayment: fn(),
  },
  parameters: { layout: 'fullscreen' },
})

export const ReadyToOrder = meta.story({})

ReadyToOrder.test('calls onChangePayment and onPlaceOrder', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('heading', { level: 1, name: 'Review your order' })).toBeVisible()
  await userEvent.click(canvas.getByRole('button', { name: 'Change payment method' }))
  await expect(args.onChangePayment).toHaveBeenCalledOnce()
  await userEvent.click(canvas.getByRole('button', { name: 'Place Order' }))
  await expect(args.onPlaceOrder).toHaveBeenCalledOnce()
})

export const OrderedOnAnotherDevice = meta.story({
  args: {
    lines: [],
    refusal: {
      kind: 'Other',
      message: 'This cart has already been ordered from another page or device. See your orders',
    },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This cart has already been ordered')
    await expect(canvas.getByRole('link', { name: 'Your orders' })).toHaveAttribute('href', args.ordersHref)
  },
})

export const CardAtTheDoor = meta.story({
  args: { paymentMethod: 'Credit or Debit Card' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^You pay at your door.*card machine/)).toBeVisible()
    await expect(canvas.getByText('You pay on delivery. Nothing is charged now.')).toBeVisible()
  },
})

export const Placing = meta.story({
  args: { placing: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Place Order' })).toHaveAttribute('aria-disabled', 'true')
    await expect(canvas.getByRole('button', { name: 'Place Order' })).toHaveAttribute('aria-busy', 'true')
  },
})

export const Loading = meta.story({
  args: { delivery: { ...delivery, addresses: [], loading: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading your addresses')).toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Place Order' })).toBeDisabled()
  },
})

export const NoAddressYet = meta.story({
  args: { delivery: { ...delivery, addresses: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Place Order' })).toBeDisabled()
    await expect(canvas.getByRole('button', { name: 'Place Order' })).toHaveAccessibleDescription(
      'Add a delivery address first.',
    )
  },
})

export const Empty = meta.story({
  args: { lines: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Start shopping' })).toHaveAttribute('href', '/Categories')
    await expect(canvas.queryByRole('button', { name: 'Place Order' })).toBeNull()
  },
})

export const PriceChanged = meta.story({
  args: { refusal: dearer },
})

PriceChanged.test('calls onAcceptTotal', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('button', { name: 'Place Order' })).toBeDisabled()
  await userEvent.click(canvas.getByRole('button', { name: 'Order at the new total' }))
  await expect(args.onAcceptTotal).toHaveBeenCalledOnce()
})

export const SoldOut = meta.story({
  args: { refusal: { kind: 'SoldOut', product: orderedPots.name, left: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Marula Row family pot with lid, 6 litres is sold out')
  },
})

export const OutsideOurDeliveryAreas = meta.story({
  args: {
    remark: {
      sameDay: false,
      text: 'Waterfall is outside our same-day areas: Soweto Pimville, Gauteng; Tiyani Magoro, Limpopo. We will call you to agree on a day.',
    },
  },
})

export const TheLineBroke = meta.story({
  args: { refusal: { kind: 'Unknown', message: 'Network error' } },
})

TheLineBroke.test('calls onPlaceOrder', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('We do not know whether it went through')
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
  await expect(args.onPlaceOrder).toHaveBeenCalledOnce()
})

export const OneIsNoLongerSold = meta.story({ args: { refusal: { kind: 'Gone', product: orderedPots.name } } })

export const EmailIsNotVerified = meta.story({
  args: { refusal: { kind: 'Other', message: 'Please verify your e-mail address before you order' } },
})

export const Failed = meta.story({ args: { failure: { message: 'Failed to fetch addresses', onRetry: fn() } } })

export const Offline = Failed.extend({
  args: { failure: offlineFailure('addresses') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to fetch addresses: you are offline')
  },
})

export const ChangingPayment = meta.story({
  args: { dialog: <PaymentMethodDialog method="Cash on Delivery" onChoose={fn()} onClose={fn()} /> },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Change payment method' })).toBeInTheDocument()
  },
})

export const AddingAnAddress = meta.story({
  args: { dialog: <AddressDialog check={addressCheck} onSubmit={fn()} onClose={fn()} /> },
})

export const LongText = meta.story({
  args: {
    delivery: { ...delivery, addresses: [longestAddress, aminasHome], selectedId: longestAddress.id },
    ...hugeOrder,
  },
})

export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    await tabTo(canvas.getByRole('radio', { name: aminasHome.recipientName }))
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.delivery.onSelect).toHaveBeenCalledWith(gogosHouse.id)
    await tabTo(canvas.getByRole('button', { name: 'Place Order' }))
    await userEvent.keyboard('{Enter}')
    await expect(args.onPlaceOrder).toHaveBeenCalledOnce()
  },
})

export const OrderWaits = meta.story({
  args: {
    waiting: {
      lines: aminasLines,
      totals: aminasTotals,
      address: aminasHome,
      payment: 'in cash at your door',
      online: false,
      onConfirm: fn(),
      onGiveUp: fn(),
    },
  },
})
