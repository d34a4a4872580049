import { ArrowRight } from 'lucide-react'
import { styled } from 'styled-components'
import { Anchor } from '#ui-kit/elements/Anchor.tsx'
import { font } from '#ui-kit/theme/font.ts'
import { CategoryThumbnail } from './CategoryThumbnail.tsx'
import { categoryRowStyles } from './categoryRowStyles.ts'
import type { MenuCategory } from './menuCategory.ts'

type CategoryPanelProps = {
  /** The category whose subcategories are shown. */
  category: MenuCategory
  /** Called when a link was followed, which closes the menu. */
  onSelect: () => void
}

/** All that is below a category: those without a level of their own as links, the others as headings above their categories. */
export const CategoryPanel = ({ category: { name, href, children = [] }, onSelect }: CategoryPanelProps) => {
  const single = children.filter((child) => !child.children?.length)
  const grouped = children.filter((child) => child.children?.length)

  return (
    <>
      <AllLink href={href} onClick={onSelect}>
        All {name}
        <ArrowRight size={18} aria-hidden />
      </AllLink>
      {single.length > 0 && <Categories categories={single} onSelect={onSelect} />}
      {grouped.map((group) => (
        <Group key={group.href}>
          <GroupLink href={group.href} onClick={onSelect}>
            {group.name}
          </GroupLink>
          <Categories categories={group.children ?? []} onSelect={onSelect} />
        </Group>
      ))}
    </>
  )
}

const Categories = ({ categories, onSelect }: { categories: readonly MenuCategory[]; onSelect: () => void }) => (
  <Grid>
    {categories.map(({ name, href, picture }) => (
      <li key={href}>
        <Item href={href} onClick={onSelect}>
          <CategoryThumbnail picture={picture} />
          {name}
        </Item>
      </li>
    ))}
  </Grid>
)

const AllLink = styled(Anchor)`
  display: inline-flex;
  align-items: center;
  gap: var(--space-1);
  min-height: 44px;
  padding-inline: var(--space-2);
  color: var(--brand);
  ${font(18, 600)}
`

const Group = styled.section`
  padding-top: var(--space-2);
`

const GroupLink = styled(Anchor)`
  display: flex;
  align-items: center;
  min-height: 32px;
  padding-inline: var(--space-2);
  color: var(--ink-2);
  ${font(14, 600)}

  &:hover {
    color: var(--brand);
  }
`

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(160px, 1fr));
  column-gap: var(--space-2);
`

const Item = styled(Anchor)`
  ${categoryRowStyles}
  min-height: 40px;
  gap: var(--space-2);
  padding-block: 2px;
  ${font(14)}
`
