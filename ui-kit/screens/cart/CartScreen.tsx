import type { ReactNode } from 'react'
import { Breadcrumb } from '#ui-kit/elements/Breadcrumb.tsx'
import { ErrorPanel } from '#ui-kit/elements/ErrorPanel.tsx'
import { Heading } from '#ui-kit/elements/Heading.tsx'
import { Notice } from '#ui-kit/elements/Notice.tsx'
import type { CartTotals } from '#ui-kit/shop/cart/CartSummary.tsx'
import type { CartLineItem } from '#ui-kit/shop/cart/cartLineItem.ts'
import type { CardProduct } from '#ui-kit/shop/catalogue/ProductCard.tsx'
import { ProductShelf } from '#ui-kit/shop/catalogue/ProductShelf.tsx'
import { Page } from '#ui-kit/space/Page.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { CartSkeleton } from './CartSkeleton.tsx'
import { EmptyCart } from './EmptyCart.tsx'
import { FilledCart } from './FilledCart.tsx'
import { WhenEmpty, WhileLoading } from './unknownCart.ts'

type CartScreenProps = {
  lines: readonly CartLineItem[]
  summary: CartTotals
  onCount: (id: string, count: number) => void
  onRemove: (id: string) => void
  onAcceptPrice: (id: string) => void
  onClear: () => void
  onAdd: (id: string) => void
  reviewHref: string
  /** Why the cart cannot be ordered as it is. */
  blockedReason?: string | undefined
  /** The last changes are saved in the browser only; the server does not have them yet. */
  unsent?: boolean | undefined
  /** Where to go on shopping. */
  shopHref: string
  /** The `OrderPlacedPanel` of an order that was just placed, on top of the page. */
  placed?: ReactNode
  /** Products below the cart, or below an order. */
  suggestions?: readonly CardProduct[]
  loading?: boolean
  /** As the server renders it, which knows no cart: loading, or empty where a script of the document sets `data-empty-cart` on the root. */
  unknown?: boolean
  failure?: { message?: string | undefined; onRetry?: (() => void) | undefined } | undefined
}

const trail = [{ label: 'Home', href: '/' }, { label: 'Cart' }]

/** The cart and its totals; after an order, the confirmation. */
export const CartScreen = (props: CartScreenProps) => {
  const { placed, suggestions = [], lines, loading = false, unknown = false, failure, unsent, shopHref, onAdd } = props
  const isEmpty = unknown || (lines.length === 0 && !loading && !failure)
  const shelf = suggestions.length > 0 && (
    <ProductShelf title="You Might Also Like" products={suggestions} onAdd={onAdd} />
  )
  const title = <Heading level={placed ? 2 : 1}>Your cart</Heading>

  return (
    <Page>
      <Stack gap={1}>
        <Breadcrumb trail={trail} />
        <Stack gap={5}>
          {placed}
          {unsent && (
            <Notice tone="info" live>
              Saved on this device. We will send it once you are back online.
            </Notice>
          )}
          {(unknown || loading) && (
            <WhileLoading $unknown={unknown}>
              {title}
              <CartSkeleton />
            </WhileLoading>
          )}
          {isEmpty && (
            <WhenEmpty $unknown={unknown}>
              {!placed && <EmptyCart shopHref={shopHref} level={unknown ? 2 : 1} />}
              {shelf}
            </WhenEmpty>
          )}
          {failure && !loading && (
            <>
              {title}
              <ErrorPanel {...failure} />
            </>
          )}
          {lines.length > 0 && !loading && !failure && (
            <>
              {title}
              <FilledCart {...props} />
              {shelf}
            </>
          )}
        </Stack>
      </Stack>
    </Page>
  )
}
