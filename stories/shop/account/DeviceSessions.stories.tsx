import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import type { DeviceSession } from '#ui-kit/shop/account/DeviceSessionRow.tsx'
import { DeviceSessions } from '#ui-kit/shop/account/DeviceSessions.tsx'
import { lostPhone, thisPhone, threeSessions } from './aminasAccount.ts'

const meta = preview.meta({
  title: 'Shop/Account/DeviceSessions',
  component: DeviceSessions,
  args: { sessions: threeSessions as readonly DeviceSession[], onSignOut: fn(), onSignOutOthers: fn() },
})

export const ThreeSessions = meta.story({})

ThreeSessions.test('calls onSignOut and onSignOutOthers', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getAllByText('This device')).toHaveLength(1)
  await expect(canvas.queryByRole('button', { name: 'Sign out Chrome on Android' })).toBeNull()
  await userEvent.click(canvas.getByRole('button', { name: 'Sign out Safari on iPhone' }))
  await expect(args.onSignOut).toHaveBeenCalledWith('lostPhone')
  await userEvent.click(canvas.getByRole('button', { name: 'Sign out everywhere else' }))
  await expect(args.onSignOutOthers).toHaveBeenCalledOnce()
})

export const OnlyThisDevice = meta.story({
  args: { sessions: [thisPhone] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Only on this device.')).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

export const SigningOut = meta.story({
  args: { busyId: 'lostPhone' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Sign out Edge on Windows' })).toBeDisabled()
  },
})

export const Loading = meta.story({ args: { sessions: [], loading: true } })

export const Failed = meta.story({
  args: { sessions: [], failure: { message: 'Network error', onRetry: fn() } },
})

Failed.test('calls onRetry', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
  await expect(args.failure?.onRetry).toHaveBeenCalledOnce()
})

export const ManySessions = meta.story({
  args: {
    sessions: [thisPhone, ...Array.from({ length: 12 }, (_, number) => ({ ...lostPhone, id: `phone${number}` }))],
  },
})

export const LongText = meta.story({
  args: {
    sessions: [
      { ...thisPhone, device: 'Samsung Internet on Android' },
      { ...lostPhone, device: 'Unknown device' },
    ],
  },
  globals: { viewport: { value: 'small' } },
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(args.onSignOutOthers).toHaveBeenCalledOnce()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Sign out Edge on Windows' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSignOut).toHaveBeenCalledWith('workComputer')
  },
})

export const FocusStaysAfterSigningOut = meta.story({
  tags: ['behaviour'],
  render: (args) => {
    const [sessions, setSessions] = useState(args.sessions)
    return (
      <DeviceSessions
        {...args}
        sessions={sessions}
        onSignOut={(id) => setSessions(sessions.filter((session) => session.id !== id))}
      />
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.queryByText('Edge on Windows')).toBeNull()
    await expect(canvas.getByRole('heading', { name: 'Where you are signed in' })).toHaveFocus()
  },
})
