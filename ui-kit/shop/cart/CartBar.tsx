import { Button } from '#ui-kit/elements/Button.tsx'
import { Price } from '#ui-kit/elements/Price.tsx'
import { BottomBar } from '#ui-kit/shop/shell/BottomBar.tsx'

type CartBarProps = { total: string; reviewHref: string }

/** The total and the way on in reach of the thumb, on phones. */
export const CartBar = ({ total, reviewHref }: CartBarProps) => (
  <BottomBar>
    <Price price={total} />
    <Button href={reviewHref}>Review order</Button>
  </BottomBar>
)
