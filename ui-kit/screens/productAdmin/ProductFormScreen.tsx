import { History, PackageX } from 'lucide-react'
import { Button } from '#ui-kit/elements/Button.tsx'
import { EmptyState } from '#ui-kit/elements/EmptyState.tsx'
import { ErrorPanel } from '#ui-kit/elements/ErrorPanel.tsx'
import { useSitePaths } from '#ui-kit/elements/sitePaths.ts'
import { homeCrumb, productsManagementCrumb } from '#ui-kit/screens/shell/crumbs.ts'
import { TitledPage } from '#ui-kit/screens/shell/TitledPage.tsx'
import { ProductForm, type ProductFormProps } from '#ui-kit/shop/productAdmin/form/ProductForm.tsx'
import { ProductStateBadge } from '#ui-kit/shop/productAdmin/ProductStateBadge.tsx'
import { UnsavedChangesDialog, type UnsavedChangesDialogProps } from '#ui-kit/shop/shell/UnsavedChangesDialog.tsx'
import { Card } from '#ui-kit/space/Card.tsx'
import { Row } from '#ui-kit/space/Row.tsx'
import { ProductFormSkeleton } from './ProductFormSkeleton.tsx'

type ProductFormScreenProps = {
  /** Whether a product is added or changed. */
  mode: 'add' | 'update'
  /** Undefined while the product loads. */
  form: Omit<ProductFormProps, 'mode'> | undefined
  /** Address of the product's history. */
  historyHref?: string | undefined
  /** There is no such product. */
  missing?: boolean | undefined
  /** Set where the data could not be fetched: what to say in place of the standard sentence, and what Retry calls. */
  failure?: { message?: string | undefined; onRetry?: (() => void) | undefined } | undefined
  /** Set while the dialog about unsaved changes is open. */
  leaving?: UnsavedChangesDialogProps | undefined
}

/** A product to add or to change. */
export const ProductFormScreen = ({ mode, form, historyHref, missing, failure, leaving }: ProductFormScreenProps) => (
  <TitledPage
    trail={[homeCrumb, productsManagementCrumb]}
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
    dialog={leaving && <UnsavedChangesDialog {...leaving} />}
  >
    {content({ mode, form, missing, failure })}
  </TitledPage>
)

const content = ({ mode, form, missing, failure }: ProductFormScreenProps) => {
  if (missing) return <NoSuchProduct />
  if (failure) return <ErrorPanel {...failure} />

  return form ? <ProductForm mode={mode} {...form} /> : <ProductFormSkeleton />
}

const NoSuchProduct = () => (
  <Card>
    <EmptyState
      icon={<PackageX size={28} aria-hidden />}
      title="No product found"
      action={<Button href={useSitePaths()('productsManagement')}>All products</Button>}
    >
      Nothing in the catalogue has this address.
    </EmptyState>
  </Card>
)
