import { Download, Plus, Upload } from 'lucide-react'
import { styled } from 'styled-components'
import { Button } from '#ui-kit/elements/Button.tsx'
import { homeCrumb } from '#ui-kit/screens/shell/crumbs.ts'
import { TitledPage } from '#ui-kit/screens/shell/TitledPage.tsx'
import { ListContent, type ListState } from '#ui-kit/shop/adminTable/ListContent.tsx'
import { ListCount } from '#ui-kit/shop/adminTable/ListCount.tsx'
import { BulkEditBar } from '#ui-kit/shop/productAdmin/bulkEdit/BulkEditBar.tsx'
import { BulkEditDialog, type BulkEditDialogProps } from '#ui-kit/shop/productAdmin/bulkEdit/BulkEditDialog.tsx'
import type { BulkEditKind } from '#ui-kit/shop/productAdmin/bulkEdit/bulkEditInput.ts'
import type { ProductRow } from '#ui-kit/shop/productAdmin/productRow.ts'
import { ProductFilters, type ProductFiltersProps } from '#ui-kit/shop/productAdmin/table/ProductFilters.tsx'
import { ProductsTable } from '#ui-kit/shop/productAdmin/table/ProductsTable.tsx'
import { emptyProductFilter, isProductFilterActive } from '#ui-kit/shop/productAdmin/table/productFilter.ts'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { phone } from '#ui-kit/theme/media.ts'
import { NoProducts } from './NoProducts.tsx'

export type ProductsManagementScreenProps = ProductFiltersProps &
  ListState & {
    /** The products on this page of the list. */
    products: readonly ProductRow[]
    /** Ids of ticked products on this page. */
    selectedIds: readonly string[]
    /** Called with the ids of all products that are ticked. */
    onSelect: (ids: readonly string[]) => void
    /** A bulk change was chosen for the selected products. */
    onBulk: (kind: BulkEditKind) => void
    /** The bulk change that is being made. */
    bulk?: BulkEditDialogProps | undefined
    /** Where the form for a new one is. */
    addHref: string
    /** Where products are imported from a CSV file. */
    importHref: string
    /** Downloads the whole catalogue, as CSV. */
    onExport: () => void
    /** Whether the CSV file is being made. */
    exporting?: boolean | undefined
  }

/** All products, for admins: search, single and bulk changes, CSV import and export. */
export const ProductsManagementScreen = (props: ProductsManagementScreenProps) => (
  <TitledPage
    trail={[homeCrumb]}
    title="Products management"
    count={<ListCount list={props} noun="product" />}
    aside={<PageActions {...props} />}
    dialog={props.bulk && <BulkEditDialog {...props.bulk} />}
  >
    <Stack gap={4}>
      <ProductFilters {...props} />
      <ProductList {...props} />
    </Stack>
  </TitledPage>
)

const PageActions = ({ addHref, importHref, onExport, exporting }: ProductsManagementScreenProps) => (
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

const ProductList = (props: ProductsManagementScreenProps) => {
  const { products, selectedIds, onSelect, onFilter, filter } = props
  const selected = products.filter(({ id }) => selectedIds.includes(id))
  const empty = (
    <NoProducts {...props} narrowed={isProductFilterActive(filter)} onShowAll={() => onFilter(emptyProductFilter)} />
  )

  return (
    <ListContent list={props} noun="products" rowCount={products.length} empty={empty}>
      <ProductsTable {...props} />
      {selected.length > 0 && (
        <BulkEditBar states={selected.map(({ state }) => state)} onChoose={props.onBulk} onClear={() => onSelect([])} />
      )}
    </ListContent>
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
