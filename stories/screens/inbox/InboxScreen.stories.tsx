import { expect, fn } from 'storybook/test'
import { offlineFailure } from '#stories/screens/offlineFailure.ts'
import {
  longItem,
  orderConfirmed,
  someItems,
  waitingProducts,
  withdrawnKettle,
} from '#stories/shop/inbox/inboxItems.ts'
import { tabTo } from '#stories/tabTo.ts'
import preview from '#storybook/preview.tsx'
import { InboxScreen } from '#ui-kit/screens/inbox/InboxScreen.tsx'

const meta = preview.meta({
  title: 'Screens/Account/InboxScreen',
  component: InboxScreen,
  args: {
    items: someItems,
    unread: 2,
    waiting: [],
    onRead: fn(),
    onReadAll: fn(),
    onStopWaiting: fn(),
    page: 1,
    pages: 1,
    hrefFor: (page: number) => `?page=${page}`,
  },
  parameters: { layout: 'fullscreen' },
})

const twenty = Array.from({ length: 20 }, (_, number) => ({ ...orderConfirmed, id: `entry-${number}` }))

export const TwoNew = meta.story({})

TwoNew.test('calls onReadAll', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('2 new')
  await userEvent.click(canvas.getByRole('button', { name: 'Mark all as read' }))
  await expect(args.onReadAll).toHaveBeenCalledOnce()
})

export const AllRead = meta.story({
  args: { items: someItems.map((item) => ({ ...item, read: true })), unread: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('You have read everything.')
    await expect(canvas.queryByRole('button', { name: 'Mark all as read' })).toBeNull()
  },
})

export const WaitingForProducts = meta.story({ args: { waiting: waitingProducts } })
export const WaitingAndNothingElse = meta.story({ args: { items: [], unread: 0, waiting: waitingProducts } })
export const Loading = meta.story({ args: { items: [], loading: true } })

export const Empty = meta.story({
  args: { items: [], unread: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible()
  },
})

export const Failed = meta.story({
  args: { failure: { message: 'Failed to fetch your inbox: Network error', onRetry: fn() } },
})

Failed.test('calls onRetry', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to fetch your inbox')
  await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
  await expect(args.failure?.onRetry).toHaveBeenCalledOnce()
})

export const Offline = Failed.extend({
  args: { failure: offlineFailure('your inbox') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to fetch your inbox: you are offline')
  },
})

export const ManyPages = meta.story({ args: { items: twenty, unread: 0, page: 2, pages: 25 } })
export const PastTheLastPage = meta.story({ args: { items: [], unread: 0, page: 9, pages: 2 } })
export const LongText = meta.story({ args: { items: [longItem, withdrawnKettle] } })

export const SmallPhone = meta.story({
  args: { items: [longItem, ...someItems], waiting: waitingProducts },
  globals: { viewport: { value: 'small' } },
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    await tabTo(canvas.getByRole('button', { name: 'Mark all as read' }))
    await userEvent.keyboard('{Enter}')
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onReadAll).toHaveBeenCalledOnce()
    await expect(args.onRead).toHaveBeenCalledWith('shipped')
  },
})
