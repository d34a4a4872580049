import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { PayLaterStanding } from '#ui-kit/shop/terms/PayLaterStanding.tsx'
import { eligible, guest, twoMissing } from './standings.ts'

const meta = preview.meta({
  title: 'Shop/Terms/PayLaterStanding',
  component: PayLaterStanding,
  args: { id: 'standing', heading: 'Do you qualify?', standing: twoMissing },
  parameters: { docs: { story: { inline: false, height: '360px' } } },
})

export const TwoPurchasesMissing = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You are 2 purchases from qualifying')).toBeVisible()
    await expect(canvas.getByRole('meter')).toHaveAttribute('aria-valuenow', '33')
  },
})

export const Qualified = meta.story({
  args: { standing: eligible },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'EK-7F3K-92QD' })).toHaveAttribute('href', '/account/orders/7')
  },
})

export const Guest = meta.story({ args: { standing: guest } })

export const Loading = meta.story({
  args: { standing: { kind: 'loading', label: 'Looking up your orders' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Looking up your orders')
  },
})

export const Failed = meta.story({
  args: { standing: { kind: 'failed', message: 'Failed to fetch your qualifying orders', onRetry: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to fetch your qualifying orders')
  },
})

export const SmallPhone = meta.story({ args: { standing: eligible }, globals: { viewport: { value: 'small' } } })

export const Keyboard = meta.story({
  tags: ['behaviour'],
  args: { standing: guest },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Log in' })).toHaveFocus()
  },
})
