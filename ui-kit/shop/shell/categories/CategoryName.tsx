import { styled } from 'styled-components'
import { Text } from '#ui-kit/elements/Text.tsx'
import { CategoryThumbnail } from './CategoryThumbnail.tsx'
import type { MenuCategory } from './menuCategory.ts'

type CategoryNameProps = {
  /** The category, with its address. */
  category: MenuCategory
}

/** A category of the first level in a menu: its picture, its name, and how much it has. */
export const CategoryName = ({ category: { name, picture, note } }: CategoryNameProps) => (
  <>
    <CategoryThumbnail picture={picture} size={52} />
    <Words>
      {name}
      {note && (
        <Text as="span" size={14} tone="ink-2">
          {note}
        </Text>
      )}
    </Words>
  </>
)

const Words = styled.span`
  display: grid;
`
