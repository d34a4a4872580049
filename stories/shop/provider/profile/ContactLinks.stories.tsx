import { expect } from 'storybook/test'
import { withoutNavigation } from '#stories/shop/shell/withoutNavigation.tsx'
import preview from '#storybook/preview.tsx'
import { ContactLinks } from '#ui-kit/shop/provider/profile/ContactLinks.tsx'

const meta = preview.meta({
  title: 'Shop/Providers/ContactLinks',
  component: ContactLinks,
  args: { name: 'Themba Mokoena', phoneNumber: '0825550143', whatsAppHref: 'https://wa.me/27825550143' },
  decorators: [withoutNavigation],
})

export const CallOrWrite = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Call 082\s555\s0143$/ })).toHaveAttribute('href', 'tel:0825550143')
    await expect(canvas.getByRole('link', { name: 'WhatsApp Themba Mokoena' })).toHaveAttribute(
      'href',
      'https://wa.me/27825550143',
    )
  },
})

export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: /Call/ })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: /WhatsApp/ })).toHaveFocus()
  },
})
