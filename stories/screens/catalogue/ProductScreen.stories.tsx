import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { reviewRule } from '#stories/exampleRules.ts'
import { leaveFocus } from '#stories/leaveFocus.ts'
import { offlineFailure } from '#stories/screens/offlineFailure.ts'
import { delivery, withPiecesAt } from '#stories/shop/catalogue/delivery.ts'
import { everything, redKettle, yellowToaster } from '#stories/shop/catalogue/products.ts'
import { rand } from '#stories/shop/catalogue/rand.ts'
import { money } from '#stories/shop/productAdmin/money.ts'
import { offeredThemba, plumbers } from '#stories/shop/provider/offeredProviders.ts'
import { now } from '#stories/shop/provider/providers.ts'
import { kettleRating, kettleReviews } from '#stories/shop/review/kettleReviews.ts'
import preview from '#storybook/preview.tsx'
import { ProductScreen } from '#ui-kit/screens/catalogue/ProductScreen.tsx'
import { ProductShelf } from '#ui-kit/shop/catalogue/ProductShelf.tsx'
import { ProductStrip } from '#ui-kit/shop/catalogue/ProductStrip.tsx'
import { PictureZoom } from '#ui-kit/shop/catalogue/product/PictureZoom.tsx'
import { SoonestFree } from '#ui-kit/shop/provider/SoonestFree.tsx'
import { TradeOffer } from '#ui-kit/shop/provider/TradeOffer.tsx'
import { OwnReviewPanel } from '#ui-kit/shop/review/OwnReviewPanel.tsx'
import { Reviews } from '#ui-kit/shop/review/Reviews.tsx'
import { kettleCrossSell, kettleTrail, shownKettle } from './shownKettle.ts'

const lastViewed = <ProductStrip title="Last viewed" products={everything.slice(0, 10)} />

const reviews = (
  <Reviews
    {...kettleRating}
    reviews={kettleReviews}
    onMore={fn()}
    own={<OwnReviewPanel rule={reviewRule} onSave={fn()} />}
  />
)

const meta = preview.meta({
  title: 'Screens/Shopper/ProductScreen',
  component: ProductScreen,
  args: {
    product: shownKettle,
    trail: kettleTrail,
    delivery: { ...delivery, meter: withPiecesAt(479.2) },
    onAdd: fn(),
    viewers: 4,
    crossSell: <ProductShelf title="Goes well with" products={kettleCrossSell} onAdd={fn()} />,
    shareHref: 'https://wa.me/?text=Vuthela%20Rondavel%20kettle',
    onZoom: fn(),
    reviews,
    lastViewed,
  },
  parameters: { layout: 'fullscreen' },
})

export const OnSale = meta.story({})

OnSale.test('calls onAdd', async ({ canvas, userEvent, args }) => {
  await userEvent.click(
    canvas.getByRole('button', { name: 'Quantity of Vuthela Rondavel kettle, 1.7 litres: one more' }),
  )
  await userEvent.click(canvas.getByRole('button', { name: 'Add to cart' }))
  await expect(args.onAdd).toHaveBeenCalledWith('redKettle', 2)
})

export const BelowFreeDelivery = meta.story({
  args: {
    product: { ...shownKettle, price: rand('35.50'), was: undefined, saving: undefined, discount: 0 },
    delivery: { ...delivery, meter: withPiecesAt(35.5) },
    viewers: 1,
  },
})

export const Surcharge = meta.story({
  args: {
    product: { ...shownKettle, price: rand('658.90'), was: undefined, saving: undefined, discount: -10 },
  },
})

export const NeedsAPlumber = meta.story({
  args: {
    fitting: (
      <TradeOffer {...plumbers}>
        <SoonestFree provider={offeredThemba} now={now} />
      </TradeOffer>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Need a plumber to fit it?' })).toHaveTextContent('Themba Mokoena')
    await expect(canvas.getByRole('link', { name: 'All plumbers' })).toBeVisible()
  },
})

export const PictureSeenLarge = meta.story({
  render: function Zooming(args) {
    const [place, setPlace] = useState<number>()
    const picture = place === undefined ? undefined : args.product?.pictures[place]

    return (
      <>
        <ProductScreen {...args} onZoom={setPlace} />
        {picture && <PictureZoom picture={picture} onClose={() => setPlace(undefined)} />}
      </>
    )
  },
  play: async ({ canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('button', { name: /Show large/ })
    await userEvent.click(first as Element)
    await expect(canvas.getByRole('dialog', { name: /Large picture/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await expect(canvas.queryByRole('dialog')).toBeNull()
    leaveFocus()
  },
})

export const TagsAreText = meta.story({
  args: {
    product: {
      ...shownKettle,
      name: 'Kettle <script>document.title = "taken"</script>',
      content: { ...shownKettle.content, description: '<b>Not bold</b>, but what somebody typed' },
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Kettle <script>document.title = "taken"</script>',
    )
    await expect(canvas.getByText('<b>Not bold</b>, but what somebody typed')).toBeVisible()
    await expect(canvasElement.querySelector('h1 script, p > b')).toBeNull()
  },
})

export const SeveralPictures = meta.story({
  args: { product: { ...shownKettle, pictures: [redKettle.picture, yellowToaster.picture] } },
})

export const SoldOut = meta.story({ args: { product: { ...shownKettle, stock: 0 }, delivery } })

export const OthersBuyMeanwhile = meta.story({
  tags: ['behaviour'],
  render: function Selling(args) {
    const [stock, setStock] = useState(5)

    return (
      <>
        <button type="button" onClick={() => setStock(2)}>
          Three are sold
        </button>
        <ProductScreen {...args} product={{ ...shownKettle, stock }} />
      </>
    )
  },
  play: async ({ canvas, userEvent, args }) => {
    const more = canvas.getByRole('button', { name: /one more$/ })
    for (let press = 0; press < 3; press += 1) await userEvent.click(more)
    await userEvent.click(canvas.getByRole('button', { name: 'Three are sold' }))
    await expect(canvas.getByRole('spinbutton')).toHaveValue(2)
    await userEvent.click(canvas.getByRole('button', { name: 'Add to cart' }))
    await expect(args.onAdd).toHaveBeenCalledWith('redKettle', 2)
  },
})

export const NewAndUnknown = meta.story({
  args: {
    product: {
      ...shownKettle,
      rating: undefined,
      reviewCount: 0,
      content: {
        ...shownKettle.content,
        overview: '',
        features: [],
        specifications: [],
        whatsInTheBox: [],
        warranty: 'No warranty',
      },
    },
    crossSell: undefined,
    viewers: undefined,
    reviews: undefined,
    lastViewed: undefined,
  },
})

export const GoingIntoTheCart = meta.story({ args: { adding: true } })

export const Loading = meta.story({ args: { product: undefined } })

export const NotFound = meta.story({
  args: {
    product: undefined,
    trail: [{ label: 'Home', href: '/' }, { label: 'No product found' }],
    missing: {
      links: [
        { label: 'Appliances', href: '/Categories/Appliances' },
        { label: 'Hardware', href: '/Categories/Hardware' },
        { label: 'Household', href: '/Categories/Household' },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'No product found' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Hardware' })).toBeVisible()
  },
})

export const Failed = meta.story({ args: { product: undefined, failure: { onRetry: fn() } } })

export const Offline = Failed.extend({
  args: { failure: offlineFailure() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to fetch data: you are offline')
  },
})

export const LongText = meta.story({
  args: {
    product: {
      ...shownKettle,
      name: 'Vuthela Rondavel cordless gooseneck kettle with temperature memory, keep-warm plate and limescale filter, 1.7 litres',
      brand: 'Vuthela Huishoudelike Toestelle en Kombuisware',
      price: money(11_213_103),
      was: money(11_559_900),
      discount: 3,
      saving: money(346_797),
      stock: 2,
      content: {
        ...shownKettle.content,
        description: Array.from({ length: 4 }, () => shownKettle.content.description).join('\n\n'),
      },
    },
  },
})

export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })
