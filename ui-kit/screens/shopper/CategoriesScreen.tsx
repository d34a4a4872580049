import { Breadcrumb } from '#ui-kit/elements/Breadcrumb.tsx'
import { ErrorPanel } from '#ui-kit/elements/ErrorPanel.tsx'
import { Heading } from '#ui-kit/elements/Heading.tsx'
import { Skeleton } from '#ui-kit/elements/Skeleton.tsx'
import { CategoryTile, type TiledCategory } from '#ui-kit/shop/catalogue/CategoryTile.tsx'
import { Grid } from '#ui-kit/space/Grid.tsx'
import { Page } from '#ui-kit/space/Page.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'

type CategoriesScreenProps = {
  categories: readonly TiledCategory[]
  loading?: boolean
  failure?: { message?: string | undefined; onRetry?: (() => void) | undefined } | undefined
}

const home = [{ label: 'Home', href: '/' }, { label: 'Categories' }]
const places = ['first', 'second', 'third']

/** Everything the shop sells, by category. */
export const CategoriesScreen = ({ categories, loading = false, failure }: CategoriesScreenProps) => (
  <Page>
    <Stack gap={5}>
      <Breadcrumb trail={home} />
      <Heading level={1}>Shop by category</Heading>
      {failure ? (
        <ErrorPanel {...failure} />
      ) : (
        <Grid as="ul" min={300} gap={4} aria-busy={loading}>
          {loading
            ? places.map((place) => (
                <li key={place}>
                  <Skeleton height={300} />
                </li>
              ))
            : categories.map((category) => (
                <li key={category.href}>
                  <CategoryTile category={category} />
                </li>
              ))}
        </Grid>
      )}
    </Stack>
  </Page>
)
