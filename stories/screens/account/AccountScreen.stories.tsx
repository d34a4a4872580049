import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { AccountScreen } from '#ui-kit/screens/account/AccountScreen.tsx'

const meta = preview.meta({
  title: 'Screens/AccountScreen',
  component: AccountScreen,
  args: { firstname: 'Amina', openOrders: 2 },
  parameters: { layout: 'fullscreen' },
})

export const TwoOrdersOnTheirWay = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Orders 2 orders are on their way/ })).toHaveAttribute(
      'href',
      '/account/orders',
    )
  },
})

export const NothingOnItsWay = meta.story({ args: { openOrders: 0 } })
export const LongText = meta.story({ args: { firstname: 'Thembelihle-Nomatham', openOrders: 999 } })
export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })
