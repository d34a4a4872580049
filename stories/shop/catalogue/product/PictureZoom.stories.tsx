import { expect, fireEvent, fn, waitFor } from 'storybook/test'
import { leaveFocus } from '#stories/leaveFocus.ts'
import { redKettle } from '#stories/shop/catalogue/products.ts'
import { tabTo } from '#stories/tabTo.ts'
import preview from '#storybook/preview.tsx'
import { PictureZoom } from '#ui-kit/shop/catalogue/product/PictureZoom.tsx'

const meta = preview.meta({
  title: 'Shop/Catalogue/PictureZoom',
  component: PictureZoom,
  args: { picture: redKettle.picture, onClose: fn() },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '800px' } } },
})

export const Unzoomed = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('100%')
    await expect(canvas.getByRole('button', { name: 'Zoom out' })).toBeDisabled()
  },
})

export const ZoomInByButton = meta.story({
  play: async ({ canvas, userEvent }) => {
    const closer = canvas.getByRole('button', { name: 'Zoom in' })
    await userEvent.click(closer)
    await expect(canvas.getByRole('status')).toHaveTextContent('150%')
    await userEvent.click(closer)
    await userEvent.click(closer)
    await userEvent.click(closer)
    await expect(canvas.getByRole('status')).toHaveTextContent('400%')
    await expect(closer).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Zoom out' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('267%')
    leaveFocus()
  },
})

export const ZoomInByWheel = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: redKettle.picture.alt })
    await fireEvent.wheel(picture, { deltaY: -210, clientX: 300, clientY: 200 })
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('201%'))
  },
})

export const ZoomInByDoubleClick = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const ground = canvas.getByRole('img', { name: redKettle.picture.alt })
    await fireEvent.doubleClick(ground, { clientX: 200, clientY: 200 })
    await expect(canvas.getByRole('status')).toHaveTextContent('250%')
    await userEvent.keyboard('0')
    await expect(canvas.getByRole('status')).toHaveTextContent('100%')
  },
})

export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    const picture = canvas.getByRole('img', { name: redKettle.picture.alt })
    await userEvent.keyboard('++')
    await expect(canvas.getByRole('status')).toHaveTextContent('225%')
    await userEvent.keyboard('{ArrowRight}')
    await expect(picture.style.transform).toContain('translate(-80px')
    await userEvent.keyboard('-')
    await expect(canvas.getByRole('status')).toHaveTextContent('150%')
    await userEvent.tab()
    await userEvent.keyboard('0')
    await tabTo(canvas.getByRole('button', { name: 'Close' }))
    await userEvent.keyboard('{Enter}')
    await expect(args.onClose).toHaveBeenCalled()
  },
})
