import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { ErrorScreen } from '#ui-kit/screens/shell/ErrorScreen.tsx'
import { LinkChips } from '#ui-kit/shop/catalogue/LinkChips.tsx'

const otherPages = [
  { label: 'Appliances', href: '/Categories/Appliances' },
  { label: 'Service providers', href: '/ServiceProviders' },
  { label: 'Help', href: '/Help' },
]

const meta = preview.meta({
  title: 'Screens/Shopper/ErrorScreen',
  component: ErrorScreen,
  parameters: { layout: 'fullscreen' },
})

export const NoSuchPage = meta.story({
  args: { children: <LinkChips label="Where to look instead" links={otherPages} centered /> },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Something went wrong. Please try again or refresh the page.' }),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
  },
})

export const FailedWithRetry = meta.story({
  args: { onRetry: fn() },
})

FailedWithRetry.test('calls onRetry', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
  await expect(args.onRetry).toHaveBeenCalledOnce()
})

/** Instead of a page that threw an error. */
export const PageCrashed = meta.story({ args: { message: 'Unexpected Application Error!', onRetry: fn() } })

/** Instead of the whole site, which has no header then. */
export const SiteCrashed = meta.story({
  args: { message: 'Something went wrong.', onRetry: fn(), withHome: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Home' })).toBeVisible()
  },
})

export const TimedOut = meta.story({
  args: { message: 'This page took too long to load. Check your connection and try again.', onRetry: fn() },
})

export const LongText = meta.story({
  args: {
    message:
      'The shop could not be reached. Your cart is safe on this device; once you have a signal again, press Retry and everything goes on where you left it.',
    onRetry: fn(),
  },
})

export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })
