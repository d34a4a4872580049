import { Trash2 } from 'lucide-react'
import { styled } from 'styled-components'
import { Anchor } from '#ui-kit/elements/Anchor.tsx'
import { IconButton } from '#ui-kit/elements/IconButton.tsx'
import { Picture } from '#ui-kit/elements/Picture.tsx'
import { Price } from '#ui-kit/elements/Price.tsx'
import { Quantity } from '#ui-kit/elements/Quantity.tsx'
import { font, tabular } from '#ui-kit/theme/font.ts'
import { containerAtLeast } from '#ui-kit/theme/media.ts'
import { CartLineNotices } from './CartLineNotices.tsx'
import type { CartLineItem } from './cartLineItem.ts'

type CartLineProps = {
  /** The product, how many of it, and what it costs. */
  line: CartLineItem
  /** Called with the product and the number that was chosen. */
  onCount: (id: string, count: number) => void
  /** Called with the product that somebody removes. */
  onRemove: (id: string) => void
  /** Called with the product whose new price somebody accepts. */
  onAcceptPrice: (id: string) => void
}

/** One product in the cart: quantity, total and remove button. */
export const CartLine = ({ line, onCount, onRemove, onAcceptPrice }: CartLineProps) => {
  const { id, name, href, picture, price, was, count, calculation, total, stock, gone = false } = line
  const isAvailable = stock > 0 && !gone

  return (
    <Container>
      <Line>
        <Tile $faded={!isAvailable}>
          <Picture src={picture.src} alt={picture.alt} />
        </Tile>
        <Texts>
          {href ? <Name href={href}>{name}</Name> : <GoneName>{name}</GoneName>}
          {!gone && <Price price={price} was={was} size="small" />}
          <CartLineNotices line={line} onCount={onCount} onAcceptPrice={onAcceptPrice} />
        </Texts>
        <Remove>
          <IconButton label={`Remove ${name}`} icon={<Trash2 size={20} aria-hidden />} onClick={() => onRemove(id)} />
        </Remove>
        <Footer>
          {isAvailable && (
            <Quantity label={`Quantity of ${name}`} count={count} max={stock} onChange={(next) => onCount(id, next)} />
          )}
          {isAvailable && (
            <Total>
              {total}
              {calculation && <Calculation>{calculation}</Calculation>}
            </Total>
          )}
        </Footer>
      </Line>
    </Container>
  )
}

const Container = styled.article`
  container-type: inline-size;
`

const Line = styled.div`
  display: grid;
  grid-template-areas: 'tile remove' 'words words' 'foot foot';
  grid-template-columns: 64px minmax(0, 1fr);
  gap: var(--space-3);
  padding-block: var(--space-4);

  ${containerAtLeast(15)} {
    grid-template-areas: 'tile words remove' 'foot foot foot';
    grid-template-columns: 72px minmax(0, 1fr) auto;
  }
  ${containerAtLeast(18)} {
    grid-template-columns: 88px minmax(0, 1fr) auto;
  }
  ${containerAtLeast(24)} {
    grid-template-areas: 'tile words remove' 'tile foot foot';
    grid-template-columns: 112px minmax(0, 1fr) auto;
    gap: var(--space-3) var(--space-4);
  }
  ${containerAtLeast(42)} {
    grid-template-areas: 'tile words foot remove';
    grid-template-columns: 112px minmax(0, 1fr) auto 44px;
    gap: var(--space-5);
    align-items: center;
  }
`

const Tile = styled.div<{ $faded: boolean }>`
  grid-area: tile;
  align-self: start;
  overflow: hidden;
  border-radius: var(--radius-2);
  ${({ $faded }) => $faded && 'filter: grayscale(1); opacity: 0.6;'}
`

const Texts = styled.div`
  display: flex;
  grid-area: words;
  flex-direction: column;
  gap: var(--space-1);
  align-items: flex-start;
`

const Name = styled(Anchor)`
  color: var(--ink);
  overflow-wrap: anywhere;
  ${font(16, 600)}
`

const GoneName = styled.span`
  color: var(--ink-2);
  overflow-wrap: anywhere;
  ${font(16, 600)}
`

const Remove = styled.div`
  grid-area: remove;
  justify-self: end;
  align-self: start;
  margin: -10px -12px 0 0;

  ${containerAtLeast(42)} {
    align-self: center;
    margin: 0;
  }
`

const Footer = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-area: foot;
  gap: 0 var(--space-4);
  align-items: flex-start;
  justify-content: space-between;
`

const Total = styled.p`
  min-width: 116px;

  /* As high as the number of pieces beside it. */
  padding-block: 10px;
  margin-inline-start: auto;
  text-align: end;
  white-space: nowrap;
  ${font(18, 800)}
  ${tabular}
`

const Calculation = styled.span`
  display: block;
  color: var(--ink-2);
  white-space: normal;
  ${font(12)}
`
