import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { PermissionDeniedScreen } from '#ui-kit/screens/shell/PermissionDeniedScreen.tsx'

const meta = preview.meta({
  title: 'Screens/Shopper/PermissionDeniedScreen',
  component: PermissionDeniedScreen,
  args: { homeHref: '/' },
  parameters: { layout: 'fullscreen' },
})

export const CustomerOnAnAdminPage = meta.story({
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'You do not have permission to view this page.' }),
    ).toBeVisible()
  },
})

export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })
