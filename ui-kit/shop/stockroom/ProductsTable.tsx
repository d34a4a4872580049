import { styled } from 'styled-components'
import { Checkbox } from '#ui-kit/elements/Checkbox.tsx'
import { Table } from '#ui-kit/elements/Table.tsx'
import { OnDesk, OnPhone } from '#ui-kit/elements/tableByWidth.ts'
import { ProductRowCard } from './ProductRowCard.tsx'
import { ProductTableRow } from './ProductTableRow.tsx'
import { productColumns } from './productColumns.ts'
import type { ProductRow, ProductSort } from './productRow.ts'
import { allTicked } from './rowSelection.ts'
import { SortHead } from './SortHead.tsx'
import { type Selecting, useRowSelection } from './useRowSelection.ts'

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

const boxes = (ids: readonly string[], { selectedIds, onSelect }: Selecting) => {
  const here = ids.filter((id) => selectedIds.includes(id)).length
  const all = here === ids.length

  return {
    key: 'box',
    label: (
      <HeadBox>
        <Checkbox
          labelHidden
          label="Select all products on this page"
          checked={all}
          mixed={here > 0 && !all}
          onChange={(on) => onSelect(allTicked(ids, selectedIds, on))}
        />
      </HeadBox>
    ),
  }
}

const headsFor = (sort: ProductSort, onSort: (sort: ProductSort) => void) =>
  productColumns.map(({ key, label, numeric }) => ({
    key,
    numeric,
    label: <SortHead label={label} by={key} sort={sort} onSort={onSort} />,
    sorted: sort.by === key ? (sort.descending ? ('descending' as const) : ('ascending' as const)) : undefined,
  }))

const HeadBox = styled.span`
  display: block;
  margin-block: -10px;
`
