import { expect, fn } from 'storybook/test'
import { offlineFailure } from '#stories/screens/offlineFailure.ts'
import preview from '#storybook/preview.tsx'
import { ErrorPanel } from '#ui-kit/elements/ErrorPanel.tsx'

const meta = preview.meta({ title: 'Elements/ErrorPanel', component: ErrorPanel })

export const NoWayToRetry = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Something went wrong. Please try again or refresh the page.',
    )
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
  },
})

export const WithRetry = meta.story({ args: { onRetry: fn() } })
export const WithRetryAndHome = meta.story({
  args: { message: 'Something went wrong.', onRetry: fn(), withHome: true, level: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Something went wrong.' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
  },
})

export const OwnWords = meta.story({ args: { message: 'Failed to fetch orders', onRetry: fn() } })

/** A call failed, and the shop knows no more than this. */
export const WithoutAReason = meta.story({ args: { message: 'Failed to fetch data: Fetch failed', onRetry: fn() } })

export const SessionNotRenewed = meta.story({
  args: { message: 'Failed to fetch data: Failed to refresh token', onRetry: fn() },
})

/** Opened by a link without a connection, and never seen on this device. */
export const NotOnThisDevice = meta.story({
  args: { ...offlineFailure(), level: 1 },
  globals: { viewport: { value: 'small' } },
})

export const SmallPhone = meta.story({ args: { onRetry: fn() }, globals: { viewport: { value: 'small' } } })

/** Says what is missing, and offers to try again. */
export const Do = meta.story({ tags: ['guidance'], args: { message: 'Failed to fetch orders', onRetry: fn() } })

/** What a server says to a program is no message for a customer, and without Retry the page is lost. */
export const DoNot = meta.story({ tags: ['guidance'], args: { message: 'GET /customer/orders 503 (upstream)' } })

export const Keyboard = meta.story({
  tags: ['behaviour'],
  args: { onRetry: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Retry' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})
