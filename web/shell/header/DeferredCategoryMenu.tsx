import { useState } from 'react'
import { CategoryMenu } from '#ui-kit/shop/shell/CategoryMenu.tsx'
import { useChunk } from '#web/state/chunks.ts'
import { loadCategoryLists } from './loadCategoryLists.ts'

/**
 * The menu of product categories, or of the service providers' in their directory. The chunk of its list loads when a pointer comes near;
 * when that fails, the menu stays closed.
 */
export const DeferredCategoryMenu = ({ isDirectory }: { isDirectory: boolean }) => {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const chunk = useChunk(loadCategoryLists, open, close)
  const List = isDirectory ? chunk?.ProviderCategories : chunk?.ProductCategories

  return (
    <CategoryMenu {...(isDirectory ? directory : products)} open={open} onToggle={setOpen} onApproach={approach}>
      {List && <List onSelect={close} />}
    </CategoryMenu>
  )
}

const products = { shortLabel: 'Shop', allHref: '/Categories' }
const directory = { label: 'Search By Service Provider Categories', allHref: '/ServiceProviders' }

// What fails is told once it is wanted.
const approach = () => {
  loadCategoryLists().catch(() => undefined)
}
