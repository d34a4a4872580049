import { styled } from 'styled-components'
import { Anchor } from '#ui-kit/elements/Anchor.tsx'
import { Checkbox } from '#ui-kit/elements/Checkbox.tsx'
import type { RowBox } from '#ui-kit/shop/desk/useRowSelection.ts'
import { font, tabular } from '#ui-kit/theme/font.ts'
import { ProductStateBadge } from './ProductStateBadge.tsx'
import { ProductThumb } from './ProductThumb.tsx'
import type { ProductRow } from './productRow.ts'
import { discountWords, reservedWords } from './productWords.ts'
import { WarningBadge } from './WarningBadge.tsx'

/** A row of the table of products where there is no room for one. */
export const ProductRowCard = ({ product, box }: { product: ProductRow; box: RowBox }) => (
  <Sheet data-selected={box.checked || undefined}>
    <Top>
      <ProductThumb picture={product.picture} size={64} />
      <Words>
        <Name href={product.href}>{product.name}</Name>
        <Quiet>
          {product.brand} · {product.categories.at(-1)}
        </Quiet>
      </Words>
      <Checkbox labelHidden label={`Select ${product.name}`} {...box} />
    </Top>
    <Figures>
      <Figure>
        <dt>Sells at</dt>
        <dd>{product.sellsAt}</dd>
        <Quiet as="dd">{soldHow(product)}</Quiet>
      </Figure>
      <Figure>
        <dt>Cost</dt>
        <dd>{product.costPrice}</dd>
      </Figure>
      <Figure>
        <dt>Stock</dt>
        <dd>{product.stock}</dd>
        {product.reserved > 0 && <Quiet as="dd">{reservedWords(product.reserved)}</Quiet>}
      </Figure>
    </Figures>
    <Bottom>
      <ProductStateBadge state={product.state} />
      {product.warnings.map((warning) => (
        <WarningBadge key={warning} warning={warning} />
      ))}
      <HistoryLink href={product.historyHref} aria-label={`History of ${product.name}`}>
        History
      </HistoryLink>
    </Bottom>
  </Sheet>
)

const soldHow = ({ price, discount }: ProductRow) =>
  discount === 0 ? 'full price' : `${price} ${discountWords(discount)}`

const Sheet = styled.article`
  display: flex;
  flex-direction: column;
  gap: var(--space-3);
  padding: var(--space-4);
  border: var(--border) solid var(--line);
  border-radius: var(--radius-2);
  background: var(--surface);

  &[data-selected] {
    border-color: var(--brand);
    background: var(--brand-tint);
    box-shadow: inset 0 0 0 1px var(--brand);
  }
`

const Top = styled.div`
  display: flex;
  align-items: flex-start;
  gap: var(--space-3);

  > :last-child {
    margin: -10px -8px;
    padding-inline: 8px;
  }
`

const Words = styled.div`
  min-width: 0;
  flex: 1;
`

const Name = styled(Anchor)`
  overflow-wrap: anywhere;
  ${font(16, 600)}
`

const Quiet = styled.span`
  display: block;
  color: var(--ink-3);
  ${font(12)}

  [data-selected] & {
    color: var(--ink-2);
  }
`

const Figures = styled.dl`
  display: grid;
  grid-template-columns: 1.4fr 1fr 1fr;
  gap: var(--space-2);
  ${tabular}
`

const Figure = styled.div`
  min-width: 0;

  dt {
    color: var(--ink-2);
    ${font(12)}
  }
  dt + dd {
    ${font(16, 600)}
  }
`

const Bottom = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
`

const HistoryLink = styled(Anchor)`
  position: relative;
  margin-left: auto;
  ${font(14, 600)}

  &::after {
    position: absolute;
    content: '';
    inset: -12px;
  }
`
