import { expect, fn } from 'storybook/test'
import { aminasCart, changedCart, hugeCart, smallCart, soldOutCart } from '#stories/lives/carts.ts'
import { offlineFailure } from '#stories/screens/offlineFailure.ts'
import { aminasReceipt } from '#stories/shop/cart/placedOrder.ts'
import { everything } from '#stories/shop/catalogue/products.ts'
import { tabTo } from '#stories/tabTo.ts'
import preview from '#storybook/preview.tsx'
import { CartScreen } from '#ui-kit/screens/cart/CartScreen.tsx'
import { OrderPlacedPanel } from '#ui-kit/shop/cart/OrderPlacedPanel.tsx'
import { ProductShelf } from '#ui-kit/shop/catalogue/ProductShelf.tsx'

const meta = preview.meta({
  title: 'Screens/Shopper/CartScreen',
  component: CartScreen,
  args: {
    ...aminasCart,
    onCount: fn(),
    onRemove: fn(),
    onAcceptPrice: fn(),
    onClear: fn(),
    reviewHref: '/buy/review',
    shopHref: '/Categories',
    suggestions: <ProductShelf title="You Might Also Like" products={everything.slice(0, 6)} onAdd={fn()} />,
  },
  parameters: { layout: 'fullscreen' },
})

export const ThreeLines = meta.story({})

ThreeLines.test('calls onRemove', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('heading', { name: 'You Might Also Like' })).toBeVisible()
  await userEvent.click(canvas.getByRole('button', { name: /^Remove Ysterhout/ }))
  await expect(args.onRemove).toHaveBeenCalledWith('drill')
})

export const BelowFreeDelivery = meta.story({
  args: {
    ...smallCart,
  },
})

export const OneSoldOutSince = meta.story({
  args: {
    ...soldOutCart,
  },
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button', { name: 'Review order' })) await expect(button).toBeDisabled()
    await expect(canvas.queryByRole('link', { name: 'Review order' })).toBeNull()
  },
})

export const MuchHasChanged = meta.story({
  args: {
    ...changedCart,
  },
})

MuchHasChanged.test('calls onAcceptPrice', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: /^Accept: / }))
  await expect(args.onAcceptPrice).toHaveBeenCalledWith('redKettle')
})

export const MuchHasChangedOnASmallPhone = meta.story({
  args: {
    ...changedCart,
  },
  globals: { viewport: { value: 'small' } },
})

export const WaitingForTheLine = meta.story({ args: { unsent: true } })

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    await tabTo(canvas.getByRole('button', { name: 'Clear cart' }))
    await userEvent.keyboard('{Enter}')
    await expect(args.onClear).toHaveBeenCalled()
  },
})

export const Empty = meta.story({ args: { lines: [] } })

export const OrderPlaced = meta.story({
  args: { lines: [], placed: <OrderPlacedPanel order={aminasReceipt} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: /Thank you/ })).toBeVisible()
    await expect(canvas.queryByText('Your cart is empty')).toBeNull()
  },
})

export const Loading = meta.story({ args: { lines: [], loading: true } })

export const Failed = meta.story({ args: { lines: [], failure: { onRetry: fn() } } })

export const Offline = meta.story({
  args: { lines: [], failure: offlineFailure() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to fetch data: you are offline')
  },
})

export const LongText = meta.story({ args: hugeCart })

export const LongTextOnASmallPhone = LongText.extend({ globals: { viewport: { value: 'small' } } })
export const LongTextOnASmallTablet = LongText.extend({ globals: { viewport: { value: 'smallTablet' } } })
export const LongTextOnASmallLaptop = LongText.extend({ globals: { viewport: { value: 'laptop' } } })
export const SmallTablet = meta.story({ globals: { viewport: { value: 'smallTablet' } } })
export const SmallLaptop = meta.story({ globals: { viewport: { value: 'laptop' } } })

export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })

/** As the server renders it for somebody whose cart is in the browser. */
export const NotKnownYet = meta.story({
  args: { lines: [], unknown: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible()
    await expect(canvas.queryByRole('heading', { name: 'Your cart is empty' })).toBeNull()
  },
})

/** The same where the script of the document has found no cart. */
export const NotKnownYetButEmpty = meta.story({
  args: { lines: [], unknown: true },
  beforeEach: () => {
    document.documentElement.dataset['emptyCart'] = ''
    return () => delete document.documentElement.dataset['emptyCart']
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
    await expect(canvas.queryByRole('heading', { name: 'Your cart' })).toBeNull()
  },
})
