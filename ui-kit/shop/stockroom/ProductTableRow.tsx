import { History } from 'lucide-react'
import { styled } from 'styled-components'
import { Anchor } from '#ui-kit/elements/Anchor.tsx'
import { Checkbox } from '#ui-kit/elements/Checkbox.tsx'
import { Moment } from '#ui-kit/elements/Moment.tsx'
import type { RowBox } from '#ui-kit/shop/desk/useRowSelection.ts'
import { font } from '#ui-kit/theme/font.ts'
import { ProductStateBadge } from './ProductStateBadge.tsx'
import { ProductThumb } from './ProductThumb.tsx'
import type { ProductRow } from './productRow.ts'
import { discountWords, reservedWords } from './productWords.ts'
import { WarningBadge } from './WarningBadge.tsx'

type ProductTableRowProps = { product: ProductRow; box: RowBox }

/** One line of the table of products. */
export const ProductTableRow = ({ product, box }: ProductTableRowProps) => (
  <tr data-selected={box.checked || undefined}>
    <td>
      <Checkbox labelHidden label={`Select ${product.name}`} {...box} />
    </td>
    <Product scope="row">
      <Named>
        <ProductThumb picture={product.picture} />
        <Words>
          <Name href={product.href}>{product.name}</Name>
          <Quiet>{product.brand}</Quiet>
        </Words>
      </Named>
    </Product>
    <Category>
      {product.categories.at(-1)}
      <Quiet>{product.categories.slice(0, -1).join(' › ')}</Quiet>
    </Category>
    <td data-numeric>{product.price}</td>
    <td data-numeric>{product.costPrice}</td>
    <td data-numeric>{discountWords(product.discount)}</td>
    <td data-numeric>
      <Figure>
        <strong>{product.sellsAt}</strong>
        {product.warnings.includes('belowCost') && <WarningBadge warning="belowCost" />}
      </Figure>
    </td>
    <td data-numeric>
      <Figure>
        <strong>{product.stock}</strong>
        {product.reserved > 0 && <Quiet>{reservedWords(product.reserved)}</Quiet>}
        {product.warnings
          .filter((warning) => warning !== 'belowCost')
          .map((warning) => (
            <WarningBadge key={warning} warning={warning} />
          ))}
      </Figure>
    </td>
    <td>
      <ProductStateBadge state={product.state} />
    </td>
    <td>
      <Figure $start>
        <Moment at={product.addedAt} show="date" />
        <HistoryLink href={product.historyHref} aria-label={`History of ${product.name}`}>
          <History size={14} aria-hidden />
          History
        </HistoryLink>
      </Figure>
    </td>
  </tr>
)

const Product = styled.th`
  min-width: 230px;
`

const Named = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-3);
`

const Words = styled.div`
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

const Category = styled.td`
  max-width: 170px;

  && {
    white-space: normal;
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

  &::after {
    position: absolute;
    content: '';
    inset: -6px;
  }
`
