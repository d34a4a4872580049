import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { NotSignedInScreen } from '#ui-kit/screens/shell/NotSignedInScreen.tsx'

const meta = preview.meta({
  title: 'Screens/Shopper/NotSignedInScreen',
  component: NotSignedInScreen,
  args: { loginHref: '/Login' },
  parameters: { layout: 'fullscreen' },
})

export const GuestOnTheirOrders = meta.story({
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'You need to be logged in to view this page' }),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/Login')
  },
})

export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })
