import { expect, fn, screen } from 'storybook/test'
import { tabTo } from '#stories/tabTo.ts'
import preview from '#storybook/preview.tsx'
import { PaymentMethodDialog } from '#ui-kit/shop/order/PaymentMethodDialog.tsx'

const meta = preview.meta({
  title: 'Shop/Orders/PaymentMethodDialog',
  component: PaymentMethodDialog,
  args: { method: 'Cash on Delivery' as const, onChoose: fn(), onClose: fn() },
  parameters: { docs: { story: { inline: false, height: '560px' } } },
})

export const CashChosen = meta.story({})

CashChosen.test('calls onChoose', async ({ userEvent, args }) => {
  await userEvent.click(await screen.findByRole('radio', { name: 'Card on delivery' }))
  await userEvent.click(screen.getByRole('button', { name: 'Use this method' }))
  await expect(args.onChoose).toHaveBeenCalledWith('Card on delivery')
})

export const Busy = meta.story({ args: { busy: true } })

export const Failed = meta.story({
  args: { problem: 'Your order is already being processed, so its payment method can no longer change.' },
})

export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ userEvent, args }) => {
    const cash = await screen.findByRole('radio', { name: 'Cash on Delivery' })
    await tabTo(cash)
    await userEvent.keyboard('{ArrowUp}')
    await expect(screen.getByRole('radio', { name: 'Credit or Debit Card' })).toBeChecked()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChoose).toHaveBeenCalledWith('Credit or Debit Card')
  },
})
