import { useAtom } from 'jotai'
import { useEffect, useEffectEvent } from 'react'
import { CartScreen } from '#ui-kit/screens/shopper/CartScreen.tsx'
import { useCart } from '#web/client/cart.ts'
import { pieceCents } from '#web/client/cartLines.ts'
import { useClient } from '#web/client/client.ts'
import { placedBefore, placedOrderAtom } from '#web/client/placedOrder.ts'
import { cardOf } from '#web/client/productCard.ts'
import { useSession } from '#web/client/session.ts'
import { useAddToCart } from '#web/client/useAddToCart.ts'
import { useAnswer } from '#web/client/useAnswer.ts'
import { PageHead } from '#web/shell/PageHead.tsx'
import { heldBecause, lineOf, summaryOf } from './cartView.ts'
import { placedPanel } from './placedPanel.ts'

/** The cart; right after an order, the thanks for it. */
export const CartRoute = () => {
  const { terms } = useClient()
  const cart = useCart()
  const placed = usePlacedOrder()
  const suggestions = useSuggestions(cart.status === 'ready' && cart.lines.length === 0)
  const { onAdd } = useAddToCart(suggestions)
  const onAcceptPrice = (id: string) => {
    const line = cart.lines.find(({ product }) => product.id === id)
    if (line) cart.acceptPrice(id, pieceCents(line.product))
  }
  const clear = () => {
    cart.clear()
    // What is said of an empty cart, and the products under it.
    window.scrollTo(0, 0)
  }
  const reload = useEffectEvent(cart.reload)
  useEffect(() => {
    reload()
  }, [])

  return (
    <>
      <PageHead title="Your cart" />
      <CartScreen
        lines={cart.lines.map(lineOf)}
        summary={summaryOf(cart.lines, terms)}
        onCount={cart.setCount}
        onRemove={cart.remove}
        onAcceptPrice={onAcceptPrice}
        onClear={clear}
        onAdd={onAdd}
        reviewHref="/buy/review"
        held={heldBecause(cart.lines)}
        waiting={cart.isWaiting}
        shopHref="/Categories"
        placed={placed && placedPanel(placed)}
        suggestions={suggestions.map(cardOf)}
        loading={cart.status === 'loading'}
        failure={cart.status === 'failed' ? { onRetry: cart.reload } : undefined}
      />
    </>
  )
}

// Thanks are said once: who comes back finds the order under their orders.
const usePlacedOrder = () => {
  const [placed, setPlaced] = useAtom(placedOrderAtom)
  const { person } = useSession()
  const findAgain = useEffectEvent(() => setPlaced(placed ?? placedBefore()))
  useEffect(() => {
    findAgain()
    return () => setPlaced(undefined)
  }, [setPlaced])

  return placed?.customerId === person?.customerId ? placed : undefined
}

const useSuggestions = (wanted: boolean) =>
  useAnswer('GET products/home', wanted ? {} : undefined).answer?.results.at(-1)?.data ?? []
