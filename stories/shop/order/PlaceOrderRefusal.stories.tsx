import { expect, fn } from 'storybook/test'
import { aminasTotals } from '#stories/lives/aminasOrder.ts'
import { dearer } from '#stories/lives/unusualOrders.ts'
import preview from '#storybook/preview.tsx'
import { PlaceOrderRefusal } from '#ui-kit/shop/order/PlaceOrderRefusal.tsx'

const meta = preview.meta({
  title: 'Shop/Orders/PlaceOrderRefusal',
  component: PlaceOrderRefusal,
  args: {
    refusal: dearer,
    seenTotal: aminasTotals.total,
    cartHref: '/Cart',
    onAcceptTotal: fn(),
    onTryAgain: fn(),
  },
})

export const PriceChanged = meta.story({})

PriceChanged.test('calls onAcceptTotal', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Order at the new total' }))
  await expect(args.onAcceptTotal).toHaveBeenCalledOnce()
})

export const SoldOut = meta.story({
  args: { refusal: { kind: 'SoldOut', product: 'Marula Row family pot with lid, 6 litres', left: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Marula Row family pot with lid, 6 litres is sold out/)).toBeVisible()
  },
})

export const OnlyTwoLeft = meta.story({
  args: { refusal: { kind: 'SoldOut', product: 'Marula Row family pot with lid, 6 litres', left: 2 } },
})

export const NoLongerSold = meta.story({
  args: { refusal: { kind: 'Gone', product: 'Marula Row family pot with lid, 6 litres' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Change the cart' })).toHaveAttribute('href', '/Cart')
  },
})

export const OutcomeUnknown = meta.story({
  args: { refusal: { kind: 'Unknown', message: 'Network error' } },
})

OutcomeUnknown.test('calls onTryAgain', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('it cannot be ordered twice')
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
  await expect(args.onTryAgain).toHaveBeenCalledOnce()
})

export const TryingAgain = meta.story({
  args: { refusal: { kind: 'Unknown', message: 'Network error' }, busy: true },
})

export const AlreadyPlaced = meta.story({
  args: {
    refusal: {
      kind: 'Other',
      message: 'Your earlier order went through: see Your orders. Your changes were not ordered.',
      way: { label: 'Your orders', href: '/account/orders' },
    },
  },
})

export const AnotherReason = meta.story({
  args: { refusal: { kind: 'Other', message: 'Please confirm your e-mail address first: we have sent you a code.' } },
})

export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ userEvent, args }) => {
    await userEvent.keyboard('{Tab}{Enter}')
    await expect(args.onAcceptTotal).toHaveBeenCalledOnce()
  },
})
