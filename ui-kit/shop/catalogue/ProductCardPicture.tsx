import { styled } from 'styled-components'
import { Badge } from '#ui-kit/elements/Badge.tsx'
import { Picture, type ShownPicture } from '#ui-kit/elements/Picture.tsx'
import { wideCard } from '#ui-kit/theme/media.ts'
import { StockBadge } from './StockBadge.tsx'

type ProductCardPictureProps = {
  /** The picture and what it shows. */
  picture: ShownPicture
  /** In percent; shown as a badge above 0. */
  discount: number
  /** How many are in stock. */
  stock: number
  /** Whether it loads at once: for what is in view when the page opens. */
  eager: boolean
}

/** The picture of a product card, with badges for a discount and for low stock. */
export const ProductCardPicture = ({ picture, discount, stock, eager }: ProductCardPictureProps) => (
  <Tile>
    <PictureFrame $soldOut={stock === 0}>
      <Picture {...picture} eager={eager} />
    </PictureFrame>
    {discount > 0 && (
      <DiscountSlot>
        <Badge tone="accent">{`${discount}% OFF`}</Badge>
      </DiscountSlot>
    )}
    <StockSlot>
      <StockBadge stock={stock} />
    </StockSlot>
  </Tile>
)

const Tile = styled.div`
  position: relative;
  background: var(--sunk);
`

// Also removes the picture's own edge and rounded corners, because the card clips them. Only the picture itself is pale: an opacity of the frame would
// bring the button of a saved picture below the link that covers the card.
const PictureFrame = styled.div<{ $soldOut: boolean }>`
  > span {
    border-width: 0;
    border-radius: 0;
  }
  ${wideCard} {
    height: 100%;

    > span {
      height: 100%;
      aspect-ratio: auto;
    }
    /* Products stand left of their shadows. */
    img {
      object-fit: cover;
      object-position: 40% center;
    }
  }

  img {
    opacity: ${({ $soldOut }) => ($soldOut ? 0.55 : 1)};
  }
`

const DiscountSlot = styled.div`
  position: absolute;
  top: var(--space-2);
  left: var(--space-2);
`

const StockSlot = styled.div`
  position: absolute;
  bottom: var(--space-2);
  left: var(--space-2);
`
