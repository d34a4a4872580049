import { PackageX, Pencil } from 'lucide-react'
import { Button } from '#ui-kit/elements/Button.tsx'
import { EmptyState } from '#ui-kit/elements/EmptyState.tsx'
import { ErrorPanel } from '#ui-kit/elements/ErrorPanel.tsx'
import { useSitePaths } from '#ui-kit/elements/sitePaths.ts'
import { homeCrumb, productsManagementCrumb } from '#ui-kit/screens/shell/crumbs.ts'
import { TitledPage } from '#ui-kit/screens/shell/TitledPage.tsx'
import { RecordHistory, type RecordHistoryProps } from '#ui-kit/shop/history/RecordHistory.tsx'
import { ProductStateBadge } from '#ui-kit/shop/productAdmin/ProductStateBadge.tsx'
import type { ProductState } from '#ui-kit/shop/productAdmin/productRow.ts'
import { Card } from '#ui-kit/space/Card.tsx'
import { Row } from '#ui-kit/space/Row.tsx'

export type ProductHistoryProps = Omit<RecordHistoryProps, 'noun' | 'exampleType' | 'shortcuts'>

type ProductHistoryScreenProps = {
  /** The product's name; its id while it loads. */
  name: string
  /** Whether the product is a draft, in the shop or withdrawn. */
  state?: ProductState | undefined
  /** Where the form that changes it is. */
  editHref: string
  /** The facts of the product and what to do with them. */
  history: ProductHistoryProps
  /** There is no such product. */
  missing?: boolean | undefined
  /** Set where the data could not be fetched: what to say in place of the standard sentence, and what Retry calls. */
  failure?: { message?: string | undefined; onRetry?: (() => void) | undefined } | undefined
}

/** The history of a product: who changed which value, and what it was before. */
export const ProductHistoryScreen = (props: ProductHistoryScreenProps) => {
  const { name, state, editHref, history, missing, failure } = props

  return (
    <TitledPage
      trail={[homeCrumb, productsManagementCrumb]}
      title={missing ? 'No product found' : name}
      aside={
        !missing && (
          <Row gap={3} wrap>
            {state && <ProductStateBadge state={state} />}
            <Button kind="secondary" size="small" href={editHref} icon={<Pencil size={16} aria-hidden />}>
              Edit
            </Button>
          </Row>
        )
      }
    >
      {missing && <NoHistory />}
      {!missing && failure && <ErrorPanel {...failure} />}
      {!missing && !failure && (
        <RecordHistory {...history} noun="product" exampleType="ProductRepriced" shortcuts={shortcuts} />
      )}
    </TitledPage>
  )
}

const shortcuts = [
  { label: 'Prices', words: 'price' },
  { label: 'Stock', words: 'stock' },
  { label: 'Pictures', words: 'picture' },
  { label: 'Visibility', words: 'the shop' },
  { label: 'By admins', words: 'admin' },
]

const NoHistory = () => (
  <Card>
    <EmptyState
      icon={<PackageX size={28} aria-hidden />}
      title="No history"
      action={<Button href={useSitePaths()('productsManagement')}>All products</Button>}
    >
      No product has this address.
    </EmptyState>
  </Card>
)
