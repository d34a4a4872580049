import { styled } from 'styled-components'
import { Badge } from '#ui-kit/elements/Badge.tsx'
import { Picture, type ShownPicture } from '#ui-kit/elements/Picture.tsx'
import { StockBadge } from './StockBadge.tsx'

type ProductTileProps = {
  picture: ShownPicture
  /** Percent; a badge only above 0. */
  discount: number
  stock: number
  eager: boolean
}

/** A product's picture with what is special about it: an offer, few left, sold out. */
export const ProductTile = ({ picture, discount, stock, eager }: ProductTileProps) => (
  <Tile>
    <Shown $soldOut={stock === 0}>
      <Picture {...picture} eager={eager} />
    </Shown>
    {discount > 0 && (
      <Offer>
        <Badge tone="accent">{`${discount}% OFF`}</Badge>
      </Offer>
    )}
    <Left>
      <StockBadge stock={stock} />
    </Left>
  </Tile>
)

const Tile = styled.div`
  position: relative;
`

// Also takes the picture's own corners away: the card cuts them.
const Shown = styled.div<{ $soldOut: boolean }>`
  > span {
    border-radius: 0;
  }

  opacity: ${({ $soldOut }) => ($soldOut ? 0.55 : 1)};
`

const Offer = styled.div`
  position: absolute;
  top: var(--space-2);
  left: var(--space-2);
`

const Left = styled.div`
  position: absolute;
  bottom: var(--space-2);
  left: var(--space-2);
`
