import { expect, fn } from 'storybook/test'
import { longDetails } from '#stories/shop/account/aminasAccount.ts'
import { tabTo } from '#stories/tabTo.ts'
import preview from '#storybook/preview.tsx'
import { AccountScreen } from '#ui-kit/screens/account/AccountScreen.tsx'

const meta = preview.meta({
  title: 'Screens/Account/AccountScreen',
  component: AccountScreen,
  args: {
    inboxHref: '/account/inbox',
    addressBookHref: '/account/address-book',
    firstname: 'Amina',
    openOrders: 2,
    unread: 3,
  },
  parameters: { layout: 'fullscreen' },
})

export const TwoOrdersOnTheirWay = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Orders 2 orders are on their way/ })).toHaveAttribute(
      'href',
      '/account/orders',
    )
    await expect(canvas.getByRole('link', { name: /^Personal details/ })).toHaveAttribute(
      'href',
      '/account/personal-details',
    )
  },
})

export const NothingOnItsWay = meta.story({ args: { openOrders: 0, unread: 0 } })

export const NotVerified = meta.story({
  args: { unverified: { email: 'amina@ekhaya.example', onVerify: fn() } },
})

NotVerified.test('calls onVerify', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Verify e-mail' }))
  await expect(args.unverified?.onVerify).toHaveBeenCalledOnce()
})

export const LongText = meta.story({
  args: {
    firstname: longDetails.firstname,
    openOrders: 999,
    unverified: { email: longDetails.email, onVerify: fn() },
  },
})

export const SmallPhone = meta.story({
  args: { unverified: { email: 'amina@ekhaya.example', onVerify: fn() } },
  globals: { viewport: { value: 'small' } },
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await tabTo(canvas.getByRole('link', { name: /^Orders/ }))
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: /^Bookings/ })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: /^Inbox 3 new messages/ })).toHaveFocus()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: /^Where you are signed in/ })).toHaveFocus()
  },
})
