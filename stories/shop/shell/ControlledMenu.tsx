import { type ReactNode, useState } from 'react'
import { CategoryMenu } from '#ui-kit/shop/shell/CategoryMenu.tsx'
import { CategoryList } from '#ui-kit/shop/shell/categories/CategoryList.tsx'
import { categories } from './navigation.ts'

type ControlledMenuProps = {
  label?: string
  shortLabel?: string
  /** Renders the list; by default that of the product categories. */
  children?: (close: () => void) => ReactNode
}

/** A category menu that opens and closes. */
export const ControlledMenu = ({
  children = (close) => <CategoryList categories={categories} onSelect={close} />,
  ...words
}: ControlledMenuProps) => {
  const [open, setOpen] = useState(false)

  return (
    <CategoryMenu {...words} allHref="/Categories" open={open} onToggle={setOpen}>
      {children(() => setOpen(false))}
    </CategoryMenu>
  )
}
