import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { SavedPicture } from '#ui-kit/elements/SavedPicture.tsx'
import { SavesData } from '#ui-kit/elements/savesData.ts'
import { ProductCard } from '#ui-kit/shop/catalogue/ProductCard.tsx'
import { ladder, redKettle, steamIron, wallPaint, washingMachine, yellowToaster } from './products.ts'
import { rand } from './rand.ts'
import { CardWidth, WideCard } from './storyWidths.tsx'

const meta = preview.meta({
  title: 'Shop/Catalogue/ProductCard',
  component: ProductCard,
  parameters: { docs: { story: { inline: false, height: '520px' } } },
  args: { product: redKettle, onAdd: fn() },
  decorators: [CardWidth],
})

export const OnSale = meta.story({})

export const BrandIsLargeEnoughForAThumb = meta.story({
  play: async ({ canvas }) => {
    const brand = canvas.getByRole('link', { name: 'Vuthela' })
    const { left, top, bottom } = brand.getBoundingClientRect()
    const pressedAt = (y: number) => document.elementFromPoint(left + 4, y)?.closest('a')
    await expect(pressedAt(top - 15)).toBe(brand)
    await expect(pressedAt(bottom + 4)).toBe(brand)
    await expect(pressedAt(bottom + 12)).toBe(canvas.getByRole('link', { name: /Rondavel/ }))
  },
})

/** The brand stands above the name, and is not repeated in it: screen readers hear the whole name. */
export const BrandOnce = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: redKettle.name })).toHaveTextContent(/^Rondavel kettle, 1.7 litres$/)
    await expect(canvas.getByText('Free delivery')).toBeVisible()
  },
})

/** Where there is room, the picture stands beside the words. */
export const Wide = meta.story({
  decorators: [WideCard],
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: redKettle.picture.alt }).getBoundingClientRect()
    await expect(canvas.getByRole('heading').getBoundingClientRect().left).toBeGreaterThan(picture.right)
  },
})

export const FullPrice = meta.story({ args: { product: wallPaint } })

export const FewLeft = meta.story({ args: { product: yellowToaster } })

export const FewLeftOnSale = meta.story({ args: { product: washingMachine } })

export const SoldOut = meta.story({
  args: { product: ladder },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Sold out/ })).toBeDisabled()
  },
})

/** The button lies above the link that covers the card. */
export const SoldOutWithoutPictures = meta.story({
  args: { product: ladder },
  decorators: [
    (Story) => (
      <SavesData value={SavedPicture}>
        <Story />
      </SavesData>
    ),
  ],
  play: async ({ canvas }) => {
    const show = canvas.getByRole('button', { name: /^Show picture/ })
    const { left, top, width, height } = show.getBoundingClientRect()
    await expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(show)
  },
})

export const PoorlyRated = meta.story({ args: { product: steamIron } })

export const NotYetRated = meta.story({
  args: { product: { ...wallPaint, rating: 0, reviewCount: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img', { name: /Rated/ })).toBeNull()
  },
})

export const Surcharge = meta.story({
  args: { product: { ...wallPaint, discount: -10 } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/OFF/)).toBeNull()
  },
})

export const Adding = meta.story({ args: { adding: true } })

export const LongName = meta.story({
  args: {
    product: {
      ...redKettle,
      name: 'Vuthela Rondavel cordless gooseneck kettle with temperature memory, keep-warm plate and limescale filter, 1.7 litres',
      brand: 'Vuthela Huishoudelike Toestelle en Kombuisware',
      price: rand('12 479.20'),
      was: rand('15 599.00'),
    },
  },
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Vuthela' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: /Rondavel/ })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onAdd).toHaveBeenCalledWith('redKettle')
  },
})
