import { Button } from '#ui-kit/elements/Button.tsx'
import { Notice } from '#ui-kit/elements/Notice.tsx'

/** Why an order was not taken, or that nobody knows whether it was. */
export type OrderRefusal =
  | { kind: 'PriceChanged'; newTotal: string }
  | { kind: 'SoldOut'; product: string; left: number }
  /** No longer sold. */
  | { kind: 'Gone'; product: string }
  /** The line broke, or the shop could not answer: the order may have come through. */
  | { kind: 'Unknown'; message: string }
  | { kind: 'Other'; message: string; way?: { label: string; href: string } | undefined }

type PlaceOrderRefusalProps = {
  refusal: OrderRefusal
  /** The total the customer had seen, formatted. */
  seenTotal: string
  cartHref: string
  busy?: boolean | undefined
  onAcceptTotal: () => void
  /** Asks for the same order once more. */
  onTryAgain: () => void
}

/** Says why the order was not taken, and the way on. */
export const PlaceOrderRefusal = ({ busy, ...props }: PlaceOrderRefusalProps) => {
  const { tone = 'bad', title, words, act, way } = tellingOf(props)
  const action = act ? (
    <Button size="small" loading={busy} onClick={act.onAct}>
      {act.label}
    </Button>
  ) : (
    way && (
      <Button size="small" kind="secondary" href={way.href}>
        {way.label}
      </Button>
    )
  )

  return (
    <Notice tone={tone} live title={title} action={action}>
      {words}
    </Notice>
  )
}

type Telling = {
  tone?: 'warn'
  title: string
  words: string
  act?: { label: string; onAct: () => void }
  way?: { label: string; href: string } | undefined
}

const tellingOf = ({ refusal, seenTotal, cartHref, ...on }: Omit<PlaceOrderRefusalProps, 'busy'>): Telling => {
  const way = { label: 'Change the cart', href: cartHref }
  switch (refusal.kind) {
    case 'PriceChanged':
      return {
        tone: 'warn',
        title: `The total is now ${refusal.newTotal}`,
        words: `Prices changed while you were shopping: it was ${seenTotal}. Nothing has been ordered yet.`,
        act: { label: 'Order at the new total', onAct: on.onAcceptTotal },
      }
    case 'SoldOut':
      return {
        title: soldOut(refusal),
        words: 'Somebody was quicker. Nothing has been ordered; everything else is still in your cart.',
        way,
      }
    case 'Gone':
      return {
        title: `${refusal.product} is no longer sold`,
        words: 'Nothing has been ordered. Take it out of your cart, then order the rest.',
        way,
      }
    case 'Unknown':
      return {
        tone: 'warn',
        title: 'We do not know whether it came through',
        words: `${ended(refusal.message)} Try again: it cannot be ordered twice.`,
        act: { label: 'Try again', onAct: on.onTryAgain },
      }
    case 'Other':
      return { title: 'Failed to place order', words: ended(refusal.message), way: refusal.way }
  }
}

// Sentences come with a full stop or without one.
const ended = (sentence: string) => sentence.replace(/\.?$/, '.')

const soldOut = ({ product, left }: { product: string; left: number }) =>
  left === 0 ? `${product} is sold out` : `Only ${left} of ${product} left`
