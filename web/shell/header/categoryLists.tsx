import { initialProviderCategories } from '#domain/businessConstants.ts'
import { formatCount } from '#ui-kit/elements/formatCount.ts'
import { ProviderCategoryList } from '#ui-kit/shop/provider/ProviderCategoryList.tsx'
import { CategoryList } from '#ui-kit/shop/shell/categories/CategoryList.tsx'
import { MenuLinks } from '#ui-kit/shop/shell/categories/MenuLinks.tsx'
import type { MenuCategory } from '#ui-kit/shop/shell/categories/menuCategory.ts'
import { type Category, useCategories } from '#web/state/catalogue/categories.ts'
import { imageSources } from '#web/state/catalogue/productCard.ts'
import { useQuery } from '#web/state/http/useQuery.ts'
import { useProviderCategories } from '#web/state/provider/providerCategories.ts'

type ListProps = { onSelect: () => void }

/** The list of the category menu, with a picture of each category. */
export const ProductCategories = ({ onSelect }: ListProps) => {
  const { categories } = useCategories()
  const { answer, status } = useQuery('GET products/categoryPictures', {})
  const thumbnails = new Map(answer?.results.map(({ _id, thumbnail }) => [_id, thumbnail]))
  // A menu without its pictures is better than none.
  const shown = status === 'failed' ? categories : categories.map((category) => withPicture(category, thumbnails))

  return (
    <CategoryList categories={shown} onSelect={onSelect} more={<MenuLinks links={moreLinks} onSelect={onSelect} />} />
  )
}

/** The list of the menu of service providers. */
export const ProviderCategories = ({ onSelect }: ListProps) => (
  <ProviderCategoryList
    categories={useProviderCategories().categories}
    initialCount={initialProviderCategories}
    onSelect={onSelect}
  />
)

const moreLinks = [
  { label: 'On sale', href: '/?discountStart=1' },
  { label: 'All categories', href: '/Categories' },
]

const withPicture = (
  { name, slug, href, count, children }: Category,
  thumbnails: ReadonlyMap<string, string>,
  parent = '',
): MenuCategory => {
  const id = `${parent}${slug}`
  const thumbnail = thumbnails.get(id)
  return {
    name,
    href,
    note: formatCount(count, 'product'),
    picture: thumbnail === undefined ? null : { ...imageSources(thumbnail), alt: '' },
    children: children.map((child) => withPicture(child, thumbnails, `${id}/`)),
  }
}
