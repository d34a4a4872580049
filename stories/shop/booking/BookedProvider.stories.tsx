import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { BookedProvider } from '#ui-kit/shop/booking/BookedProvider.tsx'
import { longProviderName, longProviderPhone } from './ownBookings.ts'
import { sipho } from './siphosVisit.ts'

const meta = preview.meta({
  title: 'Shop/Booking/BookedProvider',
  component: BookedProvider,
  args: { provider: sipho },
})

export const Reachable = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '082 555 0171' })).toHaveAttribute('href', 'tel:0825550171')
    await expect(canvas.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', sipho.whatsAppHref)
  },
})

export const NoPortrait = meta.story({ args: { provider: { ...sipho, portrait: '', href: undefined } } })

export const LongNameOnASmallPhone = meta.story({
  args: {
    provider: {
      ...sipho,
      name: longProviderName,
      phoneNumber: longProviderPhone,
      profession: 'Certified plumber for geysers and rainwater tanks',
    },
  },
  globals: { viewport: { value: 'small' } },
})
