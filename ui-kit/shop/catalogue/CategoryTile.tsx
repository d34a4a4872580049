import { styled } from 'styled-components'
import { Anchor } from '#ui-kit/elements/Anchor.tsx'
import { Picture, type ShownPicture } from '#ui-kit/elements/Picture.tsx'
import { Text } from '#ui-kit/elements/Text.tsx'
import { font } from '#ui-kit/theme/font.ts'
import { CategoryParts, type LinkedCategory } from './CategoryParts.tsx'

export type TiledCategory = {
  name: string
  href: string
  /** Products in it. */
  count?: number | undefined
  /** Up to three of its products. */
  pictures: readonly ShownPicture[]
  /** Its parts, each with parts of its own where the tree goes on. */
  children: readonly (LinkedCategory & { children?: readonly LinkedCategory[] | undefined })[]
}

type CategoryTileProps = { category: TiledCategory }

/** A category with some of its things, and the ways into its parts. */
export const CategoryTile = ({ category: { name, href, count, pictures, children } }: CategoryTileProps) => (
  <Tile>
    <Things aria-hidden="true">
      {pictures.slice(0, 3).map(({ src, avif }) => (
        <Picture key={src} src={src} avif={avif} alt="" />
      ))}
    </Things>
    <Words>
      <div>
        <Name>
          <Whole href={href}>{name}</Whole>
        </Name>
        {count !== undefined && (
          <Text size={14} tone="ink-2">
            {count === 1 ? '1 product' : `${count} products`}
          </Text>
        )}
      </div>
      {children.length > 0 && <CategoryParts of={name} parts={children} />}
    </Words>
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

const Things = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  aspect-ratio: 3;
  background: var(--sunk);

  > span {
    border-radius: 0;
  }
`

const Words = styled.div`
  display: grid;
  gap: var(--space-3);
  padding: var(--space-4);
`

const Name = styled.h2`
  ${font(24, 800)}
`

const Whole = styled(Anchor)`
  color: var(--ink);

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`
