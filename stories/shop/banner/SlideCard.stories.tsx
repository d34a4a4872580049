import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { SlideCard } from '#ui-kit/shop/banner/SlideCard.tsx'
import { kitchenSlide } from './slides.ts'

const meta = preview.meta({
  title: 'Shop/Banner/SlideCard',
  component: SlideCard,
  args: { slide: kitchenSlide, number: 1, count: 1 },
})

export const WithPicture = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: kitchenSlide.title })).toHaveAttribute('href', kitchenSlide.href)
  },
})

export const WithoutPicture = meta.story({ args: { slide: { ...kitchenSlide, picture: undefined } } })

export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link')).toHaveFocus()
  },
})
