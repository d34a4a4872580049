import { styled } from 'styled-components'
import { Anchor } from '#ui-kit/elements/Anchor.tsx'
import { font } from '#ui-kit/theme/font.ts'
import { desktop } from '#ui-kit/theme/media.ts'
import { LinkChips } from './LinkChips.tsx'

export type LinkedCategory = { name: string; href: string }

type Part = LinkedCategory & { children?: readonly LinkedCategory[] | undefined }

type CategoryPartsProps = {
  /** The whole's name. */
  of: string
  parts: readonly Part[]
}

/** The parts of a category: chips where they end the tree, headed lists where it goes on below them. */
export const CategoryParts = ({ of, parts }: CategoryPartsProps) =>
  parts.some(({ children = [] }) => children.length > 0) ? (
    <Groups>
      {parts.map((part) => (
        <Group key={part.href}>
          <Title href={part.href}>{part.name}</Title>
          <Leaves>
            {part.children?.map(({ name, href }) => (
              <li key={href}>
                <Leaf href={href}>{name}</Leaf>
              </li>
            ))}
          </Leaves>
        </Group>
      ))}
    </Groups>
  ) : (
    <Above>
      <LinkChips label={`Parts of ${of}`} links={parts.map(({ name, href }) => ({ label: name, href }))} />
    </Above>
  )

// Above the tile's own link, which covers it.
const Above = styled.div`
  position: relative;
`

const Groups = styled.ul`
  position: relative;
  display: grid;
`

const Group = styled.li`
  padding-block: var(--space-1) var(--space-2);
  border-top: var(--border) solid var(--line);
`

const Title = styled(Anchor)`
  display: flex;
  align-items: center;
  min-height: 44px;
  color: var(--ink);
  ${font(16, 600)}

  ${desktop} {
    min-height: 36px;
  }
`

const Leaves = styled.ul`
  display: flex;
  flex-wrap: wrap;
  column-gap: var(--space-4);
`

const Leaf = styled(Anchor)`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  ${font(14)}

  ${desktop} {
    min-height: 32px;
  }
`
