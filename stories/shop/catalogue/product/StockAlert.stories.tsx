import { expect, fn } from 'storybook/test'
import { ColumnWidth } from '#stories/shop/catalogue/storyWidths.tsx'
import preview from '#storybook/preview.tsx'
import { StockAlert } from '#ui-kit/shop/catalogue/product/StockAlert.tsx'

const meta = preview.meta({
  title: 'Shop/Catalogue/StockAlert',
  component: StockAlert,
  args: { waiting: false, onAsk: fn(), onStop: fn() },
  decorators: [ColumnWidth],
})

export const NotAsked = meta.story({})

export const Waiting = meta.story({
  args: { waiting: true },
})

Waiting.test('calls onStop', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent(
    'We will tell you by e-mail and in your inbox when it is back in stock.',
  )
  await userEvent.click(canvas.getByRole('button', { name: 'Cancel the alert' }))
  await expect(args.onStop).toHaveBeenCalledOnce()
})

export const Guest = meta.story({
  args: { loginHref: '/Login' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Tell me when it is back in stock' })).toHaveAttribute(
      'href',
      '/Login',
    )
  },
})

export const Asking = meta.story({ args: { busy: true } })

export const Refused = meta.story({
  args: { problem: 'You already have 100 alerts. Remove one in your inbox first' },
})

export const AddressNotVerified = meta.story({
  args: { problem: 'Please verify your e-mail address first', onVerify: fn() },
})

AddressNotVerified.test('calls onVerify', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Verify e-mail' }))
  await expect(args.onVerify).toHaveBeenCalledOnce()
})

export const SmallPhone = meta.story({ args: { waiting: true }, globals: { viewport: { value: 'small' } } })

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Tell me when it is back in stock' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onAsk).toHaveBeenCalledOnce()
  },
})
