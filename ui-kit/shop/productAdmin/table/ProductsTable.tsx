import { History } from 'lucide-react'
import { styled } from 'styled-components'
import { Anchor } from '#ui-kit/elements/Anchor.tsx'
import { Moment } from '#ui-kit/elements/Moment.tsx'
import { tapArea } from '#ui-kit/elements/tapArea.ts'
import { visuallyHiddenStyles } from '#ui-kit/elements/visuallyHiddenStyles.ts'
import { type DataColumn, DataTable } from '#ui-kit/shop/adminTable/DataTable.tsx'
import type { RowSelectionProps } from '#ui-kit/shop/adminTable/useRowSelection.ts'
import { ProductStateBadge } from '#ui-kit/shop/productAdmin/ProductStateBadge.tsx'
import { ProductThumbnail } from '#ui-kit/shop/productAdmin/ProductThumbnail.tsx'
import { formatDiscount, formatReserved } from '#ui-kit/shop/productAdmin/productFormats.ts'
import type { ProductRow, ProductSort, ProductSortKey } from '#ui-kit/shop/productAdmin/productRow.ts'
import { WarningBadge } from '#ui-kit/shop/productAdmin/WarningBadge.tsx'
import { font } from '#ui-kit/theme/font.ts'
import { denseDesk } from '#ui-kit/theme/media.ts'
import { ProductRowCard } from './ProductRowCard.tsx'
import { productColumns } from './productColumns.ts'

type ProductsTableProps = RowSelectionProps & {
  /** The products on this page of the list. */
  products: readonly ProductRow[]
  /** The column that orders the list, and the direction. */
  sort: ProductSort
  /** Called with the column and the direction that somebody has chosen. */
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
    <Thumbnail>
      <ProductThumbnail picture={picture} />
    </Thumbnail>
    <Texts>
      <Name href={href} title={name}>
        {name}
      </Name>
      <Brand>{brand}</Brand>
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
  <DateAndHistory>
    <Moment at={addedAt} show="date" />
    <HistoryLink href={historyHref} aria-label={`History of ${name}`}>
      <History size={14} aria-hidden />
      History
    </HistoryLink>
  </DateAndHistory>
)

type Layout = Omit<DataColumn<ProductRow>, 'key' | 'label' | 'numeric' | 'sortKey'>

const layouts: Readonly<Record<ProductSortKey, Layout>> = {
  name: { isRowHeader: true, minWidth: 190, maxWidth: 300, cell: (product) => <NameAndBrand {...product} /> },
  category: {
    minWidth: 104,
    maxWidth: 124,
    title: ({ categories }) => categories.join(' › '),
    cell: ({ categories }) => (
      <Category>
        {categories.at(-1)}
        <Quiet>{categories.slice(0, -1).join(' › ')}</Quiet>
      </Category>
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

const Thumbnail = styled.span`
  ${denseDesk} {
    /* As high as the two lines beside it. */
    zoom: 0.75;
  }
`

const Texts = styled.div`
  min-width: 0;
  white-space: normal;
`

const Category = styled.div`
  overflow-wrap: break-word;
  white-space: normal;

  ${denseDesk} {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;

    > span {
      overflow: hidden;
      text-overflow: ellipsis;
    }
  }
`

const Name = styled(Anchor)`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow-wrap: anywhere;

  ${denseDesk} {
    line-height: 18px;
  }
`

const Quiet = styled.span`
  display: block;
  color: var(--ink-3);
  ${font(12)}

  tr:hover &, tr[data-selected] & {
    color: var(--ink-2);
  }
`

// Most names begin with it.
const Brand = styled(Quiet)`
  ${denseDesk} {
    ${visuallyHiddenStyles}
  }
`

const Figure = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-end;
  gap: 2px;

  ${denseDesk} {
    flex-direction: row-reverse;
    align-items: center;
    gap: var(--space-1);

    svg {
      display: none;
    }
  }

  strong {
    ${font(14, 600)}
  }
`

const DateAndHistory = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: 2px;

  ${denseDesk} {
    gap: 0;
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
