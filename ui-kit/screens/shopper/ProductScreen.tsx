import type { ReactNode } from 'react'
import { Breadcrumb } from '#ui-kit/elements/Breadcrumb.tsx'
import { ErrorPanel } from '#ui-kit/elements/ErrorPanel.tsx'
import { NoProductFound } from '#ui-kit/shop/catalogue/NoProductFound.tsx'
import { Page } from '#ui-kit/space/Page.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { ProductOnShow, type ProductOnShowProps } from './ProductOnShow.tsx'
import { ProductWaiting } from './ProductWaiting.tsx'

type ProductScreenProps = Omit<ProductOnShowProps, 'product'> & {
  /** Leave out while it loads. */
  product?: ProductOnShowProps['product'] | undefined
  trail: readonly { label: string; href?: string | undefined }[]
  /** There is no such product, or it is no longer sold: where to look instead. */
  missing?: { ways: readonly { label: string; href: string }[] } | undefined
  /** An `OfflineNote`, where there is no line. */
  notice?: ReactNode
  failure?: { message?: string | undefined; onRetry?: (() => void) | undefined } | undefined
}

/** One product: pictures, what it costs and when it comes, what it is, what others say, and what goes with it. */
export const ProductScreen = ({ trail, notice, ...rest }: ProductScreenProps) => (
  <Page>
    <Stack gap={4}>
      <Breadcrumb trail={trail} />
      {notice}
      {content(rest)}
    </Stack>
  </Page>
)

const content = ({ product, missing, failure, ...rest }: Omit<ProductScreenProps, 'trail' | 'notice'>) => {
  if (missing) return <NoSuchProduct {...missing} />
  if (failure) return <ErrorPanel {...failure} />

  return product ? <ProductOnShow key={product.id} product={product} {...rest} /> : <ProductWaiting />
}

const NoSuchProduct = ({ ways }: { ways: readonly { label: string; href: string }[] }) => (
  <NoProductFound level={1} ways={ways}>
    It may have sold out for good, or its address has changed. Search for it above, or look here.
  </NoProductFound>
)
