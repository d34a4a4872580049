import { expect, waitFor } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { ProductGallery } from '#ui-kit/shop/catalogue/ProductGallery.tsx'
import { familyPot, redKettle, yellowToaster } from './products.ts'
import { ColumnWidth } from './storyWidths.tsx'

const meta = preview.meta({
  title: 'Shop/ProductGallery',
  component: ProductGallery,
  args: { name: 'breakfast set', pictures: [redKettle.picture, yellowToaster.picture, familyPot.picture] },
  decorators: [ColumnWidth],
})

export const ThreePictures = meta.story({})

export const OnePicture = meta.story({
  args: { name: redKettle.name, pictures: [redKettle.picture] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })

export const Keyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const strip = canvas.getByRole('list', { name: 'Pictures of breakfast set' })

    await userEvent.tab()
    await expect(strip).toHaveFocus()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')

    const second = canvas.getByRole('button', { name: /Show picture 2/ })
    await expect(second).toHaveFocus()
    await waitFor(() => expect(strip.scrollLeft).toBe(strip.clientWidth), { timeout: 5000 })
    await expect(second).toHaveAttribute('aria-current', 'true')
  },
})
