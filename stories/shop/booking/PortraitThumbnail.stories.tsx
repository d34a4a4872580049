import preview from '#storybook/preview.tsx'
import { PortraitThumbnail } from '#ui-kit/shop/booking/PortraitThumbnail.tsx'
import { drawnPortrait } from './portrait.ts'

const meta = preview.meta({
  title: 'Shop/Booking/PortraitThumbnail',
  component: PortraitThumbnail,
  args: { src: drawnPortrait },
})

export const WithAPortrait = meta.story({})
export const NoPortrait = meta.story({ args: { src: '' } })
export const Large = meta.story({ args: { size: 96 } })
