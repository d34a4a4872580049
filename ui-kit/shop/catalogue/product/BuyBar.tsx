import { styled } from 'styled-components'
import { Button } from '#ui-kit/elements/Button.tsx'
import { Price } from '#ui-kit/elements/Price.tsx'
import { BottomBar } from '#ui-kit/shop/shell/BottomBar.tsx'

type BuyBarProps = {
  /** What it costs, formatted. */
  price: string
  /** The price before the discount, formatted. */
  was?: string | undefined
  /** How many are in stock. */
  stock: number
  /** Called when somebody adds it to the cart. */
  onAdd: () => void
  /** Whether it is being added to the cart. */
  adding?: boolean | undefined
}

/** The price and 'Add to cart' at the bottom of the screen, on phones. Follows the quantity field in the tab order. */
export const BuyBar = ({ price, was, stock, onAdd, adding = false }: BuyBarProps) => (
  <BottomBar floating>
    <Price price={price} was={was} />
    <NoWrap>
      <Button wide disabled={stock === 0} loading={adding} onClick={onAdd}>
        {stock === 0 ? 'Sold out' : 'Add to cart'}
      </Button>
    </NoWrap>
  </BottomBar>
)

// What the price leaves, and below a long price the whole width.
const NoWrap = styled.div`
  flex: 1 0 auto;
  white-space: nowrap;
`
