import { Breadcrumb } from '#ui-kit/elements/Breadcrumb.tsx'
import { ErrorPanel } from '#ui-kit/elements/ErrorPanel.tsx'
import { Page } from '#ui-kit/space/Page.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { ProductOnShow, type ProductOnShowProps } from './ProductOnShow.tsx'
import { ProductWaiting } from './ProductWaiting.tsx'

type ProductScreenProps = Omit<ProductOnShowProps, 'product'> & {
  /** Leave out while it loads. */
  product?: ProductOnShowProps['product'] | undefined
  trail: readonly { label: string; href?: string | undefined }[]
  failure?: { message?: string | undefined; onRetry?: (() => void) | undefined } | undefined
}

/** One product: pictures, what it costs and when it comes, what it is, and what goes with it. */
export const ProductScreen = ({ product, trail, failure, ...rest }: ProductScreenProps) => (
  <Page>
    <Stack gap={4}>
      <Breadcrumb trail={trail} />
      {failure && <ErrorPanel {...failure} />}
      {!failure && product && <ProductOnShow key={product.id} product={product} {...rest} />}
      {!failure && !product && <ProductWaiting />}
    </Stack>
  </Page>
)
