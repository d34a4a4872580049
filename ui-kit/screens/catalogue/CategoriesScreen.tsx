import { styled } from 'styled-components'
import { Breadcrumb, type Crumb } from '#ui-kit/elements/Breadcrumb.tsx'
import { ErrorPanel } from '#ui-kit/elements/ErrorPanel.tsx'
import { Heading } from '#ui-kit/elements/Heading.tsx'
import { Skeleton } from '#ui-kit/elements/Skeleton.tsx'
import { Spinner } from '#ui-kit/elements/Spinner.tsx'
import { useSitePaths } from '#ui-kit/elements/sitePaths.ts'
import { VisuallyHidden } from '#ui-kit/elements/VisuallyHidden.tsx'
import { CategoryTile, type TiledCategory } from '#ui-kit/shop/catalogue/CategoryTile.tsx'
import { NoProductFound } from '#ui-kit/shop/catalogue/NoProductFound.tsx'
import { Page } from '#ui-kit/space/Page.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'

type CategoriesScreenProps = {
  /** The categories at the top of the tree, with a picture each. */
  categories: readonly TiledCategory[]
  /** Shows a skeleton of the same size while the data is on its way. */
  loading?: boolean
  /** Set where the data could not be fetched: what to say in place of the standard sentence, and what Retry calls. */
  failure?: { message?: string | undefined; onRetry?: (() => void) | undefined } | undefined
}

const trail: readonly Crumb[] = [{ label: 'Home', page: 'home' }, { label: 'Categories' }]
const skeletonKeys = ['first', 'second', 'third']

/** Everything the shop sells, by category. */
export const CategoriesScreen = ({ categories, loading = false, failure }: CategoriesScreenProps) => (
  <Page>
    <Stack gap={5}>
      <Stack gap={1}>
        <Breadcrumb trail={trail} />
        <Heading level={1}>Shop by category</Heading>
      </Stack>
      {content({ categories, loading, failure })}
    </Stack>
  </Page>
)

const content = ({ categories, loading, failure }: CategoriesScreenProps) => {
  if (failure) return <ErrorPanel {...failure} />
  if (loading) return <TilesSkeleton />
  if (categories.length === 0) return <NoneYet />

  return (
    <Tiles as="ul">
      {categories.map((category) => (
        <li key={category.href}>
          <CategoryTile category={category} />
        </li>
      ))}
    </Tiles>
  )
}

const NoneYet = () => (
  <NoProductFound links={[{ label: 'Home', href: useSitePaths()('home') }]}>
    There are no products yet. Please check again soon.
  </NoProductFound>
)

const TilesSkeleton = () => (
  <div>
    <VisuallyHidden>
      <Spinner label="Loading the categories" />
    </VisuallyHidden>
    <Tiles>
      {skeletonKeys.map((place) => (
        <Skeleton key={place} height={300} />
      ))}
    </Tiles>
  </div>
)

// As many tiles as fit: three on a tablet. On wider screens they share the width.
const Tiles = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr));
  gap: var(--space-4);
`
