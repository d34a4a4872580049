import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { PaymentMethodSection } from '#ui-kit/shop/order/PaymentMethodSection.tsx'

const meta = preview.meta({
  title: 'Shop/Orders/PaymentMethodSection',
  component: PaymentMethodSection,
  args: { method: 'Cash on Delivery' as const, onChange: fn() },
})

export const Cash = meta.story({})

Cash.test('calls onChange', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Change payment method' }))
  await expect(args.onChange).toHaveBeenCalledOnce()
})

export const CardMachine = meta.story({ args: { method: 'Card on delivery' } })

export const Fixed = meta.story({ render: () => <PaymentMethodSection method="Credit or Debit Card" /> })

export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ userEvent, args }) => {
    await userEvent.keyboard('{Tab}{Enter}')
    await expect(args.onChange).toHaveBeenCalledOnce()
  },
})
