import { Table } from '#ui-kit/elements/Table.tsx'
import { OnDesk, OnPhone } from '#ui-kit/elements/tableByWidth.ts'
import { SelectAllBox } from '#ui-kit/shop/desk/SelectAllBox.tsx'
import { SortHead, sortedBy } from '#ui-kit/shop/desk/SortHead.tsx'
import { type Selecting, useRowSelection } from '#ui-kit/shop/desk/useRowSelection.ts'
import { ProductRowCard } from './ProductRowCard.tsx'
import { ProductTableRow } from './ProductTableRow.tsx'
import { productColumns } from './productColumns.ts'
import type { ProductRow, ProductSort } from './productRow.ts'

type ProductsTableProps = Selecting & {
  products: readonly ProductRow[]
  sort: ProductSort
  onSort: (sort: ProductSort) => void
}

/** All products: a table, or on phones one card each. In the boxes arrow keys walk, Shift takes rows along, Ctrl+A takes all, Escape none. */
export const ProductsTable = ({ products, sort, onSort, ...selecting }: ProductsTableProps) => {
  const ids = products.map(({ id }) => id)
  const { boxOf, onKeyDown } = useRowSelection(ids, selecting)

  return (
    <>
      <OnDesk onKeyDown={onKeyDown}>
        <Table dense caption="Products" columns={[boxes(ids, selecting), ...headsFor(sort, onSort)]}>
          {products.map((product) => (
            <ProductTableRow key={product.id} product={product} box={boxOf(product.id)} />
          ))}
        </Table>
      </OnDesk>
      <OnPhone aria-label="Products">
        {products.map((product) => (
          <li key={product.id}>
            <ProductRowCard product={product} box={boxOf(product.id)} />
          </li>
        ))}
      </OnPhone>
    </>
  )
}

const boxes = (ids: readonly string[], selecting: Selecting) => ({
  key: 'box',
  label: <SelectAllBox noun="products" ids={ids} {...selecting} />,
})

const headsFor = (sort: ProductSort, onSort: (sort: ProductSort) => void) =>
  productColumns.map(({ key, label, numeric }) => ({
    key,
    numeric,
    label: <SortHead label={label} by={key} sort={sort} onSort={onSort} />,
    sorted: sortedBy(sort, key),
  }))
