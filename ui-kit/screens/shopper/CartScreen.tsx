import { Breadcrumb } from '#ui-kit/elements/Breadcrumb.tsx'
import { ErrorPanel } from '#ui-kit/elements/ErrorPanel.tsx'
import { Heading } from '#ui-kit/elements/Heading.tsx'
import { Notice } from '#ui-kit/elements/Notice.tsx'
import type { CartLineItem } from '#ui-kit/shop/cart/CartLine.tsx'
import type { Summary } from '#ui-kit/shop/cart/CartSummary.tsx'
import { OrderPlacedPanel, type PlacedOrder } from '#ui-kit/shop/cart/OrderPlacedPanel.tsx'
import type { CardProduct } from '#ui-kit/shop/catalogue/ProductCard.tsx'
import { ProductShelf } from '#ui-kit/shop/catalogue/ProductShelf.tsx'
import { Page } from '#ui-kit/space/Page.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { CartWaiting } from './CartWaiting.tsx'
import { EmptyCart } from './EmptyCart.tsx'
import { FilledCart } from './FilledCart.tsx'

type CartScreenProps = {
  lines: readonly CartLineItem[]
  summary: Summary
  onCount: (id: string, count: number) => void
  onRemove: (id: string) => void
  onAcceptPrice: (id: string) => void
  onClear: () => void
  onAdd: (id: string) => void
  reviewHref: string
  /** Why this cannot be ordered as it is. */
  held?: string | undefined
  /** What was done last is kept here: the shop cannot be told yet. */
  waiting?: boolean | undefined
  /** Where to go on shopping. */
  shopHref: string
  /** The order just placed: its panel stands above everything. */
  placed?: PlacedOrder | undefined
  /** Products for an empty cart or below an order. */
  suggestions?: readonly CardProduct[]
  loading?: boolean
  failure?: { message?: string | undefined; onRetry?: (() => void) | undefined } | undefined
}

const trail = [{ label: 'Home', href: '/' }, { label: 'Cart' }]

/** What is in the cart and what it comes to; after an order, the thanks for it. */
export const CartScreen = (props: CartScreenProps) => {
  const { placed, suggestions = [], lines, loading, failure } = props
  const suggests = suggestions.length > 0 && lines.length === 0 && !loading && !failure

  return (
    <Page>
      <Stack gap={5}>
        <Breadcrumb trail={trail} />
        {placed && <OrderPlacedPanel order={placed} />}
        {(lines.length > 0 || loading || failure) && <Heading level={placed ? 2 : 1}>Your cart</Heading>}
        {props.waiting && (
          <Notice tone="info" live>
            Saved on this device; will be sent when you are back online.
          </Notice>
        )}
        {content(props)}
        {suggests && <ProductShelf title="You Might Also Like" products={suggestions} onAdd={props.onAdd} />}
      </Stack>
    </Page>
  )
}

const content = (props: CartScreenProps) => {
  if (props.failure) return <ErrorPanel {...props.failure} />
  if (props.loading) return <CartWaiting />
  if (props.lines.length > 0) return <FilledCart {...props} />

  return props.placed ? null : <EmptyCart shopHref={props.shopHref} />
}
