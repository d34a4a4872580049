import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { OrderConflict } from '#ui-kit/shop/order/admin/OrderConflict.tsx'

const meta = preview.meta({
  title: 'Shop/Orders/OrderConflict',
  component: OrderConflict,
  args: {
    message: 'Themba Nkosi dispatched this order 2 min ago' as string | undefined,
    changes: [
      { field: 'Order status', from: 'Processing', to: 'Shipped' },
      { field: 'Shipping status', from: 'Awaiting dispatch', to: 'Dispatched' },
    ],
    refused: true,
    onShowNow: fn(),
  },
})

export const TooLate = meta.story({})

TooLate.test('calls onShowNow', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('Themba Nkosi dispatched this order 2 min ago.')
  await userEvent.click(canvas.getByRole('button', { name: 'Show the current version' }))
  await expect(args.onShowNow).toHaveBeenCalledOnce()
})

export const WhileTyping = meta.story({ args: { refused: false } })

export const InputIsLost = meta.story({
  args: {
    refused: false,
    message: 'Themba Nkosi canceled this order just now',
    changes: [{ field: 'Order status', from: 'Shipped', to: 'Canceled' }],
    lost: '“Deliver” is no longer possible: A cancelled order cannot be reopened.',
  },
})

export const UnknownEditor = meta.story({ args: { message: undefined, changes: [] } })

export const LongText = meta.story({
  args: {
    message:
      'Thembelihle Nomathamsanqa Nkosi-Mabuza van der Westhuizen changed the payment method of this order 2 d 3 h ago',
  },
  globals: { viewport: { value: 'small' } },
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onShowNow).toHaveBeenCalledOnce()
  },
})
