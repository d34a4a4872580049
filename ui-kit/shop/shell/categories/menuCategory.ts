import type { ReactNode } from 'react'
import type { ShownPicture } from '#ui-kit/elements/Picture.tsx'

/** A category of a menu, with the categories below it: up to three levels. */
export type MenuCategory = {
  name: string
  href: string
  /** How many it has, said: '62 products'. Shown of the first level. */
  note?: string | undefined
  /** The picture of one of its products; `null` keeps its place while it is not known, undefined is a menu without pictures. */
  picture?: ShownPicture | null | undefined
  children?: readonly MenuCategory[] | undefined
}

/** What both forms of the list of categories take. */
export type CategoryListProps = {
  /** The categories, with those below them. */
  categories: readonly MenuCategory[]
  /** Called when a link is followed. */
  onSelect: () => void
  /** Below the categories, such as a button that shows more of them. */
  more?: ReactNode
}
