import type { ReactNode } from 'react'
import { Breadcrumb, type Crumb } from '#ui-kit/elements/Breadcrumb.tsx'
import { ErrorPanel } from '#ui-kit/elements/ErrorPanel.tsx'
import { Heading } from '#ui-kit/elements/Heading.tsx'
import { Notice } from '#ui-kit/elements/Notice.tsx'
import type { CartTotals } from '#ui-kit/shop/cart/CartSummary.tsx'
import type { CartLineItem } from '#ui-kit/shop/cart/cartLineItem.ts'
import { Page } from '#ui-kit/space/Page.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { CartSkeleton } from './CartSkeleton.tsx'
import { EmptyCart } from './EmptyCart.tsx'
import { FilledCart } from './FilledCart.tsx'
import { WhenEmpty, WhileLoading } from './unknownCart.ts'

type CartScreenProps = {
  /** The products in the cart. */
  lines: readonly CartLineItem[]
  /** How many, what they cost, and what delivery costs. */
  summary: CartTotals
  /** Called with the product and the number that was chosen. */
  onCount: (id: string, count: number) => void
  /** Called with the product that somebody removes. */
  onRemove: (id: string) => void
  /** Called with the product whose new price somebody accepts. */
  onAcceptPrice: (id: string) => void
  /** Called when somebody empties the cart. */
  onClear: () => void
  /** Where "Review order" leads. */
  reviewHref: string
  /** Why the cart cannot be ordered as it is. */
  blockedReason?: string | undefined
  /** The last changes are saved in the browser only; the server does not have them yet. */
  unsent?: boolean | undefined
  /** Where to go on shopping. */
  shopHref: string
  /** The `OrderPlacedPanel` of an order that was just placed, on top of the page. */
  placed?: ReactNode
  /** A `ProductShelf` below the cart, or below an order. */
  suggestions?: ReactNode
  /** Shows a skeleton of the same size while the data is on its way. */
  loading?: boolean
  /** As the server renders it, which knows no cart: loading, or empty where a script of the document sets `data-empty-cart` on the root. */
  unknown?: boolean
  /** Set where the data could not be fetched: what to say in place of the standard sentence, and what Retry calls. */
  failure?: { message?: string | undefined; onRetry?: (() => void) | undefined } | undefined
}

const trail: readonly Crumb[] = [{ label: 'Home', page: 'home' }, { label: 'Cart' }]

/** The cart and its totals; after an order, the confirmation. */
export const CartScreen = (props: CartScreenProps) => {
  const { placed, suggestions, lines, loading = false, unknown = false, failure, unsent, shopHref } = props
  const isEmpty = unknown || (lines.length === 0 && !loading && !failure)
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
              {suggestions}
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
              {suggestions}
            </>
          )}
        </Stack>
      </Stack>
    </Page>
  )
}
