import { Trash2 } from 'lucide-react'
import { styled } from 'styled-components'
import { Anchor } from '#ui-kit/elements/Anchor.tsx'
import { IconButton } from '#ui-kit/elements/IconButton.tsx'
import { Picture } from '#ui-kit/elements/Picture.tsx'
import { Price } from '#ui-kit/elements/Price.tsx'
import { Quantity } from '#ui-kit/elements/Quantity.tsx'
import { font, tabular } from '#ui-kit/theme/font.ts'
import { desktop } from '#ui-kit/theme/media.ts'
import { LineNews } from './LineNews.tsx'

export type CartLineItem = {
  id: string
  name: string
  /** A product that is gone has no page. */
  href?: string | undefined
  picture: { src: string; alt: string }
  /** Of one piece, formatted. */
  price: string
  was?: string | undefined
  count: number
  /** Of all pieces, formatted. */
  total: string
  stock: number
  /** No longer sold: it can only be removed. */
  gone?: boolean | undefined
  /** What one piece cost when it was put in, and what it costs now, formatted; until that is agreed to. */
  repriced?: { was: string; now: string } | undefined
}

type CartLineProps = {
  line: CartLineItem
  onCount: (id: string, count: number) => void
  onRemove: (id: string) => void
  onAcceptPrice: (id: string) => void
}

/** One product in the cart: how many, what they cost, and the way out. */
export const CartLine = ({ line, onCount, onRemove, onAcceptPrice }: CartLineProps) => {
  const { id, name, href, picture, price, was, count, total, stock, gone = false } = line
  const isToBeHad = stock > 0 && !gone

  return (
    <Line>
      <Tile $faded={!isToBeHad}>
        <Picture src={picture.src} alt={picture.alt} />
      </Tile>
      <Words>
        {href ? <Name href={href}>{name}</Name> : <GoneName>{name}</GoneName>}
        {!gone && <Price price={price} was={was} size="small" />}
        <LineNews line={line} onCount={onCount} onAcceptPrice={onAcceptPrice} />
      </Words>
      <Remove>
        <IconButton label={`Remove ${name}`} icon={<Trash2 size={20} aria-hidden />} onClick={() => onRemove(id)} />
      </Remove>
      <Foot>
        {isToBeHad && (
          <Quantity label={`Quantity of ${name}`} count={count} max={stock} onChange={(next) => onCount(id, next)} />
        )}
        {isToBeHad && <Total>{total}</Total>}
      </Foot>
    </Line>
  )
}

const Line = styled.article`
  display: grid;
  grid-template-areas: 'tile words remove' 'foot foot foot';
  grid-template-columns: 88px minmax(0, 1fr) auto;
  gap: var(--space-3);
  padding-block: var(--space-4);

  ${desktop} {
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

const Words = styled.div`
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
  margin: -10px -12px 0 0;

  ${desktop} {
    margin: 0;
  }
`

const Foot = styled.div`
  display: flex;
  grid-area: foot;
  gap: var(--space-4);
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
