import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { ShareLink } from '#ui-kit/shop/catalogue/product/ShareLink.tsx'

const text = encodeURIComponent('Vuthela Rondavel kettle https://ekhaya.example/vuthela-rondavel-kettle')

const meta = preview.meta({
  title: 'Shop/Catalogue/ShareLink',
  component: ShareLink,
  args: { href: `https://wa.me/?text=${text}` },
})

export const ByWhatsApp = meta.story({
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Share on WhatsApp' })
    await expect(link).toHaveAttribute('href', `https://wa.me/?text=${text}`)
    await expect(link).toHaveAttribute('rel', 'noopener')
  },
})
