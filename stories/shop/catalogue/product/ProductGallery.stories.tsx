import { expect, fn, waitFor } from 'storybook/test'
import { everything, familyPot, redKettle, yellowToaster } from '#stories/shop/catalogue/products.ts'
import { ColumnWidth } from '#stories/shop/catalogue/storyWidths.tsx'
import preview from '#storybook/preview.tsx'
import { ProductGallery } from '#ui-kit/shop/catalogue/product/ProductGallery.tsx'

const meta = preview.meta({
  title: 'Shop/Catalogue/ProductGallery',
  component: ProductGallery,
  args: {
    name: 'breakfast set',
    pictures: [redKettle.picture, yellowToaster.picture, familyPot.picture],
    onZoom: fn(),
  },
  decorators: [ColumnWidth],
})

export const ThreePictures = meta.story({})

export const OnePicture = meta.story({
  args: { name: redKettle.name, pictures: [redKettle.picture] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(1)
    await expect(canvas.getByRole('button', { name: /Show large/ })).toBeVisible()
  },
})

export const WithoutZoom = meta.story({
  render: ({ name, pictures }) => <ProductGallery name={name} pictures={pictures} />,
})

export const NoPicture = meta.story({
  args: { pictures: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No image available')).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

export const EightPictures = meta.story({
  args: { pictures: everything.slice(0, 8).map(({ picture }) => picture) },
  globals: { viewport: { value: 'small' } },
})

export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    const strip = canvas.getByRole('list', { name: 'Pictures of breakfast set' })
    const isShown = (place: number) =>
      waitFor(
        () =>
          expect(canvas.getByRole('button', { name: new RegExp(`Show picture ${place}:`) })).toHaveAttribute(
            'aria-current',
            'true',
          ),
        { timeout: 5000 },
      )

    await userEvent.tab()
    await expect(strip).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await isShown(2)
    await userEvent.keyboard('{End}')
    await isShown(3)
    await userEvent.keyboard('{ArrowRight}{Home}')
    await isShown(1)

    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onZoom).toHaveBeenCalledWith(0)
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await isShown(2)
  },
})
