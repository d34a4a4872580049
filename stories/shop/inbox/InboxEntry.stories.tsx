import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { InboxEntry } from '#ui-kit/shop/inbox/InboxEntry.tsx'
import { bookingConfirmed, kettleBack, longItem, orderShipped, withdrawnKettle } from './inboxItems.ts'

const meta = preview.meta({
  title: 'Shop/Inbox/InboxEntry',
  component: InboxEntry,
  args: { item: orderShipped, onRead: fn() },
})

export const NewOrder = meta.story({})

NewOrder.test('calls onRead', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('heading')).toHaveTextContent('New: Your order EK-7F3K-92QD is on its way')
  await userEvent.click(canvas.getByRole('button', { name: /^Mark as read: Your order/ }))
  await expect(args.onRead).toHaveBeenCalledWith('shipped')
})

export const NewBooking = meta.story({ args: { item: bookingConfirmed } })

export const ReadProduct = meta.story({
  args: { item: kettleBack },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/vuthela-rondavel-kettle')
  },
})

export const NoLongerInTheShop = meta.story({
  args: { item: withdrawnKettle },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull()
  },
})

export const LongName = meta.story({ args: { item: longItem } })
export const SmallPhone = meta.story({ args: { item: longItem }, globals: { viewport: { value: 'small' } } })

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link')).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRead).toHaveBeenCalledWith('shipped')
  },
})
