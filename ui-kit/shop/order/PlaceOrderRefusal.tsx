import { Button } from '#ui-kit/elements/Button.tsx'
import { Notice } from '#ui-kit/elements/Notice.tsx'

/** Why an order was not taken: the prices moved, a product ran out, or something else said in one sentence. */
export type OrderRefusal =
  | { kind: 'PriceChanged'; newTotal: string }
  | { kind: 'SoldOut'; product: string; left: number }
  | { kind: 'Other'; message: string }

type PlaceOrderRefusalProps = {
  refusal: OrderRefusal
  /** The total the customer had seen, formatted. */
  seenTotal: string
  cartHref: string
  busy?: boolean | undefined
  onAcceptTotal: () => void
}

/** Says why the order was not taken, and the way on. */
export const PlaceOrderRefusal = ({ refusal, seenTotal, cartHref, busy, onAcceptTotal }: PlaceOrderRefusalProps) => {
  if (refusal.kind === 'PriceChanged') {
    return (
      <Notice
        tone="warn"
        live
        title={`The total is now ${refusal.newTotal}`}
        action={
          <Button size="small" loading={busy} onClick={onAcceptTotal}>
            Accept new total
          </Button>
        }
      >
        Prices changed while you were shopping: it was {seenTotal}. Nothing has been ordered yet.
      </Notice>
    )
  }
  if (refusal.kind === 'SoldOut') {
    return (
      <Notice
        tone="bad"
        live
        title={soldOut(refusal)}
        action={
          <Button size="small" kind="secondary" href={cartHref}>
            Change the cart
          </Button>
        }
      >
        Somebody was quicker. Nothing has been ordered; everything else is still in your cart.
      </Notice>
    )
  }
  return (
    <Notice tone="bad" live title="Failed to place order">
      {refusal.message}
    </Notice>
  )
}

const soldOut = ({ product, left }: { product: string; left: number }) =>
  left === 0 ? `${product} is sold out` : `Only ${left} of ${product} left`
