import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { SessionLoadingScreen } from '#ui-kit/screens/shell/SessionLoadingScreen.tsx'

const meta = preview.meta({
  title: 'Screens/Shopper/SessionLoadingScreen',
  component: SessionLoadingScreen,
  args: { title: 'Orders' },
  parameters: { layout: 'fullscreen' },
})

export const BeforeTheOrders = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('Checking whether you are signed in')
  },
})

export const LongText = meta.story({ args: { title: 'Service providers management and everything else' } })

export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })
