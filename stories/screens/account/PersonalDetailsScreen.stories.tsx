import { expect, fn, screen } from 'storybook/test'
import { offlineFailure } from '#stories/screens/offlineFailure.ts'
import { aminasDetails, longDetails, thisPhone, threeSessions } from '#stories/shop/account/aminasAccount.ts'
import { tabTo } from '#stories/tabTo.ts'
import preview from '#storybook/preview.tsx'
import { PersonalDetailsScreen } from '#ui-kit/screens/account/PersonalDetailsScreen.tsx'
import type { DeviceSessionsProps } from '#ui-kit/shop/account/DeviceSessions.tsx'
import { EraseAccountDialog } from '#ui-kit/shop/account/EraseAccountDialog.tsx'
import { SignOutOthersDialog } from '#ui-kit/shop/account/SignOutOthersDialog.tsx'

const signedIn: DeviceSessionsProps = { sessions: threeSessions, onSignOut: fn(), onSignOutOthers: fn() }

const meta = preview.meta({
  title: 'Screens/Account/PersonalDetailsScreen',
  component: PersonalDetailsScreen,
  args: {
    details: aminasDetails,
    editHref: '/UpdateCustomer',
    onChangePassword: fn(),
    onVerify: fn(),
    signedIn,
    data: { onDownload: fn() },
    onErase: fn(),
  },
  parameters: { layout: 'fullscreen' },
})

export const Amina = meta.story({})

Amina.test('calls onErase', async ({ canvas, userEvent, args }) => {
  await expect(canvas.queryByRole('button', { name: 'Verify e-mail' })).toBeNull()
  await userEvent.click(canvas.getByRole('button', { name: 'Erase my account' }))
  await expect(args.onErase).toHaveBeenCalledOnce()
})

export const NotVerified = meta.story({
  args: { details: { ...aminasDetails, emailVerified: false } },
})

NotVerified.test('calls onVerify', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Verify e-mail' }))
  await expect(args.onVerify).toHaveBeenCalledOnce()
})

export const Admin = meta.story({ args: { details: { ...aminasDetails, isAdmin: true } } })

export const OnlyHere = meta.story({ args: { signedIn: { ...signedIn, sessions: [thisPhone] } } })

export const Loading = meta.story({
  args: { details: undefined, signedIn: { ...signedIn, sessions: [], loading: true } },
})

export const PlacesFailed = meta.story({
  args: { signedIn: { ...signedIn, sessions: [], failure: { message: 'Network error', onRetry: fn() } } },
})

export const Failed = meta.story({
  args: { details: undefined, failure: { message: 'Failed to fetch profile: Network error', onRetry: fn() } },
})

Failed.test('calls onRetry', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
  await expect(args.failure?.onRetry).toHaveBeenCalledOnce()
})

export const Offline = Failed.extend({
  args: { failure: offlineFailure('profile') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to fetch profile: you are offline')
  },
})

export const Downloading = meta.story({ args: { data: { onDownload: fn(), downloading: true } } })

export const SigningOthersOut = meta.story({
  args: { dialog: <SignOutOthersDialog others={2} onSignOut={fn()} onClose={fn()} /> },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Sign out everywhere else?' })).toBeInTheDocument()
  },
})

export const Erasing = meta.story({
  args: { dialog: <EraseAccountDialog invoiceYears={5} check={() => undefined} onErase={fn()} onClose={fn()} /> },
})

export const LongText = meta.story({ args: { details: longDetails } })

export const SmallPhone = meta.story({
  args: { details: longDetails },
  globals: { viewport: { value: 'small' } },
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    await tabTo(canvas.getByRole('link', { name: 'Edit' }))
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChangePassword).toHaveBeenCalledOnce()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.signedIn.onSignOutOthers).toHaveBeenCalled()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.signedIn.onSignOut).toHaveBeenCalledWith('workComputer')
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.data.onDownload).toHaveBeenCalledOnce()
  },
})
