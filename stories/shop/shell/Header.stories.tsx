import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { PaletteButton } from '#ui-kit/shop/palette/PaletteButton.tsx'
import { Header } from '#ui-kit/shop/shell/Header.tsx'
import { OnlineCount } from '#ui-kit/shop/shell/OnlineCount.tsx'
import { ControlledMenu } from './ControlledMenu.tsx'
import { headerNote } from './navigation.ts'

const adminTools = (
  <>
    <OnlineCount count={128} />
    <PaletteButton keys="Ctrl K" onClick={fn()} />
  </>
)

const meta = preview.meta({
  title: 'Shop/Shell/Header',
  component: Header,
  args: {
    name: 'Ekhaya',
    homeHref: '/',
    onLogo: fn(),
    onMenu: fn(),
    accountHref: '/Account',
    loginHref: '/Login',
    signupHref: '/Signup',
    onLogout: fn(),
    cart: { href: '/Cart', count: 0 },
    categories: <ControlledMenu shortLabel="Shop" />,
    note: headerNote,
  },
  parameters: { layout: 'fullscreen' },
})

export const Guest = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Signup' })).toBeVisible()
    await expect(canvas.queryByText(/Online/)).toBeNull()
  },
})

export const Amina = meta.story({
  args: {
    customer: { firstname: 'Amina' },
    inbox: { href: '/account/inbox', unread: 2 },
    cart: { href: '/Cart', count: 3 },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Inbox, 2 new' })).toBeVisible()
  },
})

export const Admin = meta.story({
  args: {
    customer: { firstname: 'Thandeka' },
    inbox: { href: '/account/inbox', unread: 0 },
    adminTools,
    cart: { href: '/Cart', count: 1 },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Online')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Account' })).toBeVisible()
  },
})

export const LongFirstname = meta.story({
  args: {
    customer: { firstname: 'Nomathemba-Mpumelelo' },
    inbox: { href: '/account/inbox', unread: 412 },
    cart: { href: '/Cart', count: 120 },
  },
})

export const OnServiceProviderPages = meta.story({ args: { categories: undefined } })

export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })

export const AdminOnASmallPhone = meta.story({
  args: { customer: { firstname: 'Thandeka' }, inbox: { href: '/account/inbox', unread: 3 }, adminTools },
  globals: { viewport: { value: 'small' } },
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onMenu).toHaveBeenCalledOnce()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Ekhaya, home' })).toHaveFocus()
  },
})
