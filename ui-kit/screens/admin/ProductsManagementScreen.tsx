import { Download, Plus, Upload } from 'lucide-react'
import { styled } from 'styled-components'
import { Button } from '#ui-kit/elements/Button.tsx'
import { ErrorPanel } from '#ui-kit/elements/ErrorPanel.tsx'
import { Paginator } from '#ui-kit/elements/Paginator.tsx'
import { Text } from '#ui-kit/elements/Text.tsx'
import { TitledPage } from '#ui-kit/screens/account/TitledPage.tsx'
import { home } from '#ui-kit/screens/account/trails.ts'
import { BulkBar } from '#ui-kit/shop/stockroom/BulkBar.tsx'
import { BulkEditDialog, type BulkEditDialogProps } from '#ui-kit/shop/stockroom/BulkEditDialog.tsx'
import type { BulkKind } from '#ui-kit/shop/stockroom/bulkTyped.ts'
import { ProductFilters, type ProductFiltersProps } from '#ui-kit/shop/stockroom/ProductFilters.tsx'
import { ProductsTable } from '#ui-kit/shop/stockroom/ProductsTable.tsx'
import { isNarrowed, wholeCatalogue } from '#ui-kit/shop/stockroom/productFilter.ts'
import type { ProductRow } from '#ui-kit/shop/stockroom/productRow.ts'
import { counted } from '#ui-kit/shop/stockroom/productWords.ts'
import { RowsLoading } from '#ui-kit/shop/stockroom/RowsLoading.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { phone } from '#ui-kit/theme/media.ts'
import { EmptyPage } from './EmptyPage.tsx'
import { NoProducts } from './NoProducts.tsx'

export type ProductsManagementScreenProps = ProductFiltersProps & {
  products: readonly ProductRow[]
  /** How many products match, on all pages. */
  totalCount: number
  /** Ids of ticked products on this page. */
  selectedIds: readonly string[]
  onSelect: (ids: readonly string[]) => void
  /** A bulk change was chosen for the selected products. */
  onBulk: (kind: BulkKind) => void
  /** The bulk change that is being made. */
  bulk?: BulkEditDialogProps | undefined
  addHref: string
  importHref: string
  /** Downloads the whole catalogue, as CSV. */
  onExport: () => void
  exporting?: boolean | undefined
  /** Counted from 1. */
  page: number
  pages: number
  hrefFor: (page: number) => string
  loading?: boolean | undefined
  failure?: { message?: string | undefined; onRetry?: (() => void) | undefined } | undefined
}

/** All products, for admins: to find, to change one by one or many at once, to bring in and to take out as CSV. */
export const ProductsManagementScreen = (props: ProductsManagementScreenProps) => (
  <TitledPage
    trail={[home]}
    title="Products management"
    aside={<Doings {...props} />}
    dialog={props.bulk && <BulkEditDialog {...props.bulk} />}
  >
    <Stack gap={4}>
      <ProductFilters {...props} />
      <Text size={14} tone="ink-2" role="status">
        {!props.loading && !props.failure && counted(props.totalCount, 'product')}
      </Text>
      {content(props)}
    </Stack>
  </TitledPage>
)

const Doings = ({ addHref, importHref, onExport, exporting }: ProductsManagementScreenProps) => (
  <Buttons>
    <Button kind="secondary" href={importHref} icon={<Upload size={18} aria-hidden />}>
      Import CSV
    </Button>
    <Button kind="secondary" loading={exporting} icon={<Download size={18} aria-hidden />} onClick={onExport}>
      Export CSV
    </Button>
    <Button href={addHref} icon={<Plus size={18} aria-hidden />}>
      Add product
    </Button>
  </Buttons>
)

const content = (props: ProductsManagementScreenProps) => {
  const { products, selectedIds, onSelect, onFilter, failure, loading } = props
  const selected = products.filter(({ id }) => selectedIds.includes(id))

  if (failure) return <ErrorPanel message={failure.message ?? 'Failed to fetch products'} onRetry={failure.onRetry} />
  if (loading) return <RowsLoading words="Loading products" />
  if (products.length === 0 && props.totalCount > 0) return <EmptyPage lastHref={props.hrefFor(props.pages)} />
  if (products.length === 0) {
    return <NoProducts {...props} narrowed={isNarrowed(props.filter)} onShowAll={() => onFilter(wholeCatalogue)} />
  }

  return (
    <>
      <ProductsTable {...props} />
      {selected.length > 0 && (
        <BulkBar states={selected.map(({ state }) => state)} onChoose={props.onBulk} onClear={() => onSelect([])} />
      )}
      <Paginator page={props.page} pages={props.pages} hrefFor={props.hrefFor} />
    </>
  )
}

const Buttons = styled.div`
  display: flex;
  gap: var(--space-2);

  ${phone} {
    display: grid;
    width: 100%;
    grid-template-columns: 1fr 1fr;

    > * {
      padding-inline: var(--space-2);
    }
    > :last-child {
      order: -1;
      grid-column: 1 / -1;
    }
  }
`
