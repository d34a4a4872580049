import { expect, fn } from 'storybook/test'
import { rand } from '#stories/shop/catalogue/rand.ts'
import preview from '#storybook/preview.tsx'
import { type OrderRefusal, PlaceOrderRefusal } from '#ui-kit/shop/order/PlaceOrderRefusal.tsx'

const dearer: OrderRefusal = { kind: 'PriceChanged', newTotal: rand('3 239.65') }

const meta = preview.meta({
  title: 'Shop/PlaceOrderRefusal',
  component: PlaceOrderRefusal,
  args: {
    refusal: dearer,
    seenTotal: rand('3 119.85'),
    cartHref: '/Cart',
    onAcceptTotal: fn(),
    onTryAgain: fn(),
  },
})

export const PriceChanged = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Order at the new total' }))
    await expect(args.onAcceptTotal).toHaveBeenCalledOnce()
  },
})

export const SoldOut = meta.story({
  args: { refusal: { kind: 'SoldOut', product: 'Marula Row family pot with lid, 6 litres', left: 0 } },
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
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('it cannot be ordered twice')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onTryAgain).toHaveBeenCalledOnce()
  },
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
  play: async ({ userEvent, args }) => {
    await userEvent.keyboard('{Tab}{Enter}')
    await expect(args.onAcceptTotal).toHaveBeenCalledOnce()
  },
})
