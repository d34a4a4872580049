import { History } from 'lucide-react'
import { styled } from 'styled-components'
import { Anchor } from '#ui-kit/elements/Anchor.tsx'
import { Moment } from '#ui-kit/elements/Moment.tsx'
import { tapArea } from '#ui-kit/elements/tapArea.ts'
import { type DataColumn, DataTable } from '#ui-kit/shop/adminTable/DataTable.tsx'
import type { RowSelectionProps } from '#ui-kit/shop/adminTable/useRowSelection.ts'
import { ProductStateBadge } from '#ui-kit/shop/productAdmin/ProductStateBadge.tsx'
import { ProductThumbnail } from '#ui-kit/shop/productAdmin/ProductThumbnail.tsx'
import { formatDiscount, formatReserved } from '#ui-kit/shop/productAdmin/productFormats.ts'
import type { ProductRow, ProductSort, ProductSortKey } from '#ui-kit/shop/productAdmin/productRow.ts'
import { WarningBadge } from '#ui-kit/shop/productAdmin/WarningBadge.tsx'
import { font } from '#ui-kit/theme/font.ts'
import { ProductRowCard } from './ProductRowCard.tsx'
import { productColumns } from './productColumns.ts'

type ProductsTableProps = RowSelectionProps & {
  products: readonly ProductRow[]
  sort: ProductSort
  onSort: (sort: ProductSort) => void
}

/** All products, sorted by any column. */
export const ProductsTable = ({ products, sort, onSort, ...selection }: ProductsTableProps) => (
  <DataTable
    dense
    caption="Products"
    rows={products}
    columns={columns}
    card={(product, checkbox, isSelected) => (
      <ProductRowCard product={product} checkbox={checkbox} selected={isSelected} />
    )}
    sort={sort}
    onSort={onSort}
    selection={{ ...selection, noun: 'products', nameOf: ({ name }) => name }}
  />
)

const NameAndBrand = ({ picture, href, name, brand }: ProductRow) => (
  <PictureAndName>
    <ProductThumbnail picture={picture} />
    <Texts>
      <Name href={href}>{name}</Name>
      <Quiet>{brand}</Quiet>
    </Texts>
  </PictureAndName>
)

const SellingPrice = ({ sellsAt, warnings }: ProductRow) => (
  <Figure>
    <strong>{sellsAt}</strong>
    {warnings.includes('belowCost') && <WarningBadge warning="belowCost" />}
  </Figure>
)

const Stock = ({ stock, reserved, warnings }: ProductRow) => (
  <Figure>
    <strong>{stock}</strong>
    {reserved > 0 && <Quiet>{formatReserved(reserved)}</Quiet>}
    {warnings
      .filter((warning) => warning !== 'belowCost')
      .map((warning) => (
        <WarningBadge key={warning} warning={warning} />
      ))}
  </Figure>
)

const Added = ({ addedAt, historyHref, name }: ProductRow) => (
  <Figure $start>
    <Moment at={addedAt} show="date" />
    <HistoryLink href={historyHref} aria-label={`History of ${name}`}>
      <History size={14} aria-hidden />
      History
    </HistoryLink>
  </Figure>
)

type Layout = Omit<DataColumn<ProductRow>, 'key' | 'label' | 'numeric' | 'sortKey'>

const layouts: Readonly<Record<ProductSortKey, Layout>> = {
  name: { isRowHeader: true, minWidth: 230, cell: (product) => <NameAndBrand {...product} /> },
  category: {
    maxWidth: 170,
    wrap: true,
    cell: ({ categories }) => (
      <>
        {categories.at(-1)}
        <Quiet>{categories.slice(0, -1).join(' › ')}</Quiet>
      </>
    ),
  },
  price: { cell: ({ price }) => price },
  costPrice: { cell: ({ costPrice }) => costPrice },
  discount: { cell: ({ discount }) => formatDiscount(discount) },
  sellsAt: { cell: (product) => <SellingPrice {...product} /> },
  stock: { cell: (product) => <Stock {...product} /> },
  state: { cell: ({ state }) => <ProductStateBadge state={state} /> },
  addedAt: { cell: (product) => <Added {...product} /> },
}

const columns = productColumns.map((column) => ({ ...column, ...layouts[column.key], sortKey: column.key }))

const PictureAndName = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-3);
`

const Texts = styled.div`
  min-width: 0;
  white-space: normal;
`

const Name = styled(Anchor)`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow-wrap: anywhere;
`

const Quiet = styled.span`
  display: block;
  color: var(--ink-3);
  ${font(12)}

  tr:hover &, tr[data-selected] & {
    color: var(--ink-2);
  }
`

const Figure = styled.div<{ $start?: boolean }>`
  display: flex;
  flex-direction: column;
  align-items: ${({ $start }) => ($start ? 'flex-start' : 'flex-end')};
  gap: 2px;

  strong {
    ${font(14, 600)}
  }
`

const HistoryLink = styled(Anchor)`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 4px;
  ${font(12, 600)}
  ${tapArea('-6px')}
`
