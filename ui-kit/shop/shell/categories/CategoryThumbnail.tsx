import { use } from 'react'
import { styled } from 'styled-components'
import { Picture } from '#ui-kit/elements/Picture.tsx'
import { SavesData } from '#ui-kit/elements/savesData.ts'
import type { MenuCategory } from './menuCategory.ts'

type CategoryThumbnailProps = {
  /** See `MenuCategory`. */
  picture: MenuCategory['picture']
  /** Pixels, of both sides. */
  size?: number
}

/** The small picture before a category's name. None in a menu without pictures, nor where data is saved. */
export const CategoryThumbnail = ({ picture, size = 36 }: CategoryThumbnailProps) => {
  const savesData = use(SavesData) !== undefined
  if (savesData || picture === undefined) return null

  return (
    <Place $size={size} aria-hidden>
      {picture && <Picture {...picture} alt="" />}
    </Place>
  )
}

const Place = styled.span<{ $size: number }>`
  flex: none;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  border-radius: var(--radius-2);
  background: var(--sunk);
`
