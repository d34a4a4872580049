import { styled } from 'styled-components'
import { Button } from '#ui-kit/elements/Button.tsx'
import { Price } from '#ui-kit/elements/Price.tsx'
import { BottomBar } from '#ui-kit/shop/shell/BottomBar.tsx'

type BuyBarProps = {
  price: string
  was?: string | undefined
  stock: number
  onAdd: () => void
  adding?: boolean | undefined
}

/** Price and 'Add to cart' in reach of the thumb, on phones. */
export const BuyBar = ({ price, was, stock, onAdd, adding = false }: BuyBarProps) => (
  <BottomBar>
    <Price price={price} was={was} />
    <OneLine>
      <Button disabled={stock === 0} loading={adding} onClick={onAdd}>
        {stock === 0 ? 'Sold out' : 'Add to cart'}
      </Button>
    </OneLine>
  </BottomBar>
)

const OneLine = styled.div`
  flex: none;
  white-space: nowrap;
`
