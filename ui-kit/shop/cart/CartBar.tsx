import { Price } from '#ui-kit/elements/Price.tsx'
import { BottomBar } from '#ui-kit/shop/shell/BottomBar.tsx'
import { ReviewButton } from './ReviewButton.tsx'

type CartBarProps = {
  total: string
  reviewHref: string
  /** Id of the sentence that says why one cannot go on yet. */
  heldBy?: string | undefined
}

/** The total and the way on in reach of the thumb, on phones. */
export const CartBar = ({ total, reviewHref, heldBy }: CartBarProps) => (
  <BottomBar>
    <Price price={total} />
    <ReviewButton href={reviewHref} heldBy={heldBy} />
  </BottomBar>
)
