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
  },
})

export const PriceChanged = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Accept new total' }))
    await expect(args.onAcceptTotal).toHaveBeenCalledOnce()
  },
})

export const SoldOut = meta.story({
  args: { refusal: { kind: 'SoldOut', product: 'Marula Row family pot with lid, 6 litres', left: 0 } },
})

export const OnlyTwoLeft = meta.story({
  args: { refusal: { kind: 'SoldOut', product: 'Marula Row family pot with lid, 6 litres', left: 2 } },
})

export const AnotherReason = meta.story({
  args: { refusal: { kind: 'Other', message: 'Please confirm your e-mail address first: we have sent you a code.' } },
})

export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })
