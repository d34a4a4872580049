import { Breadcrumb } from '#ui-kit/elements/Breadcrumb.tsx'
import { ErrorPanel } from '#ui-kit/elements/ErrorPanel.tsx'
import { NoProductFound } from '#ui-kit/shop/catalogue/NoProductFound.tsx'
import { Page } from '#ui-kit/space/Page.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { LoadedProduct, type LoadedProductProps } from './LoadedProduct.tsx'
import { ProductSkeleton } from './ProductSkeleton.tsx'

type ProductScreenProps = Omit<LoadedProductProps, 'product'> & {
  /** Leave out while it loads. */
  product?: LoadedProductProps['product'] | undefined
  /** The steps from the home page to this page; the last one is this page and has no `href`. */
  trail: readonly { label: string; href?: string | undefined }[]
  /** Set if the product does not exist or is no longer sold; links to other pages. */
  missing?: { links: readonly { label: string; href: string }[] } | undefined
  /** Set where the data could not be fetched: what to say in place of the standard sentence, and what Retry calls. */
  failure?: { message?: string | undefined; onRetry?: (() => void) | undefined } | undefined
}

/** One product: pictures, what it costs and when it comes, what it is, what others say, and what goes with it. */
export const ProductScreen = ({ trail, ...rest }: ProductScreenProps) => (
  <Page>
    <Stack gap={4}>
      {!rest.missing && <Breadcrumb trail={trail} />}
      {content(rest)}
    </Stack>
  </Page>
)

const content = ({ product, missing, failure, ...rest }: Omit<ProductScreenProps, 'trail'>) => {
  if (missing) return <NoSuchProduct {...missing} />
  if (failure) return <ErrorPanel level={1} {...failure} />

  return product ? <LoadedProduct key={product.id} product={product} {...rest} /> : <ProductSkeleton />
}

const NoSuchProduct = ({ links }: { links: readonly { label: string; href: string }[] }) => (
  <NoProductFound level={1} links={links}>
    We could not find this product. Search for it above, or look here.
  </NoProductFound>
)
