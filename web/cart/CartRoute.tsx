import { useAtom } from 'jotai'
import { Suspense, useEffect, useEffectEvent } from 'react'
import { Heading } from '#ui-kit/elements/Heading.tsx'
import { hydrateLater } from '#ui-kit/elements/hydrateLater.tsx'
import { optionalPart } from '#ui-kit/elements/optionalPart.ts'
import { CartScreen } from '#ui-kit/screens/cart/CartScreen.tsx'
import { useHydrated } from '#web/state/browser/useHydrated.ts'
import { pieceCents } from '#web/state/cart/cartLines.ts'
import { type OrderReceipt, orderReceiptAtom, restoreOrderReceipt } from '#web/state/cart/orderReceipt.ts'
import { useCart } from '#web/state/cart/useCart.ts'
import { useClient } from '#web/state/client.ts'
import type { QueryCache } from '#web/state/http/queryCache.ts'
import { PageHead } from '#web/state/navigation/PageHead.tsx'
import type { RouteModule, Visit } from '#web/state/navigation/route.ts'
import { useSession } from '#web/state/session/session.ts'
import { cartBlockedReason, cartFailure, cartLineProps, cartSummaryProps } from './cartProps.ts'

// While the confirmation loads, and where it fails to, the heading says that the order is placed.
const OrderHeading = ({ receipt }: { receipt: OrderReceipt }) => (
  <Heading level={1}>{`Order ${receipt.orderNumber} is placed`}</Heading>
)

const OrderPlaced = optionalPart(async () => (await import('./OrderPlaced.tsx')).OrderPlaced, OrderHeading)
const CartSuggestions = hydrateLater(async () => (await import('./CartSuggestions.tsx')).CartSuggestions)

/** What the page of an empty cart shows. The server cannot know whether it is: a script of the document decides what is visible. */
export const preloadCart = (_: Visit, ask: QueryCache['fetchQuery']) => ask('GET products/home', {})

/** The cart page. Right after an order it shows the confirmation. */
export const CartRoute = () => {
  const { terms } = useClient()
  const cart = useCart()
  const placed = usePlacedOrder()
  const isUnknown = !useHydrated()
  const onAcceptPrice = (id: string) => {
    const line = cart.lines.find(({ product }) => product.id === id)
    if (line) cart.acceptPrice(id, pieceCents(line.product))
  }
  const clear = () => {
    cart.clear()
    // To the message about the empty cart and the suggestions below it.
    scrollTo(0, 0)
  }
  const reload = useEffectEvent(cart.reload)
  useEffect(() => {
    reload()
  }, [])

  return (
    <>
      <PageHead title="Your cart" />
      <CartScreen
        lines={cart.lines.map(cartLineProps)}
        summary={cartSummaryProps(cart.lines, terms)}
        onCount={cart.setCount}
        onRemove={cart.remove}
        onAcceptPrice={onAcceptPrice}
        onClear={clear}
        reviewHref="/buy/review"
        blockedReason={cartBlockedReason(cart.lines)}
        unsent={cart.isWaiting}
        shopHref="/Categories"
        placed={
          placed && (
            <Suspense fallback={<OrderHeading receipt={placed} />}>
              <OrderPlaced receipt={placed} />
            </Suspense>
          )
        }
        suggestions={<CartSuggestions />}
        loading={cart.status === 'loading'}
        unknown={isUnknown}
        failure={cartFailure(cart, cart.reload)}
      />
    </>
  )
}

// The confirmation is shown once; afterwards the order is in the list of orders.
const usePlacedOrder = () => {
  const [placed, setPlaced] = useAtom(orderReceiptAtom)
  const { person } = useSession()
  const restore = useEffectEvent(() => setPlaced(placed ?? restoreOrderReceipt()))
  useEffect(() => {
    restore()
    return () => setPlaced(undefined)
  }, [setPlaced])

  return placed?.customerId === person?.customerId ? placed : undefined
}

export const cartPage: RouteModule = { Component: CartRoute, preload: preloadCart }
