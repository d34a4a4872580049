import { expect, fn } from 'storybook/test'
import {
  fullSummary,
  goneDrill,
  oneDrill,
  repricedKettles,
  smallSummary,
  threePots,
  tooManyPots,
  twoKettles,
} from '#stories/shop/cart/cartLines.ts'
import { aminasOrder } from '#stories/shop/cart/placedOrder.ts'
import { everything } from '#stories/shop/catalogue/products.ts'
import { rand } from '#stories/shop/catalogue/rand.ts'
import preview from '#storybook/preview.tsx'
import { CartScreen } from '#ui-kit/screens/cart/CartScreen.tsx'
import { OrderPlacedPanel } from '#ui-kit/shop/cart/OrderPlacedPanel.tsx'

const meta = preview.meta({
  title: 'Screens/CartScreen',
  component: CartScreen,
  args: {
    lines: [twoKettles, oneDrill, threePots],
    summary: fullSummary,
    onCount: fn(),
    onRemove: fn(),
    onAcceptPrice: fn(),
    onClear: fn(),
    onAdd: fn(),
    reviewHref: '/buy/review',
    shopHref: '/Categories',
    suggestions: everything.slice(0, 6),
  },
  parameters: { layout: 'fullscreen' },
})

export const ThreeLines = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { name: 'You Might Also Like' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^Remove Ysterhout/ }))
    await expect(args.onRemove).toHaveBeenCalledWith('drill')
  },
})

export const BelowFreeDelivery = meta.story({
  args: {
    lines: [{ ...threePots, count: 1, price: rand('205.00'), was: undefined, total: rand('205.00') }],
    summary: smallSummary,
  },
})

export const OneSoldOutSince = meta.story({
  args: {
    lines: [twoKettles, { ...oneDrill, stock: 0 }],
    blockedReason: `${oneDrill.name} is sold out. Remove it to continue.`,
  },
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button', { name: 'Review order' })) await expect(button).toBeDisabled()
    await expect(canvas.queryByRole('link', { name: 'Review order' })).toBeNull()
  },
})

export const MuchHasChanged = meta.story({
  args: {
    lines: [repricedKettles, goneDrill, tooManyPots],
    blockedReason: '2 products cannot be ordered as they are. Change or remove them to continue.',
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Accept: / }))
    await expect(args.onAcceptPrice).toHaveBeenCalledWith('redKettle')
  },
})

export const MuchHasChangedOnASmallPhone = meta.story({
  args: {
    lines: [repricedKettles, goneDrill, tooManyPots],
    blockedReason: '2 products cannot be ordered as they are. Change or remove them to continue.',
  },
  globals: { viewport: { value: 'small' } },
})

export const WaitingForTheLine = meta.story({ args: { unsent: true } })

export const Keyboard = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('button', { name: 'Clear cart' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClear).toHaveBeenCalled()
  },
})

export const Empty = meta.story({ args: { lines: [] } })

export const OrderPlaced = meta.story({
  args: { lines: [], placed: <OrderPlacedPanel order={aminasOrder} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: /Thank you/ })).toBeVisible()
    await expect(canvas.queryByText('Your cart is empty')).toBeNull()
  },
})

export const Loading = meta.story({ args: { lines: [], loading: true } })

export const Failed = meta.story({ args: { lines: [], failure: { onRetry: fn() } } })

export const LongText = meta.story({
  args: {
    lines: [
      {
        ...twoKettles,
        name: 'Vuthela Rondavel cordless gooseneck kettle with temperature memory, keep-warm plate and limescale filter',
        count: 999,
        stock: 5000,
        price: rand('12 479.20'),
        was: rand('15 599.00'),
        total: rand('12 466 720.80'),
      },
      threePots,
    ],
    summary: {
      ...fullSummary,
      count: 1002,
      subtotal: rand('15 584 299.50'),
      saving: rand('3 116 816.25'),
      total: rand('12 467 483.25'),
    },
  },
})

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
