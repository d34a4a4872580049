import { expect, fn } from 'storybook/test'
import { offlineFailure } from '#stories/screens/offlineFailure.ts'
import { busyMonth, emptyShop, longNumbers } from '#stories/shop/dashboard/figures.ts'
import { periodsWith } from '#stories/shop/dashboard/periods.ts'
import { tabTo } from '#stories/tabTo.ts'
import preview from '#storybook/preview.tsx'
import { DashboardScreen } from '#ui-kit/screens/dashboard/DashboardScreen.tsx'

const meta = preview.meta({
  title: 'Screens/Admin/DashboardScreen',
  component: DashboardScreen,
  args: { periods: periodsWith(30), addProductHref: '/AddProduct', figures: busyMonth },
  parameters: { layout: 'fullscreen' },
})

export const BusyMonth = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Late orders' })).toHaveAttribute('href', '/Orders_Management?late=1')
    await expect(canvas.getByRole('link', { name: 'Revenue' })).toHaveAttribute(
      'href',
      '/Orders_Management?since=2026-10-23',
    )
    await expect(canvas.getByRole('link', { name: 'To confirm' })).toHaveAttribute(
      'href',
      '/Bookings_Management?status=Requested&since=2026-11-21',
    )
  },
})

export const Loading = meta.story({
  args: { figures: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading figures')
  },
})

export const NoOrdersYet = meta.story({
  args: { figures: emptyShop },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Nothing in this period')).toHaveLength(4)
    await expect(canvas.getByText('Everything was found')).toBeVisible()
  },
})

export const Failed = meta.story({
  args: { figures: undefined, failure: { onRetry: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to fetch the figures')
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible()
  },
})

export const Offline = Failed.extend({
  args: { failure: offlineFailure() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to fetch data: you are offline')
  },
})

export const LongTextAndNumbers = meta.story({ args: { figures: longNumbers } })

export const LongTextAndNumbersOnASmallPhone = meta.story({
  args: { figures: longNumbers },
  globals: { viewport: { value: 'small' } },
})

LongTextAndNumbersOnASmallPhone.test('does not scroll sideways', async () => {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
})

export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })

export const LoadingOnAPhone = meta.story({ args: { figures: undefined }, globals: { viewport: { value: 'phone' } } })

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await tabTo(canvas.getByRole('link', { name: '90 days' }))
    const now = ['Late orders', 'Pending', 'Processing', 'Low stock', 'No results', 'Online now']
    const bookings = [
      'To confirm',
      'To complete',
      'Visits today',
      'Visits in 7 days',
      'Service providers',
      'Not verified',
    ]
    for (const name of [...now, ...bookings]) {
      await userEvent.tab()
      await expect(canvas.getByRole('link', { name })).toHaveFocus()
    }
    for (const name of ['Orders', 'Revenue', 'Average order', 'Bookings']) {
      await userEvent.tab()
      await expect(canvas.getByRole('link', { name })).toHaveFocus()
      await userEvent.tab()
      await expect(canvas.getByRole('slider', { name: `${name} by day: choose a day` })).toHaveFocus()
    }
    await userEvent.tab()
    await expect(canvas.getByText('Day by day, in numbers')).toHaveFocus()
    await tabTo(canvas.getByRole('link', { name: 'Add a product' }))
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Search the products for gas heater' })).toHaveFocus()
  },
})
