import { Price } from '#ui-kit/elements/Price.tsx'
import { BottomBar } from '#ui-kit/shop/shell/BottomBar.tsx'
import { ReviewOrderButton } from './ReviewOrderButton.tsx'

type CartBarProps = {
  /** What the cart costs, formatted. */
  total: string
  /** Where "Review order" leads. */
  reviewHref: string
  /** The id of the element that says why the checkout is blocked. */
  blockedReasonId?: string | undefined
}

/** The total and the button to the checkout at the bottom of the screen, on phones. */
export const CartBar = ({ total, reviewHref, blockedReasonId }: CartBarProps) => (
  <BottomBar>
    <Price price={total} />
    <ReviewOrderButton href={reviewHref} blockedReasonId={blockedReasonId} />
  </BottomBar>
)
