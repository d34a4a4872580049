import { expect, fn } from 'storybook/test'
import { almostFree, delivery } from '#stories/shop/catalogue/delivery.ts'
import { redKettle, yellowToaster } from '#stories/shop/catalogue/products.ts'
import { rand } from '#stories/shop/catalogue/rand.ts'
import preview from '#storybook/preview.tsx'
import { ProductScreen } from '#ui-kit/screens/shopper/ProductScreen.tsx'
import { kettleTrail, shownKettle, withTheKettle } from './shownKettle.ts'

const meta = preview.meta({
  title: 'Screens/ProductScreen',
  component: ProductScreen,
  args: {
    product: shownKettle,
    trail: kettleTrail,
    delivery: { ...delivery, meter: { value: 1 } },
    onAdd: fn(),
    viewers: 4,
    crossSell: withTheKettle,
  },
  parameters: { layout: 'fullscreen' },
})

export const OnSale = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: 'Quantity of Vuthela Rondavel kettle, 1.7 litres: one more' }),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Add to cart' }))
    await expect(args.onAdd).toHaveBeenCalledWith('redKettle', 2)
  },
})

export const BelowFreeDelivery = meta.story({
  args: {
    product: { ...shownKettle, price: rand('205.00'), was: undefined, saving: undefined, discount: 0 },
    delivery: { ...delivery, meter: almostFree },
    viewers: 1,
  },
})

export const SeveralPictures = meta.story({
  args: { product: { ...shownKettle, pictures: [redKettle.picture, yellowToaster.picture] } },
})

export const SoldOut = meta.story({ args: { product: { ...shownKettle, stock: 0 }, delivery } })

export const NewAndUnknown = meta.story({
  args: {
    product: {
      ...shownKettle,
      rating: undefined,
      reviewCount: 0,
      overview: '',
      features: [],
      specifications: [],
      whatsInTheBox: [],
      warranty: 'No warranty',
    },
    crossSell: [],
    viewers: undefined,
  },
})

export const GoingIntoTheCart = meta.story({ args: { adding: true } })

export const Loading = meta.story({ args: { product: undefined } })

export const NotFound = meta.story({ args: { product: undefined, failure: { message: 'No product found' } } })

export const Failed = meta.story({ args: { product: undefined, failure: { onRetry: fn() } } })

export const LongText = meta.story({
  args: {
    product: {
      ...shownKettle,
      name: 'Vuthela Rondavel cordless gooseneck kettle with temperature memory, keep-warm plate and limescale filter, 1.7 litres',
      brand: 'Vuthela Huishoudelike Toestelle en Kombuisware',
      price: rand('112 479.20'),
      was: rand('115 599.00'),
      saving: rand('3 119.80'),
      stock: 2,
      description: Array.from({ length: 4 }, () => shownKettle.description).join('\n\n'),
    },
  },
})

export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })
