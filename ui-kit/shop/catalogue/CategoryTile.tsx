import { styled } from 'styled-components'
import { Anchor } from '#ui-kit/elements/Anchor.tsx'
import { Picture, type ShownPicture } from '#ui-kit/elements/Picture.tsx'
import { cardLink } from '#ui-kit/elements/stretchedLink.ts'
import { Text } from '#ui-kit/elements/Text.tsx'
import { font } from '#ui-kit/theme/font.ts'
import { type CategoryLink, Subcategories } from './Subcategories.tsx'

export type TiledCategory = {
  name: string
  href: string
  /** The number of products in the category. */
  count?: number | undefined
  /** Pictures of up to three products. */
  pictures: readonly ShownPicture[]
  /** The subcategories, each with its own subcategories if it has any. */
  children: readonly (CategoryLink & { children?: readonly CategoryLink[] | undefined })[]
}

type CategoryTileProps = {
  /** The category, with its picture and address. */
  category: TiledCategory
}

/** A category with pictures of some products and links to its subcategories. */
export const CategoryTile = ({ category: { name, href, count, pictures, children } }: CategoryTileProps) => (
  <Tile>
    <Pictures aria-hidden="true">
      {pictures.slice(0, 3).map(({ src, avif }) => (
        <Picture key={src} src={src} avif={avif} alt="" />
      ))}
    </Pictures>
    <Texts>
      <div>
        <Name>
          <CardLink href={href}>{name}</CardLink>
        </Name>
        {count !== undefined && (
          <Text size={14} tone="ink-2">
            {count === 1 ? '1 product' : `${count} products`}
          </Text>
        )}
      </div>
      {children.length > 0 && <Subcategories parentName={name} subcategories={children} />}
    </Texts>
  </Tile>
)

const Tile = styled.article`
  position: relative;
  height: 100%;
  overflow: hidden;
  border: var(--border) solid var(--line);
  border-radius: var(--radius-3);
  background: var(--surface);
`

const Pictures = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  aspect-ratio: 3;
  background: var(--sunk);

  > span {
    border-radius: 0;
  }
`

const Texts = styled.div`
  display: grid;
  gap: var(--space-3);
  padding: var(--space-4);
`

const Name = styled.h2`
  ${font(24, 800)}
`

const CardLink = styled(Anchor)`
  color: var(--ink);
  ${cardLink(3)}
`
