import { styled } from 'styled-components'
import { Anchor } from '#ui-kit/elements/Anchor.tsx'
import { Picture, type ShownPicture } from '#ui-kit/elements/Picture.tsx'
import { cardLink } from '#ui-kit/elements/stretchedLink.ts'
import { font, tabular } from '#ui-kit/theme/font.ts'
import { desktop, largeText } from '#ui-kit/theme/media.ts'

export type HeroProduct = { name: string; href: string; picture: ShownPicture; price: string }

type HeroTileProps = { product: HeroProduct }

/** One product in an arched frame, with its price below. */
export const HeroTile = ({ product: { name, href, picture, price } }: HeroTileProps) => (
  <Tile>
    <Arch>
      <Picture {...picture} fit="cover" eager />
    </Arch>
    <Caption href={href}>
      <Name>{name}</Name>
      <Amount>{price}</Amount>
    </Caption>
  </Tile>
)

const Tile = styled.li`
  position: relative;
  min-width: 0;
  container-type: inline-size;

  ${largeText} {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    align-items: end;
  }
`

// The frame gives the picture its shape.
const Arch = styled.div`
  overflow: hidden;
  aspect-ratio: 10 / 13;
  border-radius: var(--radius-full) var(--radius-full) 0 0;

  li:nth-child(2) > & {
    aspect-ratio: 10 / 16;
  }

  > span {
    height: 100%;
    border: 0;
    border-radius: 0;
    background: none;
    aspect-ratio: auto;
  }

  /* Products stand left of their shadows. */
  img {
    object-position: 32% center;
  }
`

const Caption = styled(Anchor)`
  display: block;
  padding: var(--space-2) var(--space-1) var(--space-3);
  background: var(--surface);
  color: var(--ink);
  text-align: center;
  ${cardLink(2)}
`

const Name = styled.span`
  display: -webkit-box;
  min-height: 2lh;
  overflow: hidden;
  color: var(--ink-2);
  text-wrap: balance;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  ${font(12)}

  ${desktop} {
    ${font(14)}
  }
`

// In a narrow tile a long price is smaller rather than cut.
const Amount = styled.span`
  display: block;
  white-space: nowrap;
  ${font(16, 800)}
  ${tabular}
  font-size: min(1rem, 15.5cqi);

  ${desktop} {
    ${font(24, 800)}
    font-size: min(1.5rem, 15.5cqi);
  }
  ${largeText} {
    font-size: min(1rem, 9cqi);
  }
`
