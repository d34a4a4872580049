import { styled } from 'styled-components'
import { Anchor } from '#ui-kit/elements/Anchor.tsx'
import { Picture } from '#ui-kit/elements/Picture.tsx'
import { Text } from '#ui-kit/elements/Text.tsx'
import { font } from '#ui-kit/theme/font.ts'

export type TiledCategory = {
  name: string
  href: string
  /** Products in it. */
  count?: number | undefined
  /** Up to three of its products. */
  pictures: readonly { src: string; alt: string }[]
  children: readonly { name: string; href: string }[]
}

type CategoryTileProps = { category: TiledCategory }

/** A category with some of its things, and the ways into its parts. */
export const CategoryTile = ({ category: { name, href, count, pictures, children } }: CategoryTileProps) => (
  <Tile>
    <Things aria-hidden="true">
      {pictures.slice(0, 3).map(({ src }) => (
        <Picture key={src} src={src} alt="" />
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
      {children.length > 0 && (
        <Parts>
          {children.map((child) => (
            <li key={child.href}>
              <Part href={child.href}>{child.name}</Part>
            </li>
          ))}
        </Parts>
      )}
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

const Parts = styled.ul`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`

const Part = styled(Anchor)`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  padding: 0 var(--space-3);
  border: var(--border) solid var(--line);
  border-radius: var(--radius-full);
  background: var(--surface);
  ${font(14, 600)}

  &:hover {
    border-color: var(--brand);
  }
`
