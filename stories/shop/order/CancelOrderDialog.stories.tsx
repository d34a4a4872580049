import { expect, fn, screen } from 'storybook/test'
import { tabTo } from '#stories/tabTo.ts'
import preview from '#storybook/preview.tsx'
import { CancelOrderDialog } from '#ui-kit/shop/order/CancelOrderDialog.tsx'

const meta = preview.meta({
  title: 'Shop/Orders/CancelOrderDialog',
  component: CancelOrderDialog,
  args: { orderNumber: 'EK-7F3K-92QD', onCancelOrder: fn(), onClose: fn() },
  parameters: { docs: { story: { inline: false, height: '480px' } } },
})

export const Asking = meta.story({})

Asking.test('calls onCancelOrder', async ({ userEvent, args }) => {
  await userEvent.type(await screen.findByRole('textbox'), ' Ordered twice ')
  await userEvent.click(screen.getByRole('button', { name: 'Cancel order' }))
  await expect(args.onCancelOrder).toHaveBeenCalledWith('Ordered twice')
})

export const Busy = meta.story({ args: { busy: true } })

export const TooLate = meta.story({ args: { problem: 'Your order is already being processed. Please call us.' } })

export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ userEvent, args }) => {
    const keep = await screen.findByRole('button', { name: 'Keep my order' })
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).not.toHaveBeenCalled()
    await tabTo(keep)
    await userEvent.keyboard(' ')
    await expect(args.onClose).toHaveBeenCalledOnce()
    await expect(args.onCancelOrder).not.toHaveBeenCalled()
  },
})
