import { Breadcrumb } from '#ui-kit/elements/Breadcrumb.tsx'
import { ErrorPanel } from '#ui-kit/elements/ErrorPanel.tsx'
import { Heading } from '#ui-kit/elements/Heading.tsx'
import { Skeleton } from '#ui-kit/elements/Skeleton.tsx'
import { Spinner } from '#ui-kit/elements/Spinner.tsx'
import { VisuallyHidden } from '#ui-kit/elements/VisuallyHidden.tsx'
import { CategoryTile, type TiledCategory } from '#ui-kit/shop/catalogue/CategoryTile.tsx'
import { NoProductFound } from '#ui-kit/shop/catalogue/NoProductFound.tsx'
import { Grid } from '#ui-kit/space/Grid.tsx'
import { Page } from '#ui-kit/space/Page.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'

type CategoriesScreenProps = {
  categories: readonly TiledCategory[]
  loading?: boolean
  failure?: { message?: string | undefined; onRetry?: (() => void) | undefined } | undefined
}

const trail = [{ label: 'Home', href: '/' }, { label: 'Categories' }]
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
  if (categories.length === 0) return <NoProductFound links={[{ label: 'Home', href: '/' }]}>{noneYet}</NoProductFound>

  return (
    <Grid as="ul" min={300} gap={4}>
      {categories.map((category) => (
        <li key={category.href}>
          <CategoryTile category={category} />
        </li>
      ))}
    </Grid>
  )
}

const noneYet = 'There are no products yet. Please check again soon.'

const TilesSkeleton = () => (
  <div>
    <VisuallyHidden>
      <Spinner label="Loading the categories" />
    </VisuallyHidden>
    <Grid min={300} gap={4}>
      {skeletonKeys.map((place) => (
        <Skeleton key={place} height={300} />
      ))}
    </Grid>
  </div>
)
