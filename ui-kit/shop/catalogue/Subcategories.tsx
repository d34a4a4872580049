import { styled } from 'styled-components'
import { Anchor } from '#ui-kit/elements/Anchor.tsx'
import { font } from '#ui-kit/theme/font.ts'
import { desktop } from '#ui-kit/theme/media.ts'
import { LinkChips } from './LinkChips.tsx'

export type CategoryLink = { name: string; href: string }

type Subcategory = CategoryLink & { children?: readonly CategoryLink[] | undefined }

type SubcategoriesProps = {
  /** The name of the parent category. */
  parentName: string
  subcategories: readonly Subcategory[]
}

/** The subcategories of a category: chips if they are leaves, titled lists if they have subcategories of their own. */
export const Subcategories = ({ parentName, subcategories }: SubcategoriesProps) =>
  subcategories.some(({ children = [] }) => children.length > 0) ? (
    <Groups>
      {subcategories.map((subcategory) => (
        <Group key={subcategory.href}>
          <Title href={subcategory.href}>{subcategory.name}</Title>
          <Links>
            {subcategory.children?.map(({ name, href }) => (
              <li key={href}>
                <ItemLink href={href}>{name}</ItemLink>
              </li>
            ))}
          </Links>
        </Group>
      ))}
    </Groups>
  ) : (
    <AboveCardLink>
      <LinkChips
        label={`Parts of ${parentName}`}
        links={subcategories.map(({ name, href }) => ({ label: name, href }))}
      />
    </AboveCardLink>
  )

// Stacked above the link that covers the tile.
const AboveCardLink = styled.div`
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

const Links = styled.ul`
  display: flex;
  flex-wrap: wrap;
  column-gap: var(--space-4);
`

const ItemLink = styled(Anchor)`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  ${font(14)}

  ${desktop} {
    min-height: 32px;
  }
`
