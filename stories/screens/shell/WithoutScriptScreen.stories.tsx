import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { WithoutScriptScreen } from '#ui-kit/screens/shell/WithoutScriptScreen.tsx'

const meta = preview.meta({
  title: 'Screens/Shopper/WithoutScriptScreen',
  component: WithoutScriptScreen,
  args: {
    subject: 'Your cart',
    href: '/Cart',
    telephone: { label: '012 345 6789', href: 'tel:+27123456789' },
    links: [
      { label: 'Home', href: '/' },
      { label: 'Categories', href: '/Categories' },
      { label: 'Help', href: '/Help' },
    ],
  },
  parameters: { layout: 'fullscreen' },
})

export const Cart = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Your cart needs JavaScript' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Load this page again' })).toHaveAttribute('href', '/Cart')
  },
})

export const Login = meta.story({ args: { subject: 'Logging in', href: '/Login' } })

export const LongText = meta.story({
  args: {
    subject: 'The directory of service providers and their free times',
    links: [{ label: 'What delivery costs in Pimville, Tiyani and everywhere in between', href: '/Delivery' }],
  },
})

export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })
