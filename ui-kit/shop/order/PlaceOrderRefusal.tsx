import { Button } from '#ui-kit/elements/Button.tsx'
import { Notice } from '#ui-kit/elements/Notice.tsx'

/** Why an order was refused, or that its outcome is unknown. */
export type OrderRefusal =
  | { kind: 'PriceChanged'; newTotal: string }
  | { kind: 'SoldOut'; product: string; left: number }
  /** The product is no longer sold. */
  | { kind: 'Gone'; product: string }
  /** The connection failed or the server did not answer: the order may have been placed. */
  | { kind: 'Unknown'; message: string }
  | { kind: 'Other'; message: string; way?: { label: string; href: string } | undefined }

type PlaceOrderRefusalProps = {
  /** Why the shop did not take the order. */
  refusal: OrderRefusal
  /** The total that the customer saw, formatted. */
  seenTotal: string
  /** Where the cart is. */
  cartHref: string
  /** Whether the server is still working on it: the button shows a spinner and a second press does nothing. */
  busy?: boolean | undefined
  /** Called when somebody accepts the new total. */
  onAcceptTotal: () => void
  /** Sends the same order again. */
  onTryAgain: () => void
}

/** Says why the order was refused, with the action that helps. */
export const PlaceOrderRefusal = ({ busy, ...props }: PlaceOrderRefusalProps) => {
  const { tone = 'bad', title, text, act, link } = noticeOf(props)
  const action = act ? (
    <Button size="small" loading={busy} onClick={act.onAct}>
      {act.label}
    </Button>
  ) : (
    link && (
      <Button size="small" kind="secondary" href={link.href}>
        {link.label}
      </Button>
    )
  )

  return (
    <Notice tone={tone} live title={title} action={action}>
      {text}
    </Notice>
  )
}

type RefusalNotice = {
  tone?: 'warn'
  title: string
  text: string
  act?: { label: string; onAct: () => void }
  link?: { label: string; href: string } | undefined
}

const noticeOf = ({
  refusal,
  seenTotal,
  cartHref,
  ...callbacks
}: Omit<PlaceOrderRefusalProps, 'busy'>): RefusalNotice => {
  const link = { label: 'Change the cart', href: cartHref }
  switch (refusal.kind) {
    case 'PriceChanged':
      return {
        tone: 'warn',
        title: `The total is now ${refusal.newTotal}`,
        text: `Prices changed while you were shopping: it was ${seenTotal}. Nothing has been ordered yet.`,
        act: { label: 'Order at the new total', onAct: callbacks.onAcceptTotal },
      }
    case 'SoldOut':
      return {
        title: soldOutTitle(refusal),
        text: 'Someone else was quicker. Nothing has been ordered; everything else is still in your cart.',
        link,
      }
    case 'Gone':
      return {
        title: `${refusal.product} is no longer sold`,
        text: 'Nothing has been ordered. Remove it from your cart, then order the rest.',
        link,
      }
    case 'Unknown':
      return {
        tone: 'warn',
        title: 'We do not know whether it went through',
        text: `${withFullStop(refusal.message)} Try again: it cannot be ordered twice.`,
        act: { label: 'Try again', onAct: callbacks.onTryAgain },
      }
    case 'Other':
      return { title: 'Failed to place order', text: withFullStop(refusal.message), link: refusal.way }
  }
}

// The server's sentences may or may not end with a full stop.
const withFullStop = (sentence: string) => sentence.replace(/\.?$/, '.')

const soldOutTitle = ({ product, left }: { product: string; left: number }) =>
  left === 0 ? `${product} is sold out` : `Only ${left} of ${product} left`
