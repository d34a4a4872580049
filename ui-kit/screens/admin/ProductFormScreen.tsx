import { History, PackageX } from 'lucide-react'
import { Button } from '#ui-kit/elements/Button.tsx'
import { EmptyState } from '#ui-kit/elements/EmptyState.tsx'
import { ErrorPanel } from '#ui-kit/elements/ErrorPanel.tsx'
import { TitledPage } from '#ui-kit/screens/account/TitledPage.tsx'
import { UnsavedDialog, type UnsavedDialogProps } from '#ui-kit/shop/shell/UnsavedDialog.tsx'
import { ProductForm, type ProductFormProps } from '#ui-kit/shop/stockroom/ProductForm.tsx'
import { ProductStateBadge } from '#ui-kit/shop/stockroom/ProductStateBadge.tsx'
import { Card } from '#ui-kit/space/Card.tsx'
import { Row } from '#ui-kit/space/Row.tsx'
import { ProductFormLoading } from './ProductFormLoading.tsx'
import { productsTrail } from './trails.ts'

type ProductFormScreenProps = {
  mode: 'add' | 'update'
  /** Undefined while the product is on its way. */
  form: Omit<ProductFormProps, 'mode'> | undefined
  /** Where its history is read. */
  historyHref?: string | undefined
  /** There is no such product. */
  missing?: boolean | undefined
  failure?: { message?: string | undefined; onRetry?: (() => void) | undefined } | undefined
  /** Somebody wants to leave what is not saved yet. */
  leaving?: UnsavedDialogProps | undefined
}

/** A product to add or to change. */
export const ProductFormScreen = ({ mode, form, historyHref, missing, failure, leaving }: ProductFormScreenProps) => (
  <TitledPage
    trail={productsTrail}
    title={mode === 'add' ? 'Add product' : 'Update product'}
    aside={
      mode === 'update' &&
      form && (
        <Row gap={3} wrap>
          <ProductStateBadge state={form.opened.state} />
          {historyHref && (
            <Button kind="secondary" size="small" href={historyHref} icon={<History size={16} aria-hidden />}>
              History
            </Button>
          )}
        </Row>
      )
    }
    dialog={leaving && <UnsavedDialog {...leaving} />}
  >
    {content({ mode, form, missing, failure })}
  </TitledPage>
)

const content = ({ mode, form, missing, failure }: ProductFormScreenProps) => {
  if (missing) return <NoSuchProduct />
  if (failure) return <ErrorPanel {...failure} />

  return form ? <ProductForm mode={mode} {...form} /> : <ProductFormLoading />
}

const NoSuchProduct = () => (
  <Card>
    <EmptyState
      icon={<PackageX size={28} aria-hidden />}
      title="No product found"
      action={<Button href="/Products_Management">All products</Button>}
    >
      Nothing in the catalogue has this address.
    </EmptyState>
  </Card>
)
