import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { BusiestNetworks } from '#ui-kit/shop/security/BusiestNetworks.tsx'
import { busyNetworks } from './securityEvents.ts'

const meta = preview.meta({
  title: 'Shop/Security/BusiestNetworks',
  component: BusiestNetworks,
  args: { networks: busyNetworks },
})

export const ManyAttempts = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('424 attempts on 19 accounts and 402 unknown e-mail addresses')).toBeVisible()
    await expect(canvas.getByText('3 attempts on 1 account')).toBeVisible()
  },
})

export const NoneAtAll = meta.story({
  args: { networks: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull()
  },
})

export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: '196.25.1.0/24' })).toHaveFocus()
  },
})
